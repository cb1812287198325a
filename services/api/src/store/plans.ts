/** Makes the plan of every collection from the product's spec, and adds the store's own. */
import { sha256 } from '#platform/sha256';
import type { CollectionPlan, Stored } from './engine.ts';
import { isPlainObject, valueAt } from './json.ts';
import { RefusedQueryError, type CollectionSpec, type Json, type StoreSpec, type SystemSpec } from './port.ts';
import { words } from '@parapet/contracts/rules';

/** Collections of the store itself; names of the product's cannot begin with an underscore. */
export const OWN = { audit: '_audit', seals: '_seals', leases: '_leases', locks: '_locks', meta: '_meta' } as const;

const NAME = /^[a-z][a-z0-9_]*$/;
const PATH = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*$/;

function plan(name: string, spec: CollectionSpec, kind: Pick<CollectionPlan, 'audited' | 'system' | 'retired'>): CollectionPlan {
  const { filters = [], marks = [], sorts = [], unique = [], search = [], links = [], derived = {}, cached = false, sharedLocks = false } = spec;
  for (const path of [...filters, ...marks, ...sorts, ...unique.flat(), ...search, ...links, ...Object.keys(derived)]) {
    if (!PATH.test(path)) throw new Error(`The spec of ${name} names ${JSON.stringify(path)}, which is not a path`);
  }
  return { name, filters: [...new Set(filters)], marks, sorts: [...new Set(sorts)], unique, search, links, derived, cached, sharedLocks, ...kind };
}

function systemPlan(name: string, spec: SystemSpec): CollectionPlan {
  const { index = [], unique = [], cached = false } = spec;
  const filters = [...index, ...unique, 'expires_at'];
  return plan(name, { filters, unique: unique.map((field) => [field]), cached }, { audited: false, system: true, retired: false });
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
  for (const [name, entry] of Object.entries(spec.collections)) add(plan(name, entry, { audited: entry.audited ?? true, system: false, retired: false }));
  for (const name of spec.retired ?? []) add(plan(name, {}, { audited: false, system: false, retired: true }));
  for (const [name, entry] of Object.entries(spec.system)) add(systemPlan(name, entry));
  add(plan(OWN.audit, { marks: ['unsealed'] }, { audited: false, system: false, retired: false }));
  add(plan(OWN.seals, {}, { audited: false, system: false, retired: false }));
  add(systemPlan(OWN.leases, {}));
  add(systemPlan(OWN.locks, {}));
  add(systemPlan(OWN.meta, {}));
  return plans;
}

/** What is computed from a document and stored with it. */
export interface Derived {
  keys: Record<string, string | number | boolean | null>;
  words: string[];
}

/**
 * @throws RefusedQueryError when a field that is filtered, sorted or unique holds a list or an object, which engines would
 *   treat differently
 */
export function derive(of: CollectionPlan, doc: Stored): Derived {
  for (const path of [...of.filters, ...of.marks, ...of.sorts, ...of.unique.flat()]) {
    if (!isScalarPath(doc, path)) throw new RefusedQueryError(`${path} of ${of.name} must not be a list or an object`);
  }
  const keys: Derived['keys'] = {};
  for (const [name, compute] of Object.entries(of.derived)) keys[name] = compute(doc);
  const texts = of.search.map((path) => valueAt(doc, path)).filter((value) => typeof value === 'string');
  return { keys, words: words(...texts) };
}

function isScalarPath(doc: Stored, path: string): boolean {
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

/** Changes when the functions that compute sort keys change (by their own text, not by that of what they call) or the searched fields. */
export function derivedSignature(of: CollectionPlan): string {
  const functions = Object.entries(of.derived).map(([name, compute]) => `${name}=${String(compute)}`);
  return sha256(JSON.stringify([functions.toSorted(), of.search.toSorted()]));
}
