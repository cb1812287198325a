/** A minimal HTTP client: one open connection, one request at a time. It must cost little, as it runs on the machine that is measured. */
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** Head and body. */
  raw: Buffer;
  headEnd: number;
}

interface Waiting {
  done: (answer: Answer) => void;
  fail: (error: Error) => void;
}

const HEAD_END = '\r\n\r\n';
const NO_CONTENT = 204;

export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#waiting?.fail(error));
    socket.on('close', () => this.#waiting?.fail(new Error('The connection was closed before the answer arrived')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', fail);
      socket.once('connect', () => done(new Connection(socket)));
    });
  }

  /** @param request bytes of an HTTP request */
  send(request: Buffer): Promise<Answer> {
    this.#received = Buffer.alloc(0);
    return new Promise((done, fail) => {
      this.#waiting = { done, fail };
      this.#socket.write(request);
    });
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const answer = wholeAnswer(this.#received);
    if (answer === null) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.done(answer);
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** @returns null when the answer is not complete yet */
export function wholeAnswer(raw: Buffer): Answer | null {
  const headEnd = raw.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = raw.toString('latin1', 0, headEnd).toLowerCase();
  const start = headEnd + HEAD_END.length;
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  const status = Number(head.slice('http/1.1 '.length, 'http/1.1 200'.length));
  if (status === NO_CONTENT) return { status, raw, headEnd: start };
  const complete = length === undefined ? chunksEnd(raw, start) !== null : raw.length >= start + Number(length);
  return complete ? { status, raw, headEnd: start } : null;
}

/** @returns offset of the end of a chunked body; null when it is not complete yet */
function chunksEnd(raw: Buffer, start: number): number | null {
  for (let at = start; ;) {
    const line = raw.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = Number.parseInt(raw.toString('latin1', at, line), 16);
    const next = line + 2 + size + 2;
    if (next > raw.length) return null;
    if (size === 0) return next;
    at = next;
  }
}

/** The body, without the framing of chunks. */
export function bodyOf({ raw, headEnd }: Answer): Buffer {
  if (!/\r\ntransfer-encoding: *chunked/i.test(raw.toString('latin1', 0, headEnd))) return raw.subarray(headEnd);
  const parts: Buffer[] = [];
  for (let at = headEnd; ;) {
    const line = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(raw.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
