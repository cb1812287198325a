/** The types of calls by operation id, derived from the table of operations: what a call takes and what it answers. */
import type { Static, TSchema } from 'typebox';
import type { OperationId, Operations } from './operations/index.ts';

type StaticOf<X> = X extends TSchema ? Static<X> : never;
type SchemaOf<Id extends OperationId> = Operations[Id]['schema'];
/** `unknown` for a part that the operation does not have, since it adds nothing to an intersection. */
type Part<Id extends OperationId, Key extends string> =
  SchemaOf<Id> extends { [K in Key]: infer X } ? StaticOf<X> : unknown;

/** A file to send as the body. */
export interface FileBody {
  bytes: ArrayBuffer;
  /** Media type. */
  type: string;
}

type BodyPart<Id extends OperationId> = Operations[Id]['config'] extends { body: 'file' }
  ? { body: FileBody }
  : JsonPart<Id>;
type JsonPart<Id extends OperationId> =
  SchemaOf<Id> extends { body: infer B }
    ? Operations[Id]['config'] extends { body: 'optional' }
      ? { body?: StaticOf<B> }
      : { body: StaticOf<B> }
    : unknown;
type VersionPart<Id extends OperationId> = 'if-match' extends keyof Part<Id, 'headers'>
  ? { version?: number }
  : unknown;

type OverwritesPart<Id extends OperationId> = 'overwrites-since' extends keyof Part<Id, 'headers'>
  ? { overwrites?: number }
  : unknown;

type Flat<T> = { [K in keyof T]: T[K] };

/**
 * What a call takes: the parameters of the path and of the query in one object, the `body`, and the `version` that a change is based on,
 * which is sent as `If-Match`. `overwrites` is the version that was edited, where the person has decided to replace what others saved since.
 */
export type OperationInput<Id extends OperationId> = Flat<
  Part<Id, 'params'> & Part<Id, 'querystring'> & BodyPart<Id> & VersionPart<Id> & OverwritesPart<Id>
>;

/** The body that a call sends; never for a call without one. */
export type OperationBody<Id extends OperationId> = SchemaOf<Id> extends { body: infer B } ? StaticOf<B> : never;

type Json<R> = R extends { content: { 'application/json': { schema: infer T } } } ? StaticOf<T> : undefined;
type Done<R> = 200 extends keyof R ? Json<R[200]> : 201 extends keyof R ? Json<R[201]> : undefined;
type Success<R> = Done<R> | (202 extends keyof R ? Json<R[202]> : never);

/** What a successful call answers; undefined for an answer without JSON. */
export type OperationResult<Id extends OperationId> =
  SchemaOf<Id> extends { response: infer R } ? Success<R> : undefined;

type MethodOf<Id extends OperationId> = Operations[Id]['method'];
type Where<Condition> = { [Id in keyof Condition]: Condition[Id] extends true ? Id : never }[keyof Condition] &
  OperationId;

/** Operations that read something. */
export type QueryId = Where<{
  [Id in OperationId]: MethodOf<Id> extends 'GET' ? (undefined extends OperationResult<Id> ? false : true) : false;
}>;
/** Operations that change something. */
export type ChangeId = Where<{ [Id in OperationId]: MethodOf<Id> extends 'GET' ? false : true }>;
/** Lists that answer page by page. */
export type PagedId = Where<{
  [Id in QueryId]: OperationResult<Id> extends { items: unknown[]; next_cursor: string | null } ? true : false;
}>;
/** Operations that create a record from nothing but a body. */
export type CreateId = Where<{
  [Id in ChangeId]: MethodOf<Id> extends 'POST'
    ? Operations[Id]['schema'] extends { body: TSchema }
      ? Operations[Id]['schema'] extends { params: TSchema }
        ? false
        : true
      : false
    : false;
}>;
/** Operations that change the record with an `id`. */
export type UpdateId = Where<{
  [Id in ChangeId]: MethodOf<Id> extends 'PATCH' | 'PUT'
    ? OperationInput<Id> extends { id: string }
      ? true
      : false
    : false;
}>;
/** Operations that delete the record with an `id`. */
export type RemoveId = Where<{
  [Id in ChangeId]: MethodOf<Id> extends 'DELETE' ? (OperationInput<Id> extends { id: string } ? true : false) : false;
}>;
