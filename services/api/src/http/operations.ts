/** Registers the handlers with Fastify, as the transport of the pipeline. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { EXPORT_TYPES, operations, type OperationId } from '@parapet/contracts';
import { EventStream } from '../pipeline/responses/event-stream.ts';
import { FileStream } from '../pipeline/responses/file-stream.ts';
import { mediaOf } from '../pipeline/responses/media.ts';
import { answer, type Answer, type Route } from '../pipeline/pipeline.ts';
import { bodyLimitOf } from '../pipeline/requests/request-body.ts';
import { cancellation } from './cancellation.ts';
import { NO_COMPILERS } from './contract-schemas.ts';
import { headOf } from './request-head.ts';

/** Whether an operation may respond with an event stream. */
const isStream = (id: OperationId) => mediaOf(id, 200)['text/event-stream'] !== undefined;

/** ... with a file. */
const isFile = (id: OperationId) => mediaOf(id, 200)[EXPORT_TYPES.csv] !== undefined;

const asText = (text: unknown) => String(text);

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  reply.code(status);
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  if (body === null) return reply.send();
  if (body instanceof EventStream || body instanceof FileStream) return reply.send(body.readable);
  // Serialized already.
  return reply.serializer(asText).send(body);
}

async function handle(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { principal, member, params, query, body, log } = request;
  const result = await answer(route, {
    head: headOf(request),
    principal,
    member,
    params,
    query,
    log,
    body: body instanceof Uint8Array ? body : undefined,
    signal: () => cancellation(reply),
  });
  // The client has disconnected before the stream was opened.
  if (result.body instanceof EventStream && reply.raw.closed) {
    result.body.cut();
    return reply.hijack();
  }
  return send(reply, result);
}

export function operationRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  for (const route of routes) {
    const { method, url, config, schema } = operations[route.id];
    const streams = isStream(route.id);
    const options: RouteOptions = {
      method,
      url,
      config,
      schema,
      ...NO_COMPILERS,
      bodyLimit: bodyLimitOf(route.id),
      handler: (request, reply) => handle(route, request, reply),
      // HEAD would open a stream that nobody reads, and compression would delay events.
      ...((streams || isFile(route.id)) && { exposeHeadRoute: false }),
      ...(streams && { compress: false }),
    };
    app.route(options);
  }
}
