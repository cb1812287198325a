/** What rows of a collection are looked up by, one kind of look-up for each index in the file. */
import { canonical } from '@parapet/contracts/rules';
import type { CollectionPlan, Stored } from '../../engine.ts';
import { jsonAt } from '../../json.ts';
import type { Derived } from '../../plans.ts';
import type { Json } from '../../port.ts';
import type { Sql } from '../connection.ts';
import { filterColumn, filterFields, linkFields, tableOf } from '../names.ts';
import { columnCondition, linkedRows } from '../queries/narrow.ts';
import { rowsWithWords } from '../queries/select.ts';

export interface RowSource {
  /** Unique among the sources of a collection. */
  name: string;
  /** SQL for the numbers of the rows that have one of some values. */
  read(organization: number, values: readonly Json[]): Sql;
  /** What a document is found by; for words whatever begins one of them, of which only `asked` counts. */
  keysOf(doc: Stored, derived: () => Derived, asked: Iterable<string>): Iterable<string>;
}

export const keyOf = (value: Json) => canonical(value);

export function everything(plan: CollectionPlan): RowSource {
  return {
    name: 'all',
    read: (organization) => ({ sql: `SELECT n FROM ${tableOf(plan)} WHERE org = ?`, params: [organization] }),
    keysOf: () => [keyOf(null)],
  };
}

export function field(plan: CollectionPlan, path: string): RowSource {
  return {
    name: `field ${path}`,
    read: (organization, values) => {
      // Apart from the others, nothing at all is found by the index too.
      const conditions = [columnCondition(filterColumn(path), '$in', values.filter((value) => value !== null)), ...(values.includes(null) ? [columnCondition(filterColumn(path), '$eq', null)] : [])];
      const parts = conditions.filter((condition) => condition !== null);
      return {
        sql: parts.map(({ sql }) => `SELECT n FROM ${tableOf(plan)} WHERE org = ? AND ${sql}`).join(' UNION ALL '),
        params: parts.flatMap(({ params }) => [organization, ...params]),
      };
    },
    keysOf: (doc) => [keyOf(jsonAt(doc, path))],
  };
}

export function link(plan: CollectionPlan, path: string): RowSource {
  return {
    name: `link ${path}`,
    read: (organization, values) => linkedRows(plan, path, organization, values.map(String)),
    keysOf: (_doc, derived) => (derived().links[path] ?? []).map(keyOf),
  };
}

export function word(plan: CollectionPlan): RowSource {
  return {
    name: 'word',
    read: (organization, prefixes) => rowsWithWords(plan, organization, prefixes.map(String)),
    *keysOf(_doc, derived, asked) {
      const { words } = derived();
      for (const key of asked) {
        const prefix: unknown = JSON.parse(key);
        if (words.some((one) => one.startsWith(String(prefix)))) yield key;
      }
    },
  };
}

const sources = new WeakMap<CollectionPlan, ReadonlyMap<string, RowSource>>();

/** All of a collection's, by name. */
export function sourcesOf(plan: CollectionPlan): ReadonlyMap<string, RowSource> {
  const cached = sources.get(plan);
  if (cached !== undefined) return cached;
  const made = [everything(plan), ...filterFields(plan).map((path) => field(plan, path)), ...linkFields(plan).map((path) => link(plan, path)), ...(plan.search.length > 0 ? [word(plan)] : [])];
  const byName = new Map(made.map((source) => [source.name, source]));
  sources.set(plan, byName);
  return byName;
}
