import { operations, type OperationId } from '@parapet/contracts';
import type { FileBody, OperationResult } from '@parapet/contracts/client';
import { send } from './connection.ts';
import { ApiError } from './failures/api-error.ts';
import { withOrganization, type CallInput } from './organization.ts';
import { newKey, repeated } from './repeatable.ts';

const origin = typeof location === 'undefined' ? '' : location.origin;

/** As the contract's `Id`, whose schema no page needs. */
const ID = /^[A-Za-z0-9][\w.:@-]{0,199}$/;
/** Paths without parameters, e.g. `GET /api/risks/summary`. */
const FIXED = new Set(Object.values(operations).map(({ method, url }) => `${method} ${url}`));

/**
 * No record has such an id, which an address may contain: a request with it would be refused for its form, or be one for something else.
 * @throws {ApiError} as for any record that does not exist
 */
function checkPath(method: string, path: string, ids: readonly string[]): void {
  if (ids.every((id) => ID.test(id)) && (ids.length === 0 || !FIXED.has(`${method} ${path}`))) return;
  throw new ApiError({ type: 'about:blank', title: 'Not Found', status: 404, code: 'not_found', request_id: '' });
}

/**
 * The request of a call: names in the URL come from the input, everything else but `body` and `version` goes into the query.
 * @throws {ApiError} 404 for an id that no record can have
 */
export function requestOf(id: OperationId, input: object = {}, signal?: AbortSignal): Request {
  const { method, url } = operations[id];
  const search = new URLSearchParams();
  const headers = new Headers();
  const path = url.split('/');
  const ids: string[] = [];
  let body: string | ArrayBuffer | null = null;
  let type = 'application/json';
  for (const [key, value] of Object.entries(input)) {
    const place = path.indexOf(`:${key}`);
    if (value === undefined) continue;
    if (isFile(id, key, value)) ({ bytes: body, type } = value);
    else if (key === 'body') body = JSON.stringify(value);
    else if (key === 'version') headers.set('if-match', `"${value}"`);
    else if (key === 'overwrites') headers.set('overwrites-since', String(value));
    else if (place !== -1) {
      ids.push(String(value));
      path[place] = encodeURIComponent(String(value));
    } else for (const one of [value].flat()) search.append(key, String(one));
  }
  checkPath(method, path.join('/'), ids);
  if (body !== null) headers.set('content-type', type);
  const query = search.size > 0 ? `?${search}` : '';
  return new Request(`${origin}${path.join('/')}${query}`, {
    method,
    headers,
    body,
    credentials: 'same-origin',
    ...(signal && { signal }),
  });
}

/** Whether a value is a file. Decided by the operation's name, since a built page has only methods and URLs; the caller's types guarantee the shape. */
const isFile = (id: OperationId, key: string, _value: unknown): _value is FileBody =>
  key === 'body' && id.startsWith('import');

/** Sends a request. A POST that got no answer is sent again with the same `Idempotency-Key`, so that the server executes it only once. */
async function responseTo(
  id: OperationId,
  input: object,
  signal: AbortSignal | undefined,
  key: string | undefined,
): Promise<Response> {
  if (operations[id].method !== 'POST') return send(requestOf(id, input, signal));
  const idempotencyKey = key ?? newKey();
  return repeated(() => {
    const request = requestOf(id, input, signal);
    request.headers.set('idempotency-key', idempotencyKey);
    return send(request);
  });
}

/**
 * As {@link callOperation}, with a signal to abort it. The input has been checked by the types of the caller.
 * @param key `Idempotency-Key` of a POST: the key of the earlier call, to repeat a call that may have succeeded
 */
export async function callWithSignal<Id extends OperationId>(
  id: Id,
  input: object | undefined,
  signal?: AbortSignal,
  key?: string,
): Promise<OperationResult<Id>> {
  const response = await responseTo(id, withOrganization(id, input), signal, key);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  // Outside data: the service's tests check every answer against the schema that this type is derived from.
  return (isJson ? await response.json() : undefined) as OperationResult<Id>;
}

/** The input is optional when all of its fields are. */
export type InputArgs<Id extends OperationId> =
  object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

/**
 * Calls an operation once: `await callOperation('getRisk', { id })`. The organization of the session is added. Screens read with {@link query} and change with `useOperation`.
 * @throws {ApiError} for every answer that is not a success
 */
export function callOperation<Id extends OperationId>(id: Id, ...[input]: InputArgs<Id>): Promise<OperationResult<Id>> {
  return callWithSignal(id, input);
}
