/** The operations that the three kinds of templates share: those of all records, their categories, and how a template is used. */
import type { TSchema } from 'typebox';
import {
  TemplateCategoryPage,
  TemplateCategoryQuery,
  TemplateQuery,
  TemplateUsage,
} from '../../schemas/item/template.ts';
import { restoreOf } from '../collection/restore.ts';
import { idParams, json, may, operation, problems } from '../common.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';

type Named = TSchema & { $id: string };

/** @param items as descriptions name the items, e.g. `assets` */
export function templateOperations<
  const Path extends string,
  One extends Named,
  Page extends Named,
  Create extends Named,
  Update extends Named,
>(
  kind: { path: Path; access: 'assets'; restorable: true },
  items: string,
  schemas: { one: One; page: Page; create: Create; update: Update },
) {
  const { path } = kind;
  const one = `template for ${items}`;
  const { list, create, get, update, remove } = recordOperations(
    kind,
    { all: `templates for ${items}`, any: `a ${one}`, one, short: 'template', order: 'by name' },
    { ...schemas, query: TemplateQuery },
    DELETED,
  );
  return {
    list,
    categories: operation('GET', `/api/${path}/categories/list`, may('read', 'assets'), {
      summary: `Categories of the templates for ${items}`,
      querystring: TemplateCategoryQuery,
      response: { 200: json(TemplateCategoryPage, 'A page, in alphabetical order') },
    }),
    create,
    get,
    usage: operation('GET', `/api/${path}/:id/usage`, may('read', 'assets'), {
      summary: `How many ${items} have a template, and values for its fields`,
      params: idParams,
      response: { 200: json(TemplateUsage, 'The numbers'), ...problems(404) },
    }),
    update: {
      ...refined(update, { summary: `Change a ${one}`, description: 'Items with this template do not change.' }),
      config: { access: { resource: 'assets', action: 'update', ofAllAssets: true } },
    },
    remove: refined(remove, {
      summary: `Delete a ${one} that is not a default`,
      description: 'Items with this template stay.',
      response: problems(409),
    }),
    restore: restoreOf(kind, one),
  } as const;
}
