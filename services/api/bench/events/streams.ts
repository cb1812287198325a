/** Event streams to a process that is measured. Reading must cost little, as it takes place on the machine that is measured. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { wait } from '../../src/platform/timers.ts';
import type { Subject } from '../api/subject/subject.ts';

export interface Streams {
  /** Changes that all streams together have received. */
  events: number;
  /** Time between a change and its arrival (ms), of some streams. */
  delays: number[];
  /** Waits a little for what is still on its way. @param changes that each stream should receive */
  close(changes: number): Promise<void>;
}

const EVENT = Buffer.from('event: change\n');
const AT = /"at":"([^"]+)"/g;
/** Delays are measured on one stream in this many. */
const SAMPLED = 50;
/** How long to wait for the last events (ms). */
const PATIENCE = 10_000;

function occurrences(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(EVENT); at >= 0; at = piece.indexOf(EVENT, at + EVENT.length)) count += 1;
  return count;
}

async function opened(port: number, cookie: string, receive: (piece: Buffer) => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /api/events HTTP/1.1\r\nhost: localhost:8080\r\ncookie: parapet=${cookie}\r\naccept: text/event-stream\r\n\r\n`,
  );
  const [head] = await once(socket, 'data');
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(`A stream was refused: ${String(head)}`);
  // An event that is split across two pieces is not counted. The report shows how many events were counted.
  socket.on('data', receive);
  return socket;
}

/** Opens `count` streams, spread evenly over the members. */
export async function openStreams({ port, cookies }: Subject, count: number): Promise<Streams> {
  const streams: Streams = {
    events: 0,
    delays: [],
    async close(changes) {
      for (const until = Date.now() + PATIENCE; streams.events < changes * count && Date.now() < until;) await wait(50);
      for (const socket of sockets) socket.destroy();
    },
  };
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const isSampled = n % SAMPLED === 0;
    const receive = (piece: Buffer) => {
      streams.events += occurrences(piece);
      if (isSampled)
        for (const [, at = ''] of piece.toString().matchAll(AT)) streams.delays.push(Date.now() - Date.parse(at));
    };
    sockets.push(await opened(port, cookies[n % cookies.length] ?? '', receive));
  }
  return streams;
}
