/** Names of tables and columns, and how values of JSON become values of SQL. */
import type { SQLInputValue } from 'node:sqlite';
import type { CollectionPlan } from '../engine.ts';
import type { Json } from '../port.ts';

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const tableOf = (plan: CollectionPlan) => quote(`c:${plan.name}`);
export const searchTableOf = (plan: CollectionPlan) => quote(`q:${plan.name}`);
export const linkTableOf = (plan: CollectionPlan, path: string) => quote(`l:${plan.name}:${path}`);
export const filterColumn = (path: string) => quote(`f:${path}`);
export const filterIndex = (plan: CollectionPlan, path: string) => quote(`i:${plan.name}:${path}`);

const isDerived = (plan: CollectionPlan, field: string) => Object.hasOwn(plan.derived, field);
export const derivedColumn = (field: string) => quote(`d:${field}`);
export const sortColumn = (plan: CollectionPlan, field: string) => (isDerived(plan, field) ? derivedColumn(field) : quote(`s:${field}`));
export const sortIndex = (plan: CollectionPlan, field: string) => quote(`o:${plan.name}:${field}`);

/** Fields that have a filter column. */
export const filterFields = (plan: CollectionPlan) => [...new Set([...plan.filters, ...plan.marks, ...plan.unique.flat()])];
/** Links that have a table of their own; one that is filtered by as well holds a single id, in a filter column. */
export const linkFields = (plan: CollectionPlan) => plan.links.filter((path) => !filterFields(plan).includes(path));

/** SQL that reads a path out of `doc`. SQLite orders null, numbers, text, blobs: with booleans as blobs that is the order of BSON. */
export function extract(path: string): string {
  const at = `'$.${path.split('.').map((segment) => `"${segment}"`).join('.')}'`;
  return `CASE json_type(doc, ${at}) WHEN 'true' THEN x'01' WHEN 'false' THEN x'00' ELSE json_extract(doc, ${at}) END`;
}

type Scalar = string | number | boolean | null;
const TRUE = new Uint8Array([1]);
const FALSE = new Uint8Array([0]);

export function bind(value: Scalar): SQLInputValue {
  return typeof value === 'boolean' ? (value ? TRUE : FALSE) : value;
}

/** As {@link bind}, for a sort column: nothing is below -Infinity, and unlike NULL it can be compared with. */
export function bindSortKey(value: Scalar): SQLInputValue {
  return value === null ? -Infinity : bind(value);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id that a link leads to, in less than half of the bytes where it is a UUID. Only equal ones are ever asked for: the order is another. */
export function bindTarget(id: string): SQLInputValue {
  return UUID.test(id) ? Uint8Array.fromHex(id.replaceAll('-', '')) : id;
}

/** What a filter column holds, as JSON again. */
export function unbind(value: unknown): Json {
  if (value instanceof Uint8Array) return value[0] === 1;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
