/** The seven operations that the three kinds of templates share. They need permissions for assets. */
import type { TSchema } from 'typebox';
import {
  TemplateCategoryPage,
  TemplateCategoryQuery,
  TemplateQuery,
  TemplateUsage,
} from '../../schemas/item/template.ts';
import { ref } from '../../schemas/base.ts';
import {
  bodyProblem,
  changeHeaders,
  conflict,
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
interface Schemas<One extends Named, Page extends Named, Create extends Named, Update extends Named> {
  one: One;
  page: Page;
  create: Create;
  update: Update;
}

/**
 * @param path below `/api`, e.g. `asset-templates`
 * @param noun as in the ids of the operations, e.g. `AssetTemplate`
 * @param items as descriptions name the items, e.g. `assets`
 */
export function templateOperations<
  const Path extends string,
  const Noun extends string,
  One extends Named,
  Page extends Named,
  Create extends Named,
  Update extends Named,
>(path: Path, noun: Noun, items: string, schemas: Schemas<One, Page, Create, Update>) {
  const tags: string[] = [path];
  return {
    list: {
      method: 'GET',
      url: `/api/${path}`,
      config: { access: { resource: 'assets', action: 'read' } },
      schema: {
        operationId: `list${noun}s`,
        summary: `A page of the templates for ${items}`,
        tags,
        querystring: TemplateQuery,
        response: { 200: json(schemas.page, 'A page, by name'), ...sessionProblem },
      },
    },
    categories: {
      method: 'GET',
      url: `/api/${path}/categories/list`,
      config: { access: { resource: 'assets', action: 'read' } },
      schema: {
        operationId: `list${noun}Categories`,
        summary: `Categories of the templates for ${items}`,
        tags,
        querystring: TemplateCategoryQuery,
        response: { 200: json(TemplateCategoryPage, 'A page, in alphabetical order'), ...sessionProblem },
      },
    },
    create: {
      method: 'POST',
      url: `/api/${path}`,
      config: { access: { resource: 'assets', action: 'create' } },
      schema: {
        operationId: `create${noun}`,
        summary: `Create a template for ${items}`,
        tags,
        body: ref(schemas.create),
        response: { 201: json(schemas.one, 'The new template; `ETag` is its version'), ...bodyProblem },
      },
    },
    get: {
      method: 'GET',
      url: `/api/${path}/:id`,
      config: { access: { resource: 'assets', action: 'read' } },
      schema: {
        operationId: `get${noun}`,
        summary: `One template for ${items}`,
        tags,
        params: idParams,
        response: { 200: json(schemas.one, 'The template; `ETag` is its version'), ...sessionProblem, ...notFound },
      },
    },
    usage: {
      method: 'GET',
      url: `/api/${path}/:id/usage`,
      config: { access: { resource: 'assets', action: 'read' } },
      schema: {
        operationId: `get${noun}Usage`,
        summary: `How many ${items} have a template, and values for its fields`,
        tags,
        params: idParams,
        response: { 200: json(TemplateUsage, 'The numbers'), ...sessionProblem, ...notFound },
      },
    },
    update: {
      method: 'PATCH',
      url: `/api/${path}/:id`,
      config: { access: { resource: 'assets', action: 'update', ofAllAssets: true } },
      schema: {
        operationId: `update${noun}`,
        summary: `Change a template for ${items}`,
        description: 'Items with this template do not change.',
        tags,
        params: idParams,
        headers: changeHeaders,
        body: ref(schemas.update),
        response: {
          200: json(schemas.one, 'The template after the change'),
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
        summary: `Delete a template for ${items} that is not a default`,
        description: 'Items with this template stay.',
        tags,
        params: idParams,
        headers: ifMatch,
        response: { 204: noContent('Deleted'), ...emptyBodyProblem, ...notFound, ...conflict, ...precondition },
      },
    },
  } as const;
}
