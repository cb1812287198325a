/** How a document is stored in MongoDB, and how the paths of the port map to paths there. */
import type { Document, Filter as MongoFilter } from 'mongodb';
import { organizationOf, type CollectionPlan, type Order, type Query, type Stored } from '../engine.ts';
import { isPlainObject, valueAt } from '../json.ts';
import { derive, foldedTexts } from '../plans.ts';
import type { Filter } from '../port.ts';
import type { After } from '../values.ts';

/**
 * The id of the port: unique within the organization. MongoDB's own `_id` is unique in the whole collection, so an organization
 * could find out by it which ids another one has.
 */
export const KEY = '_key';
const SORT = '_sort';
export const WORDS = '_words';
const UNIQUE = '_unique';
/** When the server removes the document: `expires_at` as a date, because indexes with a time to live work with nothing else. */
export const EXPIRES = '_expires';

/** Selects one document; system documents belong to no organization. */
export function keyFilter(plan: CollectionPlan, doc: Stored): Document {
  return { ...(!plan.system && { organization_id: organizationOf(plan, doc) }), [KEY]: doc._id };
}

/** A projection without the fields that are never returned. */
export const HIDDEN = { _id: 0, [SORT]: 0, [WORDS]: 0, [UNIQUE]: 0, [EXPIRES]: 0 } as const;
const AFTER_LAST = '\u{10FFFF}';

/** The ids of a link, for counting; not stored. */
export const LINK = '_link';

export const uniqueName = (fields: readonly string[]) => fields.join('+').replaceAll('.', '_');
export const uniquePath = (fields: readonly string[]) => `${UNIQUE}.${uniqueName(fields)}`;

export function sortPath(plan: CollectionPlan, field: string): string {
  if (field === '_id') return KEY;
  return Object.hasOwn(plan.derived, field) ? `${SORT}.${field}` : field;
}

/** To be written wherever `expires_at` is. */
export const expiring = (expiresAt: unknown): Document =>
  typeof expiresAt === 'string' ? { [EXPIRES]: new Date(expiresAt) } : {};

/** The fields that are computed from a document, for sorting, searching, unique keys and expiry. */
export function computedFields(plan: CollectionPlan, doc: Stored): Document {
  const { keys, words } = derive(plan, doc);
  const unique: Document = {};
  for (const fields of plan.unique) {
    const values = fields.map((field) => valueAt(doc, field) ?? null);
    if (!values.includes(null)) unique[uniqueName(fields)] = JSON.stringify(values);
  }
  const has = (part: object) => Object.keys(part).length > 0;
  return {
    ...(has(keys) && { [SORT]: keys }),
    ...(plan.search.length > 0 && { [WORDS]: words }),
    ...(has(unique) && { [UNIQUE]: unique }),
    ...(plan.system && expiring(doc['expires_at'])),
  };
}

export function toMongo(plan: CollectionPlan, doc: Stored): Document {
  const { _id, ...fields } = doc;
  return { [KEY]: _id, ...fields, ...computedFields(plan, doc) };
}

/** @param found a document read with the projection {@link HIDDEN} */
export function fromMongo({ [KEY]: id, ...fields }: Document): Stored {
  return { ...fields, _id: String(id) };
}

/** @param path from {@link sortPath} */
export function positionOf(found: Document, path: string): After {
  const value = path === KEY ? null : valueAt(found, path);
  return {
    value: typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null,
    id: String(found[KEY]),
  };
}

function renamed(plan: CollectionPlan, filter: Filter): Document {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([path, condition]): [string, unknown][] => {
      if (path.startsWith('$') && Array.isArray(condition))
        return [[path, condition.map((branch: Filter) => renamed(plan, branch))]];
      if (path === '_id') return [[KEY, condition]];
      const [operator = '', operand] =
        Object.entries(isPlainObject(condition) ? condition : { $eq: condition })[0] ?? [];
      const folded = foldedTexts(plan, path, operator, operand);
      return [[path, condition], ...(folded === null ? [] : [byFolded(plan, folded)])];
    }),
  );
}

const byFolded = (plan: CollectionPlan, { field, texts }: { field: string; texts: string[] }): [string, unknown] => [
  sortPath(plan, field),
  texts.length === 1 ? texts[0] : { $in: texts },
];

/** Joins conditions at the top level as far as their paths differ: query planners work best with that. */
function merged(conditions: readonly Document[]): MongoFilter<Document> {
  const top: Document = {};
  const rest: Document[] = [];
  for (const condition of conditions) {
    const clash = Object.keys(condition).some((path) => path in top);
    if (clash) rest.push(condition);
    else Object.assign(top, condition);
  }
  if (rest.length === 0) return top;
  const { $and: first, ...others } = top;
  return { ...others, $and: [...(Array.isArray(first) ? first : []), ...rest] };
}

/** Conditions for the items after a position. A sort field holds values of one type, or null, which sorts before all others. */
function afterPosition(path: string, { direction, after }: Order): Document[] {
  if (!after) return [];
  const beyond = direction === 1 ? '$gt' : '$lt';
  if (path === KEY) return [{ [KEY]: { [beyond]: after.id } }];
  const tie = { [path]: after.value, [KEY]: { [beyond]: after.id } };
  if (after.value === null) return [direction === 1 ? { $or: [{ [path]: { $ne: null } }, tie] } : tie];
  const further = { [path]: { [beyond]: after.value } };
  if (direction === -1) return [{ $or: [further, { [path]: null }, tie] }];
  return [{ [path]: { $gte: after.value } }, { $or: [further, tie] }];
}

export function mongoFilter(
  plan: CollectionPlan,
  { organizationId, filter, words }: Query,
  order: Order | null = null,
): MongoFilter<Document> {
  // Ranges instead of a regular expression: every server answers them from the index.
  const searches = words.map((word) => ({ [WORDS]: { $elemMatch: { $gte: word, $lt: `${word}${AFTER_LAST}` } } }));
  return merged([
    ...(plan.system ? [] : [{ organization_id: organizationId }]),
    renamed(plan, filter),
    ...(order ? afterPosition(sortPath(plan, order.field), order) : []),
    ...searches,
  ]);
}
