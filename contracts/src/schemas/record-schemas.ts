/** What every kind of records with a list has: the compiler infers the types from this code, so that there is no second description of them. */
import type { TProperties, TSchema } from 'typebox';
import { namedObject, object, optional } from './base.ts';
import { exportQuery } from './export.ts';
import { only, page, paging, sortBy } from './list.ts';

/**
 * @param type as in the names of the schemas, e.g. `Task`
 * @param row a record in the list
 * @param organization `organizationQuery`, or `ownOrganizationQuery` where it may be missing
 * @param changeable the fields of a change, as a new record has them
 * @param filters of the list, its export and its bulk changes
 * @param sorts names of its orders
 */
export function recordSchemas<
  const T extends string,
  Row extends TSchema & { $id: string },
  Organization extends TProperties,
  Fields extends TProperties,
  Filters extends TProperties,
  const Sort extends string,
>(
  type: T,
  {
    row,
    organization,
    changeable,
    filters,
    sorts,
  }: { row: Row; organization: Organization; changeable: Fields; filters: Filters; sorts: readonly Sort[] },
) {
  const sort = sortBy(...sorts);
  return {
    page: page(`${type}Page`, row),
    update: namedObject(`${type}Update`, optional(changeable), { minProperties: 1 }),
    query: object({ ...organization, ...paging, ...only, sort, ...filters }),
    exportQuery: exportQuery(filters, sort),
  };
}
