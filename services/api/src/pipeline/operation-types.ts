/** The types of handlers, derived from the table of operations. */
import type { Static, TSchema } from 'typebox';
import type { EXPORT_TYPES, ExportFormat, Operations, OperationId } from '@parapet/contracts';
import type { Call } from './call.ts';
import type { EventStream } from './responses/event-stream.ts';
import type { FileStream } from './responses/file-stream.ts';
import type { Reply } from './reply.ts';

type StaticOf<X> = X extends TSchema ? Static<X> : unknown;
type SchemaOf<I extends OperationId> = Operations[I]['schema'];
type PartOf<I extends OperationId, Key extends string> =
  SchemaOf<I> extends { [K in Key]: infer X } ? StaticOf<X> : unknown;

/** The validated parts of a request. */
export interface Input<I extends OperationId> {
  params: PartOf<I, 'params'>;
  query: PartOf<I, 'querystring'>;
  headers: PartOf<I, 'headers'>;
  body: PartOf<I, 'body'>;
}

/** The argument of a handler. */
export type CallOf<I extends OperationId> = Call & Input<I>;

type Media<C> = {
  [K in keyof C]: K extends 'text/event-stream'
    ? EventStream
    : K extends (typeof EXPORT_TYPES)[ExportFormat]
      ? FileStream
      : StaticOf<C[K] extends { schema: infer T } ? T : never>;
};
type Content<R> = R extends { content: infer C } ? Media<C>[keyof C] : null;
type Success = 200 | 201 | 202 | 204 | 302;
type Responses<I extends OperationId> = SchemaOf<I>['response'];
type BodyOf<I extends OperationId, S extends keyof Responses<I>> = Content<Responses<I>[S]>;

/** The JSON of a success. */
export type ReplyOf<I extends OperationId> = {
  [S in keyof Responses<I> & Success]: Exclude<BodyOf<I, S>, EventStream | FileStream>;
}[keyof Responses<I> & Success];

type Replies<I extends OperationId> = {
  [S in keyof Responses<I> & Success]: Reply<S, BodyOf<I, S>>;
}[keyof Responses<I> & Success];
/** A handler may return the body only, for a 200 without headers. */
type Bare<I extends OperationId> = 200 extends keyof Responses<I> ? BodyOf<I, 200> : never;
export type Output<I extends OperationId> = Replies<I> | Bare<I>;

/** Handles one operation. Throws a {@link Problem} for an error of the caller. */
export type Handler<I extends OperationId> = (call: CallOf<I>) => Promise<Output<I>> | Output<I>;
export type Handlers = { [I in OperationId]: Handler<I> };

/** Handlers of some operations: from the key of each come the types of its call and of its reply. */
export const handlersFor = <I extends OperationId>(handlers: Pick<Handlers, I>): Pick<Handlers, I> => handlers;
