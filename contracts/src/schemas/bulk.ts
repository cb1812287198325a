/** Changes of many records with one request. */
import Type, { type Static, type TSchema } from 'typebox';
import { FieldError, Id, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { BULK_LIMIT } from './bulk-limit.ts';

/**
 * The body of a bulk change of one kind.
 * @param actions that the kind knows
 * @param filters those of its list
 * @param update schema of the fields that `update` sets
 * @param more what its other actions need, e.g. `bulkLinks`
 */
export function bulkRequest<
  const Name extends string,
  const A extends readonly string[],
  F extends Record<string, TSchema>,
  U extends TSchema & { $id: string },
  M extends Record<string, TSchema>,
>(name: Name, actions: A, filters: F, update: U, more: M) {
  return namedObject(
    name,
    {
      organization_id: Id,
      bulk_id: Type.Optional(
        described(Id, 'Named by the live events about the progress; the server makes one when it is missing'),
      ),
      action: oneOf(actions),
      set: Type.Optional(ref(update)),
      ...more,
      ids: Type.Optional(
        Type.Array(Id, { minItems: 1, maxItems: BULK_LIMIT, uniqueItems: true, description: 'Only these records' }),
      ),
      filter: Type.Optional(
        object(filters, { description: 'As in the list; an empty one matches all that you may see' }),
      ),
      except: Type.Optional(
        Type.Array(Id, { maxItems: BULK_LIMIT, uniqueItems: true, description: 'Leaves these out of what matches' }),
      ),
      cursor: Type.Optional(
        Type.String({
          maxLength: 2000,
          description: '`next_cursor` of the previous answer; everything else as in that request',
        }),
      ),
    },
    {
      allOf: [
        {
          if: { properties: { action: { enum: actions.filter((action) => action !== 'update') } } },
          else: { required: ['set'], properties: { set: { 'x-missing': 'set is required' } } },
        },
        ...(Object.hasOwn(more, 'links')
          ? [
              {
                if: {
                  properties: {
                    action: { enum: actions.filter((action) => action !== 'link' && action !== 'unlink') },
                  },
                },
                else: { required: ['links'], properties: { links: { 'x-missing': 'links is required' } } },
              },
            ]
          : []),
        {
          if: { required: ['filter'] },
          else: { required: ['ids'], properties: { ids: { 'x-missing': 'Name the records, or send a filter' } } },
        },
      ],
    },
  );
}

/** What `link` and `unlink` need. @param what the links lead to, e.g. `properties` */
export const bulkLinks = (what: string) => ({
  links: Type.Optional(
    Type.Array(Id, {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      description: `Ids of the ${what} that the actions \`link\` and \`unlink\` add to each record or remove from it`,
    }),
  ),
});

/** Why a record was refused: what the operation on this one record would have answered. */
export const BulkProblem = namedObject('BulkProblem', {
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  code: Type.String(),
  detail: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(ref(FieldError), { description: 'Pointers into the request' })),
});
export type BulkProblem = Static<typeof BulkProblem>;

/** Most refused records that a job names. */
export const BULK_ITEMS = 1000;

export const BulkItem = namedObject('BulkItem', {
  id: Id,
  status: oneOf(['done', 'refused', 'not_found']),
  problem: Type.Optional(ref(BulkProblem)),
  before: Type.Optional(
    Type.Unknown({ description: 'After `update`: the fields of `set` as they were, to undo the change' }),
  ),
  changed: Type.Optional(
    Type.Array(Id, {
      description: 'After `link` and `unlink`: the links that were added or removed, to undo the change',
    }),
  ),
});
export type BulkItem = Static<typeof BulkItem>;

export const BulkResult = namedObject('BulkResult', {
  bulk_id: Id,
  total: Type.Integer({
    minimum: 0,
    description:
      'Records that matched when the request began, also those before the `cursor` and those left for the next request',
  }),
  items: Type.Array(ref(BulkItem), { maxItems: BULK_LIMIT }),
  next_cursor: nullable(
    Type.String({ description: 'Send as `cursor` to work on the records after these; null when all are done' }),
  ),
});
export type BulkResult = Static<typeof BulkResult>;

const count = Type.Integer({ minimum: 0 });

/** The `data` of a live event `bulk`: how far a request is. */
export const BulkProgress = object({
  bulk_id: Id,
  done: count,
  refused: count,
  not_found: count,
  total: Type.Integer({ minimum: 1, description: 'Records that this request works on' }),
});
export type BulkProgress = Static<typeof BulkProgress>;
