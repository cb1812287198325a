/** SQL of reads: what narrows, and which index to start from. */
import type { SQLInputValue } from 'node:sqlite';
import type { CollectionPlan, Order, Query } from '../engine.ts';
import type { Connection, Sql } from './connection.ts';
import { bindSortKey, filterColumn, filterFields, filterIndex, searchTableOf, sortColumn, sortIndex, soughtFields, tableOf, WORDS_COLUMN } from './names.ts';
import { narrow, type Narrowed } from './narrow.ts';
import type { SearchTokens } from './search.ts';

/** Entries of a sort index that are passed in the time that it takes to open one document. Measured: 0.2 and 2.5 µs. */
const ENTRIES_A_DOCUMENT = 12;
/** Candidates that are looked at one by one where the size of the collection is not known. */
const FEW = 1_000;

/**
 * Up to this many candidates it is cheaper to open each and sort than to walk along a sort index until the page is full,
 * if the matches are spread evenly along it.
 * @param all documents of the organisation; null when not known
 */
function fewForPage(limit: number, all: number | null): number {
  return all === null ? FEW : Math.ceil(Math.sqrt((Math.min(limit, all) * all) / ENTRIES_A_DOCUMENT));
}

/** The same against walking along the whole index, as counting does. */
function fewForCount(all: number | null): number {
  return all === null ? FEW : Math.ceil(all / ENTRIES_A_DOCUMENT);
}

export interface Selection {
  plan: CollectionPlan;
  organizationId: string;
  where: string;
  params: SQLInputValue[];
  narrowed: Narrowed;
  /** MATCH expression, when there are words to look for. */
  match: string | null;
}

export function selectionOf(plan: CollectionPlan, query: Query, tokens: SearchTokens): Selection {
  const match = query.words.length > 0 ? tokens.match(query.organizationId, query.words) : null;
  const words = searchTableOf(plan);
  const found = match === null ? null : { sql: `n IN (SELECT rowid FROM ${words} WHERE ${words} MATCH ?)`, params: [match] };
  return { ...selection(plan, query, found ? [found] : []), match };
}

/** Finds words by looking into the documents instead of the search table. */
export function walkingWords(plan: CollectionPlan, query: Query): Selection {
  return selection(plan, query, query.words.map((word) => ({ sql: `instr(${WORDS_COLUMN}, ?) > 0`, params: [` ${word}`] })));
}

function selection(plan: CollectionPlan, { organizationId, filter }: Query, more: readonly Sql[]): Selection {
  const columns = new Set(filterFields(plan));
  const narrowed = narrow(filter, (path) => (path === '_id' ? 'id' : columns.has(path) ? filterColumn(path) : null));
  const conditions: Sql[] = [{ sql: 'org = ?', params: [organizationId] }, ...(narrowed.sql === '' ? [] : [narrowed]), ...more];
  return {
    plan,
    organizationId,
    where: conditions.map(({ sql }) => sql).join(' AND '),
    params: conditions.flatMap(({ params }) => params),
    narrowed,
    match: null,
  };
}

function isFew(connection: Connection, few: number, sql: string, params: SQLInputValue[]): boolean {
  const row = connection.get({ sql: `SELECT count(*) AS c FROM (${sql} LIMIT ?)`, params: [...params, few + 1] });
  return Number(row?.['c']) <= few;
}

/**
 * The planner knows nothing of how the values are spread, so the choice is made here by counting a little.
 * @param few candidates that may be looked at one by one
 * @returns an index clause that leads to few candidates; null when every way leads to many
 */
function narrowWay(connection: Connection, selection: Selection, few: number): string | null {
  const { plan, organizationId, narrowed, match } = selection;
  if (narrowed.seeks.some((seek) => seek.path === '_id')) return '';
  const unique = plan.unique.some((fields) => fields.every((field) => narrowed.seeks.some((seek) => seek.path === field)));
  if (unique) return '';
  if (match !== null && isFew(connection, FEW, `SELECT rowid FROM ${searchTableOf(plan)} WHERE ${searchTableOf(plan)} MATCH ?`, [match])) return 'NOT INDEXED';
  for (const seek of narrowed.seeks) {
    if (!soughtFields(plan).includes(seek.path)) continue;
    const index = `INDEXED BY ${filterIndex(plan, seek.path)}`;
    if (isFew(connection, few, `SELECT 1 FROM ${tableOf(plan)} ${index} WHERE org = ? AND ${seek.sql}`, [organizationId, ...seek.params])) return index;
  }
  return null;
}

/**
 * Documents in order; `LIMIT` only where SQL alone decides what matches.
 * @param all documents of the organisation; null when not known
 */
export function pageSql(connection: Connection, selection: Selection, order: Order | null, all: number | null): Sql {
  const { plan, narrowed } = selection;
  const table = tableOf(plan);
  const way = narrowWay(connection, selection, order === null ? FEW : fewForPage(order.limit ?? Infinity, all));
  const limit = narrowed.exact ? (order?.limit ?? -1) : -1;
  if (!order) return { sql: `SELECT json(doc) AS doc FROM ${table} ${way ?? ''} WHERE ${selection.where} LIMIT ?`, params: [...selection.params, limit] };

  const { where, params, by } = ordering(selection, order);
  const sorted = order.field === '_id' ? '' : `INDEXED BY ${sortIndex(plan, order.field)}`;
  // The inner query walks the index alone; only the rows of the page are read from the table.
  const sql = `SELECT json(doc) AS doc FROM ${table} WHERE n IN (SELECT n FROM ${table} ${way ?? sorted} WHERE ${where} ORDER BY ${by} LIMIT ?) ORDER BY ${by}`;
  return { sql, params: [...params, limit] };
}

function ordering({ plan, where, params }: Selection, { field, direction, after }: Order): { where: string; params: SQLInputValue[]; by: string } {
  const way = direction === 1 ? 'ASC' : 'DESC';
  const beyond = direction === 1 ? '>' : '<';
  if (field === '_id') {
    const by = `id ${way}`;
    return after ? { where: `${where} AND id ${beyond} ?`, params: [...params, after.id], by } : { where, params, by };
  }
  const column = sortColumn(plan, field);
  const by = `${column} ${way}, id ${way}`;
  if (!after) return { where, params, by };
  return { where: `${where} AND (${column}, id) ${beyond} (?, ?)`, params: [...params, bindSortKey(after.value), after.id], by };
}

/**
 * The number of matches; null when SQL alone cannot tell.
 * @param all documents of the organisation; null when not known
 */
export function countSql(connection: Connection, selection: Selection, all: number | null): Sql | null {
  const { plan, narrowed, match } = selection;
  if (!narrowed.exact) return null;
  const words = searchTableOf(plan);
  if (match !== null && narrowed.sql === '') return { sql: `SELECT count(*) AS c FROM ${words} WHERE ${words} MATCH ?`, params: [match] };
  const way = narrowWay(connection, selection, fewForCount(all)) ?? coveringIndex(plan, narrowed);
  return { sql: `SELECT count(*) AS c FROM ${tableOf(plan)} ${way} WHERE ${selection.where}`, params: selection.params };
}

/** An index that holds every column a filter asks for, so that no document need be read. */
function coveringIndex(plan: CollectionPlan, narrowed: Narrowed, fields: readonly string[] = []): string {
  const paths = new Set([...narrowed.paths, ...fields]);
  const [only] = paths;
  if (paths.size === 1 && only !== undefined && soughtFields(plan).includes(only) && narrowed.seeks.length <= 1) return `INDEXED BY ${filterIndex(plan, only)}`;
  return fullIndex(plan);
}

/** An index that holds every filter column of a collection. */
export function fullIndex(plan: CollectionPlan): string {
  const [sort] = plan.sorts;
  return sort === undefined ? '' : `INDEXED BY ${sortIndex(plan, sort)}`;
}

/** Matches per combination of values; null when SQL alone cannot tell. */
export function countBySql({ plan, narrowed, where, params }: Selection, fields: readonly string[]): Sql | null {
  const indexed = new Set(filterFields(plan));
  if (!narrowed.exact || !fields.every((field) => indexed.has(field))) return null;
  const columns = fields.map(filterColumn).join(', ');
  const sql = `SELECT ${columns}, count(*) AS c FROM ${tableOf(plan)} ${coveringIndex(plan, narrowed, fields)} WHERE ${where} GROUP BY ${columns}`;
  return { sql, params };
}
