/** The five operations that assets, properties and risk scenarios share. They need permissions for assets. */
import type { TSchema } from 'typebox';
import { ref } from '../../schemas/base.ts';
import {
  bodyProblem,
  changeHeaders,
  emptyBodyProblem,
  idParams,
  ifMatch,
  json,
  noContent,
  notFound,
  precondition,
  sessionProblem,
} from '../common.ts';

type Named = TSchema & { $id: string };

/** The schemas of one kind. */
interface Schemas<
  One extends Named,
  Page extends Named,
  Query extends TSchema,
  Create extends Named,
  Update extends Named,
> {
  one: One;
  page: Page;
  query: Query;
  create: Create;
  update: Update;
}

/** As descriptions name the items, e.g. `assets`, `an asset`, `asset`. */
interface Words {
  all: string;
  any: string;
  one: string;
}

/**
 * @param path below `/api`, e.g. `assets`
 * @param noun as in the ids of the operations, e.g. `Asset`
 * @param nouns the plural, e.g. `Assets`
 */
export function itemOperations<
  const Path extends string,
  const Noun extends string,
  const Nouns extends string,
  One extends Named,
  Page extends Named,
  Query extends TSchema,
  Create extends Named,
  Update extends Named,
>(path: Path, noun: Noun, nouns: Nouns, { all, any, one }: Words, schemas: Schemas<One, Page, Query, Create, Update>) {
  const tags: string[] = [path];
  return {
    list: {
      method: 'GET',
      url: `/api/${path}`,
      config: { access: { resource: 'assets', action: 'read' } },
      schema: {
        operationId: `list${nouns}`,
        summary: `A page of the ${all}`,
        tags,
        querystring: schemas.query,
        response: { 200: json(schemas.page, 'A page, last changed first by default'), ...sessionProblem },
      },
    },
    create: {
      method: 'POST',
      url: `/api/${path}`,
      config: { access: { resource: 'assets', action: 'create' } },
      schema: {
        operationId: `create${noun}`,
        summary: `Create ${any}`,
        tags,
        body: ref(schemas.create),
        response: { 201: json(schemas.one, `The new ${one}; \`ETag\` is its version`), ...bodyProblem },
      },
    },
    get: {
      method: 'GET',
      url: `/api/${path}/:id`,
      config: { access: { resource: 'assets', action: 'read' } },
      schema: {
        operationId: `get${noun}`,
        summary: `One ${one}`,
        tags,
        params: idParams,
        response: { 200: json(schemas.one, `The ${one}; \`ETag\` is its version`), ...sessionProblem, ...notFound },
      },
    },
    update: {
      method: 'PATCH',
      url: `/api/${path}/:id`,
      config: { access: { resource: 'assets', action: 'update' } },
      schema: {
        operationId: `update${noun}`,
        summary: `Change fields of ${any}`,
        tags,
        params: idParams,
        headers: changeHeaders,
        body: ref(schemas.update),
        response: {
          200: json(schemas.one, `The ${one} after the change`),
          ...bodyProblem,
          ...notFound,
          ...precondition,
        },
      },
    },
    remove: {
      method: 'DELETE',
      url: `/api/${path}/:id`,
      config: { access: { resource: 'assets', action: 'delete' } },
      schema: {
        operationId: `delete${noun}`,
        summary: `Delete ${any} permanently`,
        description: 'Links to it are removed too. Completed and archived flows still show its name.',
        tags,
        params: idParams,
        headers: ifMatch,
        response: { 204: noContent('Deleted'), ...emptyBodyProblem, ...notFound, ...precondition },
      },
    },
  } as const;
}
