import { operations, type OperationId } from '@parapet/contracts';
import type { OperationInput, OperationResult } from '@parapet/contracts/client';
import { send } from './connection.ts';

const origin = typeof location === 'undefined' ? '' : location.origin;

/** The request of a call: names in the URL come from the input, everything else but `body` and `version` goes into the query. */
export function requestOf(id: OperationId, input: object = {}, signal?: AbortSignal): Request {
  const { method, url } = operations[id];
  const search = new URLSearchParams();
  const headers = new Headers();
  const path = url.split('/');
  let body: string | null = null;
  for (const [key, value] of Object.entries(input)) {
    const place = path.indexOf(`:${key}`);
    if (value === undefined) continue;
    if (key === 'body') body = JSON.stringify(value);
    else if (key === 'version') headers.set('if-match', `"${value}"`);
    else if (place !== -1) path[place] = encodeURIComponent(String(value));
    else for (const one of [value].flat()) search.append(key, String(one));
  }
  if (body !== null) headers.set('content-type', 'application/json');
  const query = search.size > 0 ? `?${search}` : '';
  return new Request(`${origin}${path.join('/')}${query}`, { method, headers, body, credentials: 'same-origin', ...(signal && { signal }) });
}

/** As {@link call}, with a signal to abort it. The input has been checked by the types of the caller. */
export async function callOperation<Id extends OperationId>(id: Id, input: object | undefined, signal?: AbortSignal): Promise<OperationResult<Id>> {
  const response = await send(requestOf(id, input, signal));
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  // Outside data: the service's tests check every answer against the schema that this type is derived from.
  return (isJson ? await response.json() : undefined) as OperationResult<Id>;
}

/** The input may be left out when everything in it may. */
export type InputArgs<Id extends OperationId> = object extends OperationInput<Id> ? [input?: OperationInput<Id>] : [input: OperationInput<Id>];

/**
 * Calls an operation once: `await call('getRisk', { id })`. Screens read with {@link query} and change with `useOperation`.
 * @throws {ApiError} for every answer that is not a success
 */
export function call<Id extends OperationId>(id: Id, ...[input]: InputArgs<Id>): Promise<OperationResult<Id>> {
  return callOperation(id, input);
}
