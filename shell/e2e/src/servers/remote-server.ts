/** A server of somebody else's that remotes are loaded from: another origin, which can be down, hang or work. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { freePort } from './node-process.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface RemoteServer {
  readonly origin: string;
  start(): Promise<void>;
  /** From now on requests are taken and not answered. */
  hang(): void;
  /** Answers requests from now on; earlier ones stay without an answer. */
  recover(): void;
  /** Answers all requests, also the earlier ones. */
  answerWaiting(): void;
  stop(): Promise<void>;
}

function serve(dir: string, path: string, response: ServerResponse): void {
  const file = join(dir, path.replace(/^\/registry\//, ''));
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
}

/** Serves a registry's folder below `/registry/`, as the service does. It listens only once it is started. */
export async function createRemoteServer(dir: string): Promise<RemoteServer> {
  const port = await freePort();
  let hanging = false;
  let waiting: (() => void)[] = [];
  let server: Server | null = null;
  return {
    origin: `http://127.0.0.1:${port}`,
    async start() {
      const started = createServer((request, response) => {
        const answer = () => serve(dir, new URL(request.url ?? '/', 'http://localhost').pathname, response);
        if (hanging) waiting.push(answer);
        else answer();
      });
      await new Promise<void>((resolve) => {
        started.listen(port, '127.0.0.1', resolve);
      });
      server = started;
    },
    hang() {
      hanging = true;
    },
    recover() {
      hanging = false;
    },
    answerWaiting() {
      hanging = false;
      for (const answer of waiting) answer();
      waiting = [];
    },
    async stop() {
      const started = server;
      if (started === null) return;
      started.closeAllConnections();
      await new Promise((resolve) => {
        started.close(resolve);
      });
    },
  };
}
