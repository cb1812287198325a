/** The queries and pages of lists. */
import Type, { type TSchema } from 'typebox';
import { Id, namedObject, nullable, oneOf, ref } from './base.ts';

/** Most items on a page, and most ids in a filter by ids. */
export const MAX_PAGE = 200;

/** One page of a list, with at most `limit` items. */
export function page<const Id extends string, T extends TSchema & { $id: string }>(id: Id, item: T) {
  return namedObject(id, {
    items: Type.Array(ref(item)),
    total: Type.Integer({ minimum: 0, description: 'Items that match, on all pages' }),
    next_cursor: nullable(Type.String({ description: 'Send as `cursor` for the next page; null on the last' })),
  });
}

/** Query fields of every list. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 50, description: 'Items on a page' })),
  cursor: Type.Optional(Type.String({ maxLength: 2000, description: '`next_cursor` of the previous page' })),
};

/** The orders of a list by each of these fields; a minus sign means descending order. */
export const sortNames = <const F extends string>(...fields: F[]) =>
  fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`]);

/** The fields by which a list can be sorted. */
export const sortBy = <const F extends string>(...fields: F[]) => Type.Optional(oneOf(sortNames(...fields)));

/** A text search. @param where the searched fields, as the description names them */
export const search = (where: string) =>
  Type.Optional(Type.String({ maxLength: 200, description: `Words in ${where}` }));

/** A filter for any of several values. */
export const anyOf = <T extends TSchema>(value: T, maxItems = 20) => Type.Optional(Type.Array(value, { maxItems }));

/** A filter by ids, to get the records that another record refers to; few enough to fit into a URL. */
export const only = { id: Type.Optional(Type.Array(Id, { maxItems: MAX_PAGE, description: 'Only these records' })) };

/** Whether a list contains archived records (D34). */
export const ARCHIVED = ['exclude', 'include', 'only'] as const;
export type Archived = (typeof ARCHIVED)[number];
export const archived = {
  archived: Type.Optional(oneOf(ARCHIVED, 'Whether archived records are listed; include by default')),
};

/** The caller's organization, named as in the URLs and payloads of the product. */
export const organizationQuery = { organization_id: Id };

/** The same, but optional. */
export const ownOrganizationQuery = { organization_id: Type.Optional(Id) };
