/** The types of a handler, worked out from the table of operations. */
import type { Static, TSchema } from 'typebox';
import type { Operations, OperationId } from '@parapet/contracts';
import type { Call } from './call.ts';
import type { EventStream } from './event-stream.ts';
import type { Reply } from './reply.ts';

type StaticOf<X> = X extends TSchema ? Static<X> : unknown;
type SchemaOf<I extends OperationId> = Operations[I]['schema'];
type PartOf<I extends OperationId, Key extends string> = SchemaOf<I> extends { [K in Key]: infer X } ? StaticOf<X> : unknown;

/** The parts of a request after validation, as the contract types them. */
export interface Input<I extends OperationId> {
  params: PartOf<I, 'params'>;
  query: PartOf<I, 'querystring'>;
  headers: PartOf<I, 'headers'>;
  body: PartOf<I, 'body'>;
}

/** What a handler is called with: the validated input and everything that is known about the caller. */
export type CallOf<I extends OperationId> = Call & Input<I>;

type Media<C> = { [K in keyof C]: K extends 'text/event-stream' ? EventStream : StaticOf<C[K] extends { schema: infer T } ? T : never> };
type Content<R> = R extends { content: infer C } ? Media<C>[keyof C] : null;
type Success = 200 | 201 | 204 | 302;
type Responses<I extends OperationId> = SchemaOf<I>['response'];
type BodyOf<I extends OperationId, S extends keyof Responses<I>> = Content<Responses<I>[S]>;

type Replies<I extends OperationId> = { [S in keyof Responses<I> & Success]: Reply<S, BodyOf<I, S>> }[keyof Responses<I> & Success];
/** A 200 without headers of its own may be returned as its bare body. */
type Bare<I extends OperationId> = 200 extends keyof Responses<I> ? BodyOf<I, 200> : never;
export type Output<I extends OperationId> = Replies<I> | Bare<I>;

/** Carries out one operation. What goes wrong is thrown, as a {@link Problem} where the caller caused it. */
export type Handler<I extends OperationId> = (call: CallOf<I>) => Promise<Output<I>> | Output<I>;
export type Handlers = { [I in OperationId]: Handler<I> };

/** The handlers of some operations. */
export type HandlersOf<I extends OperationId> = Pick<Handlers, I>;
