/** The types of the client, derived from the table of operations in the shape that openapi-fetch reads. */
import type { Static, TSchema } from 'typebox';
import type { OperationId, Operations } from './operations/index.ts';

type StaticOf<X> = X extends TSchema ? Static<X> : never;

/** `/a/:b` as `/a/{b}`. */
type Braced<U extends string> = U extends `${infer A}:${infer P}/${infer R}`
  ? `${A}{${P}}/${Braced<R>}`
  : U extends `${infer A}:${infer P}`
    ? `${A}{${P}}`
    : U;

type Query<X> = X extends { querystring: infer Q }
  ? Partial<StaticOf<Q>> extends StaticOf<Q>
    ? { query?: StaticOf<Q> }
    : { query: StaticOf<Q> }
  : { query?: never };
type Path<X> = X extends { params: infer P } ? { path: StaticOf<P> } : { path?: never };
type Header<X> = X extends { headers: infer H } ? { header?: StaticOf<H> } : { header?: never };
type Json<B> = { content: { 'application/json': StaticOf<B> } };
type Body<X, C> = X extends { body: infer B }
  ? C extends { body: 'optional' }
    ? { requestBody?: Json<B> }
    : { requestBody: Json<B> }
  : { requestBody?: never };
type Responses<R> = {
  [K in keyof R]: {
    headers: Record<string, unknown>;
    content: R[K] extends { content: infer C }
      ? { [M in keyof C]: C[M] extends { schema: infer T } ? StaticOf<T> : never }
      : never;
  };
};
type Shape<X, C> = { parameters: Query<X> & Path<X> & Header<X> & { cookie?: never } } & Body<X, C> &
  (X extends { response: infer R } ? { responses: Responses<R> } : never);
type All = Operations[OperationId];

export type paths = {
  [U in All['url'] as Braced<U>]: {
    [O in Extract<All, { url: U }> as Lowercase<O['method']>]: Shape<O['schema'], O['config']>;
  };
};
