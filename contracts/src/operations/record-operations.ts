/** The five operations that kinds of records share. What a kind does in its own way is said in its file, with {@link refined}. */
import type { TSchema } from 'typebox';
import type { Resource } from '../rules/access/permissions.ts';
import { ref } from '../schemas/base.ts';
import { changeHeaders, idParams, ifMatch, json, may, noContent, operation, problems } from './common.ts';

type Named = TSchema & { $id: string };

/** As descriptions name the records, e.g. `treatment plans`, `a treatment plan`, `treatment plan`, `plan`. */
interface Words {
  all: string;
  any: string;
  one: string;
  /** Where the summary has named the record already; by default as `one`. */
  short?: string;
  /** Of a page. */
  order?: string;
}

/**
 * List, create, get, update and remove.
 * @param kind of `RECORD_KINDS`
 * @param deleted what a deletion answers, e.g. {@link DELETED}
 */
export function recordOperations<
  const Path extends string,
  const R extends Resource,
  One extends Named,
  Page extends Named,
  Query extends TSchema,
  Create extends Named,
  Update extends Named,
  Deleted extends object,
>(
  { path, access }: { path: Path; access: R },
  { all, any, one, short = one, order = 'last changed first by default' }: Words,
  schemas: { one: One; page: Page; query: Query; create: Create; update: Update },
  deleted: Deleted,
) {
  return {
    list: operation('GET', `/api/${path}`, may('read', access), {
      summary: `A page of the ${all}`,
      querystring: schemas.query,
      response: { 200: json(schemas.page, `A page, ${order}`) },
    }),
    create: operation('POST', `/api/${path}`, may('create', access), {
      summary: `Create ${any}`,
      body: ref(schemas.create),
      response: { 201: json(schemas.one, `The new ${short}; \`ETag\` is its version`) },
    }),
    get: operation('GET', `/api/${path}/:id`, may('read', access), {
      summary: `One ${one}`,
      params: idParams,
      response: { 200: json(schemas.one, `The ${short}; \`ETag\` is its version`), ...problems(404) },
    }),
    update: operation('PATCH', `/api/${path}/:id`, may('update', access), {
      summary: `Change fields of ${any}`,
      params: idParams,
      headers: changeHeaders,
      body: ref(schemas.update),
      response: { 200: json(schemas.one, `The ${short} after the change`), ...problems(404, 412) },
    }),
    remove: operation('DELETE', `/api/${path}/:id`, may('delete', access), {
      summary: `Delete ${any} permanently`,
      params: idParams,
      headers: ifMatch,
      response: { ...deleted, ...problems(404, 412) },
    }),
  } as const;
}

/** The answer of a deletion that has nothing to say. */
export const DELETED = { 204: noContent('Deleted') } as const;

/** An operation with other words, or with more answers. */
export function refined<O extends { schema: { response: object } }, Response extends object = object>(
  operation: O,
  { response, ...words }: { summary?: string; description?: string; response?: Response },
) {
  return {
    ...operation,
    schema: { ...operation.schema, ...words, response: { ...operation.schema.response, ...response } },
  } as O & { schema: { response: Response } };
}
