/** Refuses requests while the process cannot keep up, so that those it has accepted are answered. */
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import underPressure from '@fastify/under-pressure';
import { busy } from '../pipeline/problem-document.ts';

export interface LoadLimits {
  /** Average delay of the event loop between two measurements (ms). */
  eventLoopDelay: number;
  /** Share of the heap limit of V8 (0-1). */
  heapShare: number;
  /** Time between two measurements (ms). */
  interval: number;
}

/**
 * Requests that arrive over many connections at once are handled one after the other before the event loop goes on, so its delay
 * is about the time that each of them waits. In the bench with 10,000 risks on two processors 8 connections delay it by 20 ms
 * at most, 64 that create records on a slow disk by 1.4 s; the heap takes 170 MB of the 4.4 GB that it may.
 */
const DEFAULTS: LoadLimits = { eventLoopDelay: 2000, heapShare: 0.9, interval: 5000 };

/**
 * Probes must see that the process is alive, however busy it is. Files cost little, and a page that lacks one is broken instead of late: it could
 * not even say that the service is busy.
 */
const isAlwaysAnswered = (url: string) => /^\/(?:api\/health|assets\/|registry\/)/.test(url);

/** Counts the consecutive measurements that found the process under pressure. */
function pressureCounter(app: FastifyInstance, interval: number): () => number {
  let count = 0;
  const timer = setInterval(() => {
    count = app.isUnderPressure() ? count + 1 : 0;
  }, interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => count;
}

export const loadShedding = fp<{ limits?: LoadLimits }>(
  async (app, { limits: { eventLoopDelay, heapShare, interval } = DEFAULTS }) => {
    await app.register(underPressure, {
      sampleInterval: interval,
      maxEventLoopDelay: eventLoopDelay,
      // The utilization of the event loop has no limit: it is 1 as soon as a processor is used to the full, however short the queue.
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
      pressureHandler: async (request, _reply, type, value) => {
        if (isAlwaysAnswered(request.url)) return;
        // A single late measurement may come from one long task, which has ended by now.
        if (type === underPressure.TYPE_EVENT_LOOP_DELAY && measurements() < 2) return;
        request.log.debug({ [type]: value }, 'too much load');
        throw busy(Math.ceil(interval / 1000));
      },
    });
    const measurements = pressureCounter(app, interval);
  },
);
