/** Makes the plan of every collection from the product's spec, and adds the store's own. */
import { TIME_KEYS } from './audit/time-keys.ts';
import type { CollectionPlan, Stored } from './engine.ts';
import { isPlainObject, valueAt } from './json.ts';
import { oncePer } from './once-per.ts';
import { RefusedQueryError, type CollectionSpec, type StoreSpec, type SystemSpec } from './port.ts';
import type { Json } from './values.ts';
import { fold, FOLDING, words } from '@parapet/contracts/rules';

/** Collections of the store itself; names of the product's collections cannot begin with an underscore. */
export const OWN = {
  audit: '_audit',
  seals: '_seals',
  leases: '_leases',
  locks: '_locks',
  meta: '_meta',
  deletions: '_deletions',
} as const;

const NAME = /^[a-z][a-z0-9_]*$/;
const PATH = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*$/;

type Kind = Pick<CollectionPlan, 'audited' | 'system'> &
  Partial<Pick<CollectionPlan, 'retired' | 'packed' | 'reported'>>;

function plan(
  name: string,
  spec: CollectionSpec,
  { audited, system, retired = false, packed = false, reported = null }: Kind,
): CollectionPlan {
  const {
    filters = [],
    marks = [],
    sorts = [],
    unique = [],
    search = [],
    links = [],
    derived = {},
    derivedVersion = 1,
    cached = false,
    sharedLocks = false,
    atEnd = null,
  } = spec;
  for (const path of [...filters, ...marks, ...sorts, ...unique.flat(), ...search, ...links, ...Object.keys(derived)]) {
    if (!PATH.test(path)) throw new Error(`The spec of ${name} names ${JSON.stringify(path)}, which is not a path`);
  }
  return {
    name,
    filters: [...new Set(filters)],
    marks,
    sorts: [...new Set(sorts)],
    unique,
    search,
    links: [...new Set(links)],
    derived,
    derivedVersion,
    cached,
    sharedLocks,
    atEnd,
    audited,
    system,
    retired,
    packed,
    reported,
  };
}

function systemPlan(name: string, spec: SystemSpec): CollectionPlan {
  const { index = [], unique = [], reported = null, cached = false } = spec;
  const filters = [...index, ...unique, 'expires_at'];
  return plan(
    name,
    { filters, unique: unique.map((field) => [field]), cached },
    { audited: false, system: true, reported },
  );
}

/** @throws Error when a name is not lower-case snake case, or is used twice */
export function plansOf(spec: StoreSpec): Map<string, CollectionPlan> {
  const plans = new Map<string, CollectionPlan>();
  const add = (added: CollectionPlan) => {
    if (plans.has(added.name)) throw new Error(`The spec names ${added.name} twice`);
    plans.set(added.name, added);
  };
  for (const name of [...Object.keys(spec.collections), ...(spec.retired ?? []), ...Object.keys(spec.system)]) {
    if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is not a name for a collection`);
  }
  for (const [name, entry] of Object.entries(spec.collections))
    add(plan(name, entry, { audited: entry.audited ?? true, system: false }));
  for (const name of spec.retired ?? []) add(plan(name, {}, { audited: false, system: false, retired: true }));
  for (const [name, entry] of Object.entries(spec.system)) add(systemPlan(name, entry));
  add(
    plan(
      OWN.audit,
      { marks: ['unsealed'], sorts: Object.keys(TIME_KEYS), derived: TIME_KEYS },
      { audited: false, system: false, packed: true },
    ),
  );
  add(plan(OWN.seals, {}, { audited: false, system: false, packed: true }));
  add(systemPlan(OWN.leases, {}));
  add(systemPlan(OWN.locks, {}));
  add(systemPlan(OWN.meta, {}));
  add(systemPlan(OWN.deletions, {}));
  return plans;
}

/** What is computed from a document and stored with it. */
export interface Derived {
  keys: Record<string, string | number | boolean | null>;
  /** Computed when they are first needed, as that takes longer than everything else. */
  readonly words: readonly string[];
  /** By path, each id once. */
  links: Record<string, string[]>;
}

const scalarPaths = oncePer(
  ({ filters, marks, sorts, unique }: CollectionPlan): ReadonlySet<string> =>
    new Set([...filters, ...marks, ...sorts, ...unique.flat()]),
);

/** The sort key `name_folded` of a text field `name`; null for a field without one, and for one that has an index of its own. */
function foldedField({ derived, filters, sorts }: CollectionPlan, path: string): string | null {
  const field = `${path}_folded`;
  return Object.hasOwn(derived, field) && sorts.includes(field) && !filters.includes(path) ? field : null;
}

/**
 * What `$eq` or `$in` on a text field means for its folded sort key, by whose index the documents are found among which the matches are.
 * @returns null for other fields and conditions
 */
export function foldedTexts(
  of: CollectionPlan,
  path: string,
  operator: string,
  operand: unknown,
): { field: string; texts: string[] } | null {
  const field = foldedField(of, path);
  const values: unknown = operator === '$eq' ? [operand] : operator === '$in' ? operand : null;
  return field !== null && Array.isArray(values) && values.every((value) => typeof value === 'string')
    ? { field, texts: [...new Set(values.map(fold))] }
    : null;
}

/** Whether every document holds at most one value at a path. */
export const isSingle = (plan: CollectionPlan, path: string): boolean => path === '_id' || scalarPaths(plan).has(path);

/**
 * @throws RefusedQueryError when a field that is filtered, sorted or unique holds a list or an object, which engines would
 *   treat differently, or a link holds anything but ids
 */
export function derive(of: CollectionPlan, doc: Stored): Derived {
  for (const path of scalarPaths(of)) {
    if (!isScalarPath(doc, path)) throw new RefusedQueryError(`${path} of ${of.name} must not be a list or an object`);
  }
  const keys: Derived['keys'] = {};
  for (const [name, compute] of Object.entries(of.derived)) keys[name] = compute(doc);
  const links = Object.fromEntries(of.links.map((path) => [path, linkedIds(of, doc, path)]));
  let found: string[] | null = null;
  return {
    keys,
    get words() {
      return (found ??= words(...textsOf(of, doc)));
    },
    links,
  };
}

function textsOf(of: CollectionPlan, doc: Stored): string[] {
  return of.search.map((path) => valueAt(doc, path)).filter((value) => typeof value === 'string');
}

/** False when the searched texts, and so the words, of both documents are the same. */
export function isTextChanged(of: CollectionPlan, before: Stored, after: Stored): boolean {
  return of.search.some((path) => valueAt(before, path) !== valueAt(after, path));
}

/** The ids at a path, each once. @throws RefusedQueryError for anything else */
export function linkedIds(of: CollectionPlan, doc: Stored, path: string): string[] {
  const ids = new Set<string>();
  for (const id of valuesAt(doc, path.split('.'))) {
    if (typeof id !== 'string') throw new RefusedQueryError(`${path} of ${of.name} must be an id or a list of ids`);
    ids.add(id);
  }
  return [...ids];
}

/** The values at a path that may lead into lists; none for null. */
function valuesAt(from: unknown, [segment, ...further]: readonly string[]): unknown[] {
  if (segment !== undefined && Array.isArray(from))
    return from.flatMap((item) => valuesAt(item, [segment, ...further]));
  if (segment === undefined) return Array.isArray(from) ? from : from === null || from === undefined ? [] : [from];
  return isPlainObject(from) && Object.hasOwn(from, segment) ? valuesAt(from[segment], further) : [];
}

function isScalarPath(doc: Stored, path: string): boolean {
  if (!path.includes('.')) return typeof doc[path] !== 'object' || doc[path] === null;
  let value: unknown = doc;
  for (const segment of path.split('.')) {
    if (Array.isArray(value)) return false;
    if (!isPlainObject(value)) return true;
    value = value[segment];
  }
  return typeof value !== 'object' || value === null;
}

/** The value of a sort field. */
export function sortKey(of: CollectionPlan, doc: Stored, field: string): string | number | boolean | null {
  const compute = Object.hasOwn(of.derived, field) ? of.derived[field] : undefined;
  const value: Json | undefined = compute ? compute(doc) : scalarAt(doc, field);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function scalarAt(doc: Stored, path: string): Json {
  const value = valueAt(doc, path);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Identifies what derived values depend on. When it has changed, they must be computed again. */
export function derivedSignature(of: CollectionPlan): string {
  const { derivedVersion, derived, search, links, unique } = of;
  return JSON.stringify({
    version: derivedVersion,
    folding: FOLDING,
    derived: Object.keys(derived).toSorted(),
    search,
    links,
    unique,
  });
}

/** Whether sort keys, words, links or unique keys are computed from the documents. */
export function hasDerived({ derived, search, links, unique }: CollectionPlan): boolean {
  return Object.keys(derived).length + search.length + links.length + unique.length > 0;
}
