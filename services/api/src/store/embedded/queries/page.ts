/** A page of documents whose rows are known. */
import type { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { SQLInputValue } from 'node:sqlite';
import type { Order, Stored } from '../../engine.ts';
import type { Scope } from '../caches/row-sets.ts';
import type { Connection } from '../connection.ts';
import { tableOf } from '../names.ts';
import { documentColumns, documentOf } from '../rows/documents.ts';
import { placeOf, rowRange } from '../rows/organizations.ts';
import { ordered } from './select.ts';

/** Entries of a sort index that are passed in the time that it takes to read the sort key out of one document. Measured: 0.15 and 3 µs. */
const ENTRIES_A_DOCUMENT = 20;
/** Entries read at once: the first stretch is as long as it takes if the rows are spread evenly, each further one twice as long. */
const STRETCH = { least: 64, most: 16_384 };
/** Documents read at once. */
const BATCH = 200;

export interface Page {
  scope: Scope;
  organizationId: string;
  /** Rows that may be on it; null for all. */
  rows: RowSet | null;
  order: Order;
  /** Documents of the organization. */
  total: number;
}

/** @param matches which of the documents are on the page; null for all of them */
export function pageOf(connection: Connection, page: Page, matches: ((doc: Stored) => boolean) | null): Stored[] {
  const limit = page.order.limit ?? Infinity;
  // Where some of the documents may turn out not to match, it is not known how many rows it takes.
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
  // Up to this many rows it takes less to read the sort keys of all of them than to walk along the index until the page is full.
  const isFew = rows !== null && count <= Math.sqrt((Math.min(limit, count) * total) / ENTRIES_A_DOCUMENT);
  if (isFew) yield* sorted(connection, page, rows, limit);
  else yield* walked(connection, page, (Math.min(limit, count) / Math.max(count, 1)) * total);
}

function* sorted(connection: Connection, { scope: { plan, organization }, order }: Page, rows: RowSet, limit: number): Generator<number> {
  const { where, params, by } = ordered({ plan, where: 'org = ?', params: [organization] }, order);
  const [before] = rowRange(organization);
  const numbers = JSON.stringify(rows.array().map((place) => before + place));
  // CROSS JOIN: starts from the rows, whatever the planner knows.
  const source = `(SELECT value FROM json_each(?)) CROSS JOIN ${tableOf(plan)} ON n = value`;
  yield* numbersIn(connection, `SELECT n FROM ${source} WHERE ${where} ORDER BY ${by} LIMIT ?`, [numbers, ...params, Number.isFinite(limit) ? limit : -1]);
}

/** @param expected entries that it takes to fill the page */
function* walked(connection: Connection, { scope: { plan, organization }, rows, order }: Page, expected: number): Generator<number> {
  const { where, params, by } = ordered({ plan, where: 'org = ?', params: [organization] }, order);
  const sql = `SELECT n FROM ${tableOf(plan)} WHERE ${where} ORDER BY ${by} LIMIT ? OFFSET ?`;
  let stretch = Math.ceil(Math.min(STRETCH.most, Math.max(STRETCH.least, expected * 1.25)));
  for (let offset = 0; ; ) {
    const numbers = numbersIn(connection, sql, [...params, stretch, offset]);
    for (const n of numbers) if (rows === null || rows.has(placeOf(n))) yield n;
    if (numbers.length < stretch) return;
    offset += stretch;
    stretch = Math.min(STRETCH.most, stretch * 2);
  }
}

/** As one value: reading rows one by one would take five times as long. */
function numbersIn(connection: Connection, sql: string, params: readonly SQLInputValue[]): number[] {
  const row = connection.get({ sql: `SELECT json_group_array(n) AS numbers FROM (${sql})`, params: [...params] });
  return JSON.parse(String(row?.['numbers']));
}

function documents(connection: Connection, { scope: { plan }, organizationId }: Page, numbers: readonly number[]): Stored[] {
  const sql = `SELECT n, ${documentColumns(plan)} FROM ${tableOf(plan)} WHERE n IN (SELECT value FROM json_each(?))`;
  const byNumber = new Map(connection.all({ sql, params: [JSON.stringify(numbers)] }).map((row) => [Number(row['n']), row]));
  return numbers.flatMap((n) => {
    const row = byNumber.get(n);
    return row === undefined ? [] : [documentOf(plan, row, organizationId)];
  });
}
