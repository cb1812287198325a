/** Names of tables, columns and indexes, and conversion between values of JSON and of SQL. */
import type { SQLInputValue } from 'node:sqlite';
import { listLinks } from '../count-groups.ts';
import type { CollectionPlan } from '../engine.ts';
import { oncePer } from '../once-per.ts';

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Of the tables with documents. */
export const TABLE_PREFIX = 'c:';

export const tableOf = (plan: CollectionPlan) => quote(`${TABLE_PREFIX}${plan.name}`);
export const searchTableOf = (plan: CollectionPlan) => quote(`q:${plan.name}`);
export const linkTableOf = (plan: CollectionPlan, path: string) => quote(`l:${plan.name}:${path}`);
export const filterColumn = (path: string) => quote(`f:${path}`);
export const filterIndex = (plan: CollectionPlan, path: string) => quote(`i:${plan.name}:${path}`);

export const isDerived = (plan: CollectionPlan, field: string) => Object.hasOwn(plan.derived, field);
export const derivedColumn = (field: string) => quote(`d:${field}`);
export const sortFieldColumn = (path: string) => quote(`s:${path}`);
export const sortColumn = (plan: CollectionPlan, field: string) =>
  isDerived(plan, field) ? derivedColumn(field) : sortFieldColumn(field);
export const sortIndex = (plan: CollectionPlan, field: string) => quote(`o:${plan.name}:${field}`);

/** Fields with a filter column. */
export const filterFields = oncePer(
  (plan: CollectionPlan): ReadonlySet<string> => new Set([...plan.filters, ...plan.marks, ...plan.unique.flat()]),
);
/** Links with a link table. Those that are in `filters` too hold at most one id, so that a filter column is enough. */
export const linkFields = oncePer((plan: CollectionPlan): readonly string[] => listLinks(plan));

export type Scalar = string | number | boolean | null;

export const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const TRUE = new Uint8Array([1]);
const FALSE = new Uint8Array([0]);

/** SQLite sorts null, numbers, text, blobs; with booleans as blobs that is the order of BSON. */
export function bind(value: Scalar): SQLInputValue {
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  // Numbers are bound as doubles by default, so that even a small integer would take 8 bytes.
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}

/** Like {@link bind}, for a sort column: null becomes -Infinity, which sorts first too but, unlike NULL, can be compared. */
export function bindSortKey(value: Scalar): SQLInputValue {
  return value === null ? -Infinity : bind(value);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id in a link table. A UUID takes 16 bytes instead of 36; that it sorts differently does not matter, as links are only compared for equality. */
export function bindTarget(id: string): SQLInputValue {
  return UUID.test(id) ? Uint8Array.fromHex(id.replaceAll('-', '')) : id;
}

/** The inverse of {@link bindTarget}. */
export function unbindTarget(target: unknown): string {
  if (!(target instanceof Uint8Array)) return String(target);
  const hex = target.toHex();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The JSON value of a filter or sort column. */
export function unbind(value: unknown): Scalar {
  if (value instanceof Uint8Array) return value[0] === 1;
  return typeof value === 'string' || (typeof value === 'number' && value !== -Infinity) ? value : null;
}
