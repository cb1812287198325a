/** Sends requests to the service without a port and checks every answer of an operation against the contract. */
import type { FastifyInstance } from 'fastify';
import { assertResponse, operationOf } from '@parapet/contracts/testing';

/** A `fetch` of the service for the typed client. @param headers sent with every request */
export function injectFetch(
  app: FastifyInstance,
  headers: Record<string, string>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const payload = await request.text();
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...headers },
      ...(payload === '' ? {} : { payload }),
    });
    const sent = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) sent.append(name, String(one));
    const found = operationOf(request.method, pathname);
    if (found !== undefined)
      assertResponse(found.operationId, {
        status: answer.statusCode,
        contentType: sent.get('content-type'),
        body: answer.body,
      });
    return new Response(answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.body, {
      status: answer.statusCode,
      headers: sent,
    });
  };
}
