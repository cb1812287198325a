/** The API without an HTTP server, e.g. in a browser. The other transport is Fastify (`src/http`). */
import { operations, type Access, type OperationId } from '@parapet/contracts';
import type { Store } from '../store/port.ts';
import { accessOf, admit, isBackground } from './access.ts';
import type { RequestHead } from './call.ts';
import { CanceledError } from './canceled.ts';
import { EventStream } from './responses/event-stream.ts';
import { FileStream } from './responses/file-stream.ts';
import type { Log } from './log.ts';
import { answer, type Answer, type Route } from './pipeline.ts';
import { noSuchRoute, PROBLEM_TYPE, problemDocument, problemOf } from './problem-document.ts';
import type { Principal } from './principal.ts';
import type { Problem } from './problem.ts';

/** Finds out who makes a request; `Identity` does. */
interface Identifying {
  identify(head: RequestHead, access: Access | undefined, isBackground: boolean): Promise<Principal | null>;
}

export interface ServiceOptions {
  routes: readonly Route[];
  store: Store;
  identity: Identifying;
  log: Log;
}

/** A `Request`, or an object with the headers `cookie` and `origin`, which a page cannot set on one. */
export interface ServiceRequest extends Pick<Request, 'method' | 'url' | 'signal' | 'arrayBuffer'> {
  headers: Iterable<[name: string, value: string]>;
}

export interface Service {
  /** Never rejects: the response to an error is a problem document. */
  answer(request: ServiceRequest): Promise<Answer>;
}

/** @returns the operation of a request and the parameters in its path; null when there is none */
export type Match = (method: string, pathname: string) => { id: OperationId; params: Record<string, string> } | null;

/** Fixed paths precede those with parameters: `archived` in `/risks/archived` is not an id. */
export function matcherOf(ids: readonly OperationId[]): Match {
  const patterns = ids
    .map((id) => ({
      id,
      method: operations[id].method,
      url: operations[id].url,
      pattern: new URLPattern({ pathname: operations[id].url }),
    }))
    .toSorted((a, b) => a.url.split(':').length - b.url.split(':').length);
  return (method, pathname) => {
    for (const one of patterns) {
      const groups = one.method === method ? one.pattern.exec({ pathname })?.pathname.groups : undefined;
      if (groups !== undefined)
        return {
          id: one.id,
          params: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value ?? '')])),
        };
    }
    return null;
  };
}

/** @returns '', which no parameter may be, for an invalid encoding */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

export function createService({ routes, store, identity, log }: ServiceOptions): Service {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const match = matcherOf([...byId.keys()]);

  async function answerOf(head: RequestHead, url: URL, request: ServiceRequest): Promise<Answer> {
    const found = match(request.method, url.pathname);
    const route = found === null ? undefined : byId.get(found.id);
    if (found === null || route === undefined) throw noSuchRoute(request.method, head.url);
    const principal = await identity.identify(head, accessOf(found.id), isBackground(found.id));
    const member = await admit(store, found.id, principal);
    const body = new Uint8Array(await request.arrayBuffer());
    return answer(route, {
      head,
      principal,
      member,
      params: found.params,
      query: queryOf(url.searchParams),
      body,
      log,
      signal: () => cancellation(request),
    });
  }

  return {
    async answer(request) {
      const url = new URL(request.url);
      const requestId = crypto.randomUUID();
      const head = {
        method: request.method,
        url: url.pathname + url.search,
        headers: Object.fromEntries(request.headers),
        requestId,
      };
      try {
        return complete(await answerOf(head, url, request), requestId);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.status >= 500) log.error({ err: error }, 'request failed');
        return problemAnswer(problem, requestId);
      }
    },
  };
}

export function problemAnswer(problem: Problem, requestId: string): Answer {
  const headers = { ...problem.headers, 'content-type': PROBLEM_TYPE };
  return complete(
    { status: problem.status, headers, body: JSON.stringify(problemDocument(problem, requestId)) },
    requestId,
  );
}

function complete({ headers, ...answered }: Answer, requestId: string): Answer {
  return { ...answered, headers: { 'x-request-id': requestId, 'cache-control': 'no-store', ...headers } };
}

/** The response as a page receives it. A browser drops `set-cookie`, which pages may not read. */
export function responseOf({ status, headers, body }: Answer): Response {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(body instanceof EventStream || body instanceof FileStream ? body.readable : body, {
    status,
    headers: pairs,
  });
}

/** A repeated name becomes a list. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())]
      .map((name) => [name, search.getAll(name)] as const)
      .map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

function cancellation({ signal }: ServiceRequest): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new CanceledError());
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
