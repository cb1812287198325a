/**
 * Runs a handler, independent of the transport: validates the request, checks the organization and serializes the response. The transport
 * calls `identify` and `admit` before, because they need no body.
 */
import { operations, type OperationId } from '@parapet/contracts';
import { assertOrganization, assertRole, endsOwnAccess } from './access.ts';
import { Call, type CallOptions } from './call.ts';
import { EventStream } from './responses/event-stream.ts';
import { FileStream } from './responses/file-stream.ts';
import type { CallOf, Handler, Handlers } from './operation-types.ts';
import { Reply, type ReplyHeaders } from './reply.ts';
import { readBody } from './requests/request-body.ts';
import { JSON_UTF8, serialize } from './responses/serialization.ts';
import { splitBody } from './requests/read-only.ts';
import { validate } from './requests/validation.ts';

/** A response for any transport. */
export interface Answer {
  status: number;
  headers: ReplyHeaders;
  body: string | EventStream | FileStream | null;
}

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
  return {
    id,
    run: async (call) => {
      // Checked this late so that a repeated request gets its stored answer even when the first one has ended the membership or the role.
      if (endsOwnAccess(id)) assertRole(id, call.member);
      assertOrganization(id, call.member, call);
      return handler(typedCall(id, call));
    },
  };
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
export async function answer(
  { id, run }: Route,
  options: Omit<CallOptions, 'body' | 'readOnly'> & { body: Uint8Array | undefined },
): Promise<Answer> {
  const { head, principal, member, params, query, log, signal } = options;
  const { body, readOnly } = splitBody(id, readBody(id, head.headers, options.body));
  const call = new Call({ head, principal, member, params, query, body, readOnly, log, signal });
  validate(id, call);
  const result = await run(call);
  return result instanceof Reply
    ? answerOf(id, result.status, result.body, result.headers)
    : answerOf(id, 200, result, {});
}

function answerOf(id: OperationId, status: number, body: unknown, headers: ReplyHeaders): Answer {
  if (body === null) return { status, headers, body };
  if (body instanceof EventStream) return { status, headers: { ...EventStream.headers, ...headers }, body };
  if (typeof body === 'string' || body instanceof FileStream) return { status, headers, body };
  return { status, headers: { 'content-type': JSON_UTF8, ...headers }, body: serialize(id, status, body) };
}
