/** Requests of the operations of the contract, put together from their parts. */
import { operations, type OperationId } from '@parapet/contracts';
import { assertResponse } from '@parapet/contracts/testing';
import type { Person, TestApi } from './api.ts';
import { openStream, originOf } from './event-stream.ts';

/** The parts of a request by the names that the table of operations has for them. */
export interface Ask {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  /** '' for a stream, of which only the head is read. */
  text: string;
}

/** Path and query of a request. */
export function addressOf(id: OperationId, { params = {}, query = {} }: Ask): string {
  const path = operations[id].url.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/**
 * Every answer is held against the contract.
 * @throws ContractError when it does not fit
 */
export async function ask(api: TestApi, who: Partial<Person> & Pick<Person, 'send'>, id: OperationId, request: Ask): Promise<Answer> {
  if (id === 'streamEvents') return headOfStream(api, who.headers, addressOf(id, request), request.headers);
  const answer = await who.send(operations[id].method, addressOf(id, request), request.body, request.headers);
  return { status: answer.status, text: await answer.text() };
}

/** An address (characters) with which a request may be too large for the HTTP server. */
const LONG = 10_000;

/** A stream never ends by itself, so it takes a port; once its head is there it is closed. */
async function headOfStream(api: TestApi, session: Record<string, string> = {}, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const url = `${await originOf(api.app)}${path}`;
  const stream = await openStream(url, { headers: { ...headers, ...session } });
  const { status } = stream;
  if (status === 200) {
    stream.close();
    assertResponse('streamEvents', { status, contentType: stream.headers.get('content-type'), body: '' });
    return { status, text: '' };
  }
  stream.close();
  const refused = await fetch(url, { headers: { ...headers, ...session } });
  const text = await refused.text();
  // Too long an address is refused before it is a request that the contract could know.
  if (refused.status !== 431 || path.length < LONG) assertResponse('streamEvents', { status: refused.status, contentType: refused.headers.get('content-type'), body: text });
  return { status: refused.status, text };
}
