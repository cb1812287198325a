/** Measurements for Prometheus, on a port of their own: whoever reaches it sees how much the product is used. */
import { createServer } from 'node:http';
import fp from 'fastify-plugin';
import { factsOf } from './route-facts.ts';

export interface MetricsOptions {
  host: string;
  port: number;
  /** How many pages this process sends events to. */
  streams: () => number;
}

/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** @throws Error at the start, when the port is taken */
export const metrics = fp<MetricsOptions>(async (app, { host, port, streams }) => {
  // Loaded only where it is used.
  const { Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'parapet_request_seconds',
    help: 'Time until the response was sent, by operation of the API (or page, or asset) and status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  const gauge = new Gauge({
    name: 'parapet_event_streams',
    help: 'Pages that receive live events from this process',
    registers: [],
    collect() {
      this.set(streams());
    },
  });
  register.registerMetric(gauge);
  app.addHook('onResponse', async (request, reply) => {
    const { kind, operation } = factsOf(request);
    // It ends when the page is left.
    if (operation?.id === 'streamEvents') return;
    requests.observe({ operation: operation?.id ?? kind, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
