/** A server with the protocol of a language model, for tests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Asked {
  path: string;
  authorization: string | undefined;
  /** Parsed; undefined for a GET. */
  body: unknown;
}

export type Answer = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export interface ModelServer {
  url: string;
  asked: Asked[];
  /** Sets the responses to the next requests; the last one repeats. */
  answers(...next: Answer[]): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = (await Array.fromAsync(request)).map(String).join('');
  return text === '' ? undefined : JSON.parse(text);
}

export async function modelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let queue: Answer[] = [];
  const server = createServer((request, response) => {
    void reply(request, response);
  });
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const one = { path: request.url ?? '', authorization: request.headers.authorization, body: await bodyOf(request) };
    asked.push(one);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    await (answer ?? status(500))(response, one);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    answers: (...next) => void (queue = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('{"error":"internal secret of the model server"}');

export const json =
  (value: unknown): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** A complete answer of a chat. */
export const says = (content: unknown) =>
  json({ choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }] });

/** One event of a streamed answer. */
export const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
export const chunk = (content: string) => event({ choices: [{ delta: { content } }] });
/** The event with the reason for the end. */
export const stop = (finish_reason: string) => event({ choices: [{ delta: {}, finish_reason }] });
export const DONE = 'data: [DONE]\n\n';

/** Exactly this text. */
export const sends =
  (text: string, type = 'text/event-stream'): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(text);

/** A streamed answer. @param end whether it is completed */
export const streams =
  (pieces: readonly string[], end = true): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) response.write(chunk(piece));
    if (end) response.end(DONE);
  };
