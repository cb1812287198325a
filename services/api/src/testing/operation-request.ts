/** Sends requests of the contract's operations, given by their parts. */
import { operations, type OperationId } from '@parapet/contracts';
import { assertResponse } from '@parapet/contracts/testing';
import type { Person, TestApi } from './api.ts';
import { openStream, originOf } from './event-stream.ts';

/** The parts of a request, named as in the table of operations. */
export interface OperationRequest {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  /** Empty for a stream, of which only the head is read. */
  text: string;
}

/** Path and query of a request. */
export function urlOf(id: OperationId, { params = {}, query = {} }: OperationRequest): string {
  const path = operations[id].url.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** @throws ContractError when the answer does not fit the contract */
export async function sendRequest(
  api: TestApi,
  caller: Partial<Person> & Pick<Person, 'send'>,
  id: OperationId,
  request: OperationRequest,
): Promise<Answer> {
  if (id === 'streamEvents') return headOfStream(api, caller.headers, urlOf(id, request), request.headers);
  const answer = await caller.send(operations[id].method, urlOf(id, request), request.body, request.headers);
  return { status: answer.status, text: await answer.text() };
}

/** Characters of a URL with which a request may be too large for the HTTP server. */
const LONG_URL = 10_000;

/** A stream does not end by itself, so this connects over a port, reads the head and closes it. */
async function headOfStream(
  api: TestApi,
  session: Record<string, string> = {},
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
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
  // The HTTP server refuses a URL that is too long before any operation sees it.
  if (refused.status !== 431 || path.length < LONG_URL)
    assertResponse('streamEvents', {
      status: refused.status,
      contentType: refused.headers.get('content-type'),
      body: text,
    });
  return { status: refused.status, text };
}
