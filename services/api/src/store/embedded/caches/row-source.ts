/** The indexes in the file that row sets are read from: filter columns, link tables and words. */
import { canonical } from '@parapet/contracts/rules';
import type { CollectionPlan } from '../../engine.ts';
import { jsonAt } from '../../json.ts';
import type { Json } from '../../values.ts';
import type { Sql } from '../connection.ts';
import { oncePer } from '../../once-per.ts';
import { filterColumn, filterFields, linkFields, tableOf } from '../names.ts';
import type { Change, State } from './change.ts';
import { columnCondition, linkedRows } from '../queries/narrow.ts';
import { rowsWithWords } from '../queries/select.ts';

export interface RowSource {
  /** Unique among the sources of a collection. */
  name: string;
  /** SQL that selects the numbers `n` of the rows with one of these values. */
  read(organization: number, values: readonly Json[]): Sql;
  /** Keys ({@link keyOf}) of the document's values. For words, where each prefix is a value, only those in `cached`. */
  keysOf(state: State, cached: Iterable<string>): Iterable<string>;
  /** False when a change cannot have changed the keys. */
  isAffected(change: Change): boolean;
}

export const keyOf = (value: Json) => canonical(value);

export function everything(plan: CollectionPlan): RowSource {
  return {
    name: 'all',
    read: (organization) => ({ sql: `SELECT n FROM ${tableOf(plan)} WHERE org = ?`, params: [organization] }),
    keysOf: () => [keyOf(null)],
    isAffected: ({ before, after }) => before === null || after === null,
  };
}

export function field(plan: CollectionPlan, path: string): RowSource {
  return {
    name: `field ${path}`,
    read: (organization, values) => {
      // Separate queries, as SQLite would use no index for both conditions at once.
      const conditions = [
        columnCondition(
          filterColumn(path),
          '$in',
          values.filter((value) => value !== null),
        ),
        ...(values.includes(null) ? [columnCondition(filterColumn(path), '$eq', null)] : []),
      ];
      const parts = conditions.filter((condition) => condition !== null);
      return {
        sql: parts.map(({ sql }) => `SELECT n FROM ${tableOf(plan)} WHERE org = ? AND ${sql}`).join(' UNION ALL '),
        params: parts.flatMap(({ params }) => [organization, ...params]),
      };
    },
    keysOf: ({ doc }) => [keyOf(jsonAt(doc, path))],
    isAffected: () => true,
  };
}

export function link(plan: CollectionPlan, path: string): RowSource {
  return {
    name: `link ${path}`,
    read: (organization, values) => linkedRows(plan, path, organization, values.map(String)),
    keysOf: ({ derived }) => (derived.links[path] ?? []).map(keyOf),
    isAffected: () => true,
  };
}

export function word(plan: CollectionPlan): RowSource {
  return {
    name: 'word',
    read: (organization, prefixes) => rowsWithWords(plan, organization, prefixes.map(String)),
    isAffected: ({ isTextChanged }) => isTextChanged,
    *keysOf({ derived: { words } }, cached) {
      for (const key of cached) {
        const prefix: unknown = JSON.parse(key);
        if (words.some((one) => one.startsWith(String(prefix)))) yield key;
      }
    },
  };
}

/** All sources of a collection, by name. */
export const sourcesOf = oncePer((plan: CollectionPlan): ReadonlyMap<string, RowSource> => {
  const fields = Array.from(filterFields(plan), (path) => field(plan, path));
  const links = linkFields(plan).map((path) => link(plan, path));
  return new Map(
    [everything(plan), ...fields, ...links, ...(plan.search.length > 0 ? [word(plan)] : [])].map((source) => [
      source.name,
      source,
    ]),
  );
});
