/** Reads and writes of one connection. */
import { Query as Matcher } from 'mingo';
import type { CollectionPlan, Count, Order, Query, Session, Stored } from '../engine.ts';
import { toJson, valueAt, type JsonObject } from '../json.ts';
import { RefusedQueryError, type Json } from '../port.ts';
import { derive } from '../plans.ts';
import type { Connection } from './connection.ts';
import type { Change, Counts } from './counts.ts';
import { bindSortKey, derivedColumn, filterColumn, filterFields, searchTableOf, tableOf, unbind } from './names.ts';
import type { SearchTokens } from './search.ts';
import { countSql, coveringIndex, pageSql, selectionOf } from './select.ts';

type Plans = ReadonlyMap<string, CollectionPlan>;

/** Each method does its work before it returns the promise: no other read or write comes in between. */
export class EmbeddedSession implements Session {
  readonly #connection: Connection;
  readonly #plans: Plans;
  readonly #tokens: SearchTokens;
  readonly #counts: Counts | null;
  /** What this session wrote, for the counts that are kept. */
  readonly changes: Change[] = [];

  /** @param counts kept counts to answer from; null inside a transaction, which sees its own writes */
  constructor(connection: Connection, plans: Plans, tokens: SearchTokens, counts: Counts | null) {
    this.#connection = connection;
    this.#plans = plans;
    this.#tokens = tokens;
    this.#counts = counts;
  }

  #plan(name: string): CollectionPlan {
    const plan = this.#plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    return plan;
  }

  *#scan(query: Query, order: Order | null): Generator<Stored> {
    const selection = selectionOf(this.#plan(query.collection), query, this.#tokens);
    const matcher = selection.narrowed.exact ? null : new Matcher<Stored>(query.filter);
    let left = order?.limit ?? Infinity;
    for (const row of this.#connection.iterate(pageSql(this.#connection, selection, query.organizationId, order))) {
      const doc = parse(row['doc'], query.organizationId);
      if (matcher && !matcher.test(doc)) continue;
      yield doc;
      left -= 1;
      if (left <= 0) return;
    }
  }

  async findFirst(query: Query): Promise<Stored | null> {
    for (const doc of this.#scan(query, null)) return doc;
    return null;
  }

  async find(query: Query, order: Order | null): Promise<Stored[]> {
    return [...this.#scan(query, order)];
  }

  async count(query: Query): Promise<number> {
    const plan = this.#plan(query.collection);
    return this.#counts ? this.#counts.get(plan, query, () => this.#count(query)) : this.#count(query);
  }

  #count(query: Query): number {
    const selection = selectionOf(this.#plan(query.collection), query, this.#tokens);
    const sql = countSql(this.#connection, selection, query.organizationId);
    if (sql) return Number(this.#connection.get(sql)?.['c']);
    let count = 0;
    for (const _ of this.#scan(query, null)) count += 1;
    return count;
  }

  async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    const plan = this.#plan(query.collection);
    const selection = selectionOf(plan, query, this.#tokens);
    const indexed = new Set(filterFields(plan));
    if (!selection.narrowed.exact || !fields.every((field) => indexed.has(field))) return this.#countInMemory(query, fields);
    const columns = fields.map(filterColumn).join(', ');
    const sql = `SELECT ${columns}, count(*) AS c FROM ${tableOf(plan)} ${coveringIndex(plan, selection.narrowed, fields)} WHERE ${selection.where} GROUP BY ${columns}`;
    return this.#connection.all({ sql, params: selection.params }).map((row) => ({
      key: Object.fromEntries(fields.map((field) => [field, unbind(row[`f:${field}`])])),
      count: Number(row['c']),
    }));
  }

  #countInMemory(query: Query, fields: readonly string[]): Count[] {
    const groups = new Map<string, Count>();
    for (const doc of this.#scan(query, null)) {
      const key: Record<string, Json> = {};
      for (const field of fields) key[field] = jsonAt(doc, field);
      const name = JSON.stringify(key);
      const group = groups.get(name) ?? { key, count: 0 };
      group.count += 1;
      groups.set(name, group);
    }
    return [...groups.values()];
  }

  async organizations(collection: string): Promise<string[]> {
    const sql = `SELECT DISTINCT org FROM ${tableOf(this.#plan(collection))} ORDER BY org`;
    return this.#connection.all({ sql, params: [] }).map((row) => String(row['org']));
  }

  async insert(collection: string, doc: Stored): Promise<void> {
    const plan = this.#plan(collection);
    const { keys, words } = derive(plan, doc);
    const names = Object.keys(keys);
    const columns = ['org', 'id', 'doc', ...names.map(derivedColumn)].join(', ');
    const values = ['?', '?', 'jsonb(?)', ...names.map(() => '?')].join(', ');
    const n = this.#connection.run(
      `INSERT INTO ${tableOf(plan)} (${columns}) VALUES (${values})`,
      doc.organization_id, doc._id, text(doc), ...names.map((name) => bindSortKey(keys[name] ?? null)),
    );
    this.#index(plan, n, doc.organization_id, words);
    this.changes.push({ plan, before: null, after: doc });
  }

  async replace(collection: string, before: Stored, after: Stored): Promise<void> {
    const plan = this.#plan(collection);
    const n = this.#number(plan, before);
    this.#write(plan, n, after);
    const words = derive(plan, after).words;
    if (words.join(' ') !== derive(plan, before).words.join(' ')) this.#reindex(plan, n, after.organization_id, words);
    this.changes.push({ plan, before, after });
  }

  #write(plan: CollectionPlan, n: number, doc: Stored): void {
    const { keys } = derive(plan, doc);
    const names = Object.keys(keys);
    const assignments = ['doc = jsonb(?)', ...names.map((name) => `${derivedColumn(name)} = ?`)].join(', ');
    this.#connection.run(`UPDATE ${tableOf(plan)} SET ${assignments} WHERE n = ?`, text(doc), ...names.map((name) => bindSortKey(keys[name] ?? null)), n);
  }

  async remove(collection: string, doc: Stored): Promise<void> {
    const plan = this.#plan(collection);
    const n = this.#number(plan, doc);
    this.#connection.run(`DELETE FROM ${tableOf(plan)} WHERE n = ?`, n);
    this.#reindex(plan, n, doc.organization_id, []);
    this.changes.push({ plan, before: doc, after: null });
  }

  async hit(collection: string, id: string, now: number, windowMs: number): Promise<{ count: number; resetAt: number }> {
    const found = await this.findFirst({ collection, organizationId: '', filter: { _id: id }, words: [] });
    const ends = Date.parse(String(found?.['expires_at']));
    const open = found !== null && ends > now;
    const count = open ? Number(found['count']) + 1 : 1;
    const resetAt = open ? ends : now + windowMs;
    const after: Stored = { _id: id, organization_id: '', count, expires_at: new Date(resetAt).toISOString() };
    if (found) await this.replace(collection, found, after);
    else await this.insert(collection, after);
    return { count, resetAt };
  }

  /** Stores the sort keys and words of every document anew. */
  rederive(collection: string): void {
    const plan = this.#plan(collection);
    const table = tableOf(plan);
    for (let last = 0; ; ) {
      const rows = this.#connection.all({ sql: `SELECT n, org, json(doc) AS doc FROM ${table} WHERE n > ? ORDER BY n LIMIT 500`, params: [last] });
      if (rows.length === 0) return;
      for (const row of rows) {
        const doc = parse(row['doc'], String(row['org']));
        last = Number(row['n']);
        this.#write(plan, last, doc);
        this.#reindex(plan, last, doc.organization_id, derive(plan, doc).words);
      }
    }
  }

  #number(plan: CollectionPlan, doc: Stored): number {
    const row = this.#connection.get({ sql: `SELECT n FROM ${tableOf(plan)} WHERE org = ? AND id = ?`, params: [doc.organization_id, doc._id] });
    if (!row) throw new Error(`${plan.name} ${doc._id} is gone`);
    return Number(row['n']);
  }

  #reindex(plan: CollectionPlan, n: number, organizationId: string, words: readonly string[]): void {
    if (plan.search.length === 0) return;
    this.#connection.run(`DELETE FROM ${searchTableOf(plan)} WHERE rowid = ?`, n);
    this.#index(plan, n, organizationId, words);
  }

  #index(plan: CollectionPlan, n: number, organizationId: string, words: readonly string[]): void {
    if (words.length === 0) return;
    this.#connection.run(`INSERT INTO ${searchTableOf(plan)} (rowid, words) VALUES (?, ?)`, n, this.#tokens.index(organizationId, words));
  }
}

/** The organisation is a column of its own. */
function text(doc: Stored): string {
  const { organization_id: _, ...rest } = doc;
  return JSON.stringify(rest);
}

function parse(value: unknown, organizationId: string): Stored {
  const doc: JsonObject = JSON.parse(String(value));
  return { ...doc, _id: String(doc['_id']), organization_id: organizationId };
}

function jsonAt(doc: Stored, path: string): Json {
  const value = valueAt(doc, path);
  return value === undefined ? null : toJson(value);
}
