/** SQL for reading documents. */
import type { SQLInputValue } from 'node:sqlite';
import type { CollectionPlan, Order, Query } from '../../engine.ts';
import type { Sql } from '../connection.ts';
import {
  bindSortKey,
  filterColumn,
  filterFields,
  linkFields,
  linkTableOf,
  searchTableOf,
  sortColumn,
  tableOf,
} from '../names.ts';
import { shapeOf } from '../rows/documents.ts';
import { searchExpression } from '../rows/search-tokens.ts';
import { narrow, ofOrganization } from './narrow.ts';

export interface Selection {
  plan: CollectionPlan;
  where: string;
  params: SQLInputValue[];
  /** False when documents must be checked with the filter too. */
  exact: boolean;
}

/** Selects the rows that have a word with each prefix. */
export function rowsWithWords(plan: CollectionPlan, organization: number, prefixes: readonly string[]): Sql {
  const words = searchTableOf(plan);
  return {
    sql: `SELECT rowid AS n FROM ${words} WHERE ${words} MATCH ?`,
    params: [searchExpression(organization, prefixes)],
  };
}

export function selectionOf(
  plan: CollectionPlan,
  organization: number,
  { filter, words }: Pick<Query, 'filter' | 'words'>,
): Selection {
  const narrowed = narrow(filter, plan, organization);
  const by = narrowed.by ?? (words.length > 0 ? 'numbers' : null);
  const conditions: Sql[] = [
    { sql: ofOrganization(by), params: [organization] },
    ...(narrowed.sql === '' ? [] : [narrowed]),
  ];
  if (words.length > 0) {
    const { sql, params } = rowsWithWords(plan, organization, words);
    conditions.push({ sql: `n IN (${sql})`, params });
  }
  return {
    plan,
    where: conditions.map(({ sql }) => sql).join(' AND '),
    params: conditions.flatMap(({ params }) => params),
    exact: narrowed.exact,
  };
}

/**
 * Selects documents; with the `LIMIT` of the page only when the selection is exact. It is written out: SQLite plans by it, so that with a
 * parameter it would compile the statement again for every query.
 */
export function pageSql(selection: Selection, order: Order | Pick<Order, 'limit'> | null): Sql {
  const { plan, exact } = selection;
  const table = tableOf(plan);
  const limit = exact ? (order?.limit ?? -1) : -1;
  if (order === null || !('field' in order))
    return {
      sql: `SELECT ${shapeOf(plan).select} FROM ${table} WHERE ${selection.where} LIMIT ${limit}`,
      params: selection.params,
    };
  const { where, params, by } = ordered(selection, order);
  // The inner query sorts row numbers only, so that no documents but those of the page are read.
  const sql = `SELECT ${shapeOf(plan).select} FROM ${table} WHERE n IN (SELECT n FROM ${table} WHERE ${where} ORDER BY ${by} LIMIT ${limit}) ORDER BY ${by}`;
  return { sql, params };
}

/** Selects the positions of all matches; only for an exact selection. */
export function positionsSql(selection: Selection, order: Pick<Order, 'field' | 'direction'>): Sql {
  const { where, params, by } = ordered(selection, order);
  const value = order.field === '_id' ? 'NULL' : sortColumn(selection.plan, order.field);
  return { sql: `SELECT id, ${value} AS value FROM ${tableOf(selection.plan)} WHERE ${where} ORDER BY ${by}`, params };
}

export interface Ordered {
  where: string;
  params: SQLInputValue[];
  by: string;
}

/** Adds the position that the page starts after. */
export function ordered(
  { plan, where, params }: Pick<Selection, 'plan' | 'where' | 'params'>,
  { field, direction, after }: Order,
): Ordered {
  const way = direction === 1 ? 'ASC' : 'DESC';
  const beyond = direction === 1 ? '>' : '<';
  if (field === '_id') {
    const by = `id ${way}`;
    return after ? { where: `${where} AND id ${beyond} ?`, params: [...params, after.id], by } : { where, params, by };
  }
  const column = sortColumn(plan, field);
  const by = `${column} ${way}, id ${way}`;
  if (!after) return { where, params, by };
  return {
    where: `${where} AND (${column}, id) ${beyond} (?, ?)`,
    params: [...params, bindSortKey(after.value), after.id],
    by,
  };
}

/** Counts matches; null when the selection is not exact. */
export function countSql({ plan, where, params, exact }: Selection): Sql | null {
  return exact ? { sql: `SELECT count(*) AS c FROM ${tableOf(plan)} WHERE ${where}`, params } : null;
}

/** Counts matches per combination of values; null when the selection is not exact, or a field has no column. */
export function countBySql({ plan, where, params, exact }: Selection, fields: readonly string[]): Sql | null {
  const [only] = fields;
  if (exact && fields.length === 1 && only !== undefined && linkFields(plan).includes(only)) {
    const rows = `SELECT n FROM ${tableOf(plan)} WHERE ${where}`;
    return {
      sql: `SELECT target, count(*) AS c FROM ${linkTableOf(plan, only)} WHERE n IN (${rows}) GROUP BY target`,
      params,
    };
  }
  if (!exact || !fields.every((field) => filterFields(plan).has(field))) return null;
  const columns = fields.map(filterColumn).join(', ');
  return { sql: `SELECT ${columns}, count(*) AS c FROM ${tableOf(plan)} WHERE ${where} GROUP BY ${columns}`, params };
}
