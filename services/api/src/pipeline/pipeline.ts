/**
 * Runs a handler, independent of the transport: validates the request, checks the organization and serializes the response. The transport
 * calls `identify` and `admit` before, because they need no body.
 */
import { operations, type OperationId } from '@parapet/contracts';
import { assertOrganization } from './access.ts';
import { Call, type CallOptions } from './call.ts';
import { EventStream } from './responses/event-stream.ts';
import type { CallOf, Handler, Handlers } from './operation-types.ts';
import { Reply, type ReplyHeaders } from './reply.ts';
import { readBody } from './requests/request-body.ts';
import { serialize } from './responses/serialization.ts';
import { validate } from './requests/validation.ts';

/** A response for any transport. */
export interface Answer {
  status: number;
  headers: ReplyHeaders;
  body: string | EventStream | null;
}

const JSON_UTF8 = 'application/json; charset=utf-8';

/** An operation with its handler. */
export interface Route {
  id: OperationId;
  run: (call: Call) => Promise<unknown>;
}

/** The boundary at which a call gets the types of its operation, after {@link validate}. */
function typedCall<I extends OperationId>(id: I, call: Call): CallOf<I>;
function typedCall(_id: OperationId, call: Call): Call {
  return call;
}

function routeOf<I extends OperationId>(id: I, handler: Handler<I>): Route {
  return { id, run: async (call) => handler(typedCall(id, call)) };
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** The operations that have a handler, in the order of the table. */
export function routesOf(handlers: Partial<Handlers>): Route[] {
  return Object.keys(operations)
    .filter(isOperation)
    .flatMap(<I extends OperationId>(id: I) => {
      const handler: Handler<I> | undefined = handlers[id];
      return handler === undefined ? [] : [routeOf(id, handler)];
    });
}

/** @throws Problem for an error of the caller */
export async function answer({ id, run }: Route, options: Omit<CallOptions, 'body'> & { body: Uint8Array | undefined }): Promise<Answer> {
  const call = new Call({ ...options, body: readBody(id, options.head.headers, options.body) });
  validate(id, call);
  assertOrganization(id, call.member, call);
  const result = await run(call);
  return result instanceof Reply ? answerOf(id, result.status, result.body, result.headers) : answerOf(id, 200, result, {});
}

function answerOf(id: OperationId, status: number, body: unknown, headers: ReplyHeaders): Answer {
  if (body === null) return { status, headers, body };
  if (body instanceof EventStream) return { status, headers: { ...EventStream.headers, ...headers }, body };
  if (typeof body === 'string') return { status, headers, body };
  return { status, headers: { 'content-type': JSON_UTF8, ...headers }, body: serialize(id, status, body) };
}
