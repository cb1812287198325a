/**
 * What happens around every handler, whatever the transport: validation, organization, the handler itself, and its answer
 * as text. Session and access come before, as they are decided before a body is read: `identify` and `admit`.
 */
import { operations, type OperationId } from '@parapet/contracts';
import { assertOrganization } from './access.ts';
import { Call, type CallOptions } from './call.ts';
import { EventStream } from './event-stream.ts';
import type { CallOf, Handler, Handlers } from './operation-types.ts';
import { Reply, type ReplyHeaders } from './reply.ts';
import { readBody } from './request-body.ts';
import { serialize } from './serialization.ts';
import { validate } from './validation.ts';

/** An answer for any transport. */
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

/** The boundary at which a call gets the types of its operation: {@link validate} has seen its parts. */
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

/** @param options with `body` as bytes, when there are any @throws Problem for what the caller did wrong */
export async function answer({ id, run }: Route, options: Omit<CallOptions, 'body'> & { body: Uint8Array | undefined }): Promise<Answer> {
  const call = new Call({ ...options, body: readBody(id, options.headers, options.body) });
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
