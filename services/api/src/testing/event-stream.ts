/** Reads server-sent events over a port, as a browser does. */
import type { FastifyInstance } from 'fastify';
import { EventReader, type ReadEvent } from '@parapet/contracts/testing';

export interface OpenStream {
  status: number;
  headers: Headers;
  /** Waits for that many more events. @throws Error when they do not come in time */
  take(count: number): Promise<ReadEvent[]>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  /** Id of the last event. */
  lastId(): string | undefined;
  close(): void;
}

/** Makes the service listen if it does not yet. @returns its origin */
export async function originOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
}

export async function openStream(url: string, init: RequestInit = {}): Promise<OpenStream> {
  const controller = new AbortController();
  const answer = await fetch(url, { ...init, signal: controller.signal });
  const { status, headers, body } = answer;
  const reader = new EventReader(body ?? new Blob([]).stream());
  return {
    status,
    headers,
    ended: reader.ended,
    lastId: () => reader.lastId,
    close: () => controller.abort(),
    take: (count) => reader.take(count),
  };
}
