/** What list calls are asked and answer. */
import Type, { type TSchema } from 'typebox';
import { Id, closed, named, nullable, oneOf, ref } from './base.ts';

/** What a list call answers (`limit` items at most). */
export function page<const Id extends string, T extends TSchema & { $id: string }>(id: Id, item: T) {
  return named(
    id,
    Type.Object(
      {
        items: Type.Array(ref(item)),
        total: Type.Integer({ minimum: 0, description: 'Items that match, on all pages' }),
        next_cursor: nullable(Type.String({ description: 'Send as `cursor` for the next page; null on the last' })),
      },
      closed,
    ),
  );
}

/** Query fields of every list call. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Items on a page' })),
  cursor: Type.Optional(Type.String({ maxLength: 2000, description: '`next_cursor` of the page before' })),
};

/** Fields that a list can be sorted by; a minus in front turns the order round. */
export function sortBy<const F extends string>(...fields: F[]) {
  return Type.Optional(oneOf(fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`])));
}

/** Words to look for. @param where fields that are searched, for people */
export const search = (where: string) => Type.Optional(Type.String({ maxLength: 200, description: `Words in ${where}` }));

/** A filter that any of several values meets. */
export const anyOf = <T extends TSchema>(value: T, maxItems = 20) => Type.Optional(Type.Array(value, { maxItems }));

/** Only these records: to name what another record points at. So few that they fit an address. */
export const only = { id: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Only these records' })) };

/** The caller's organisation, as the paths and payloads of the product carry it. */
export const organizationQuery = { organization_id: Id };

/** ... where it may be left out. */
export const ownOrganizationQuery = { organization_id: Type.Optional(Id) };
