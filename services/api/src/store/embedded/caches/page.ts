/** Reads a page of documents, given the set of rows that match. */
import type { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { SQLInputValue } from 'node:sqlite';
import type { Order, Stored } from '../../engine.ts';
import type { Scope } from './row-sets.ts';
import type { Connection } from '../connection.ts';
import { tableOf } from '../names.ts';
import { documentOf, shapeOf } from '../rows/documents.ts';
import { positionOf, rowRange } from '../rows/organizations.ts';
import { ordered } from '../queries/select.ts';

/** Cost of reading the sort key of one document, in entries of a sort index (measured: 3 µs and 0.15 µs). */
const ENTRIES_PER_DOCUMENT = 20;
/** Entries of a sort index per query. */
const STRETCH = { least: 64, most: 16_384 };
/** Documents per query. */
const BATCH = 200;

export interface Page {
  scope: Scope;
  organizationId: string;
  /** Rows that may match; null for all rows of the organization. */
  rows: RowSet | null;
  order: Order;
  /** Number of rows of the organization. */
  total: number;
}

/** @param matches checks each document; null when all rows match */
export function pageOf(connection: Connection, page: Page, matches: ((doc: Stored) => boolean) | null): Stored[] {
  const limit = page.order.limit ?? Infinity;
  // With a check, any number of rows may be needed.
  const numbers = rowsInOrder(connection, page, matches === null ? limit : Infinity);
  const found: Stored[] = [];
  while (found.length < limit) {
    const some = taken(numbers, Math.min(BATCH, limit - found.length));
    if (some.length === 0) break;
    found.push(...documents(connection, page, some).filter((doc) => matches === null || matches(doc)));
  }
  return found;
}

function taken(numbers: Iterator<number>, most: number): number[] {
  const some: number[] = [];
  while (some.length < most) {
    const { value, done } = numbers.next();
    if (done === true) break;
    some.push(value);
  }
  return some;
}

function* rowsInOrder(connection: Connection, page: Page, limit: number): Generator<number> {
  const { rows, total } = page;
  const count = rows?.size() ?? total;
  // Sorts few rows; otherwise reads the sort index until the page is full, assuming that matches are evenly distributed.
  const isFew = rows !== null && count <= Math.sqrt((Math.min(limit, count) * total) / ENTRIES_PER_DOCUMENT);
  if (isFew) yield* sorted(connection, page, rows, limit);
  else yield* walked(connection, page, (Math.min(limit, count) / Math.max(count, 1)) * total);
}

function* sorted(
  connection: Connection,
  { scope: { plan, organization }, order }: Page,
  rows: RowSet,
  limit: number,
): Generator<number> {
  const { where, params, by } = ordered({ plan, where: 'org = ?', params: [organization] }, order);
  const [before] = rowRange(organization);
  const numbers = JSON.stringify(rows.array().map((position) => before + position));
  // CROSS JOIN makes SQLite start from the given rows.
  const source = `(SELECT value FROM json_each(?)) CROSS JOIN ${tableOf(plan)} ON n = value`;
  yield* numbersIn(connection, `SELECT n FROM ${source} WHERE ${where} ORDER BY ${by} LIMIT ?`, [
    numbers,
    ...params,
    Number.isFinite(limit) ? limit : -1,
  ]);
}

/** @param expected number of index entries for a full page */
function* walked(
  connection: Connection,
  { scope: { plan, organization }, rows, order }: Page,
  expected: number,
): Generator<number> {
  const { where, params, by } = ordered({ plan, where: 'org = ?', params: [organization] }, order);
  const sql = `SELECT n FROM ${tableOf(plan)} WHERE ${where} ORDER BY ${by} LIMIT ? OFFSET ?`;
  let stretch = Math.ceil(Math.min(STRETCH.most, Math.max(STRETCH.least, expected * 1.25)));
  for (let offset = 0; ;) {
    const numbers = numbersIn(connection, sql, [...params, stretch, offset]);
    for (const n of numbers) if (rows === null || rows.has(positionOf(n))) yield n;
    if (numbers.length < stretch) return;
    offset += stretch;
    stretch = Math.min(STRETCH.most, stretch * 2);
  }
}

/** Returned as one JSON value, as reading single rows takes five times as long. */
function numbersIn(connection: Connection, sql: string, params: readonly SQLInputValue[]): number[] {
  const row = connection.get({ sql: `SELECT json_group_array(n) AS numbers FROM (${sql})`, params: [...params] });
  return JSON.parse(String(row?.['numbers']));
}

function documents(
  connection: Connection,
  { scope: { plan }, organizationId }: Page,
  numbers: readonly number[],
): Stored[] {
  const shape = shapeOf(plan);
  const sql = `SELECT n, ${shape.select} FROM ${tableOf(plan)} WHERE n IN (SELECT value FROM json_each(?))`;
  const byNumber = new Map(
    connection.all({ sql, params: [JSON.stringify(numbers)] }).map((row) => [Number(row['n']), row]),
  );
  return numbers.flatMap((n) => {
    const row = byNumber.get(n);
    return row === undefined ? [] : [connection.guard(() => documentOf(shape, row, organizationId))];
  });
}
