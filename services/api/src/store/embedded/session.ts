/** Reads and writes of one connection. */
import type { SQLInputValue } from 'node:sqlite';
import { Query as Matcher } from 'mingo';
import { ConflictError, isEverything, organizationOf, type CollectionPlan, type Count, type Order, type Query, type Session, type Stored } from '../engine.ts';
import { jsonAt, without, type JsonObject } from '../json.ts';
import { RefusedQueryError, type Json } from '../port.ts';
import { derive, OWN } from '../plans.ts';
import type { Connection } from './connection.ts';
import type { Change, Counts } from './counts.ts';
import type { FewValues } from './few-values.ts';
import type { Remembered } from './remembered.ts';
import { bindSortKey, derivedColumn, searchTableOf, tableOf, unbind, WORDS_COLUMN } from './names.ts';
import type { SearchTokens } from './search.ts';
import { countBySql, countSql, pageSql, selectionOf, walkingWords } from './select.ts';

/** Words are common when at least one document in so many has them. */
const COMMON = 20;

type Plans = ReadonlyMap<string, CollectionPlan>;

/** What is kept in memory of what is committed. */
export interface Kept {
  counts: Counts;
  fewValues: FewValues;
  remembered: Remembered;
}

/** Each method does its work before it returns the promise: no other read or write comes in between. */
export class EmbeddedSession implements Session {
  readonly #connection: Connection;
  readonly #plans: Plans;
  readonly #tokens: SearchTokens;
  readonly #kept: Kept | null;
  /** What this session wrote, for the counts that are kept. */
  readonly changes: Change[] = [];

  /** @param kept to answer from; null inside a transaction, which sees its own writes */
  constructor(connection: Connection, plans: Plans, tokens: SearchTokens, kept: Kept | null) {
    this.#connection = connection;
    this.#plans = plans;
    this.#tokens = tokens;
    this.#kept = kept;
  }

  #plan(name: string): CollectionPlan {
    const plan = this.#plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    return plan;
  }

  *#scan(query: Query, order: Order | null): Generator<Stored> {
    const plan = this.#plan(query.collection);
    const selection = order && this.#isCommon(query) ? walkingWords(plan, query) : selectionOf(plan, query, this.#tokens);
    const matcher = selection.narrowed.exact ? null : new Matcher<Stored>(query.filter);
    let left = order?.limit ?? Infinity;
    for (const row of this.#connection.iterate(pageSql(this.#connection, selection, order, order && this.#all(query)))) {
      const doc = parse(plan, row['doc'], query.organizationId);
      if (matcher && !matcher.test(doc)) continue;
      yield doc;
      left -= 1;
      if (left <= 0) return;
    }
  }

  /** Documents of the organisation; null when that is not kept. */
  #all({ collection, organizationId }: Query): number | null {
    return this.#kept ? this.#total({ collection, organizationId, filter: {}, words: [] }) : null;
  }

  /** True when so many documents have the words that looking at one after the other finds a page soonest. */
  #isCommon(query: Query): boolean {
    if (query.words.length === 0 || !this.#kept) return false;
    const all = this.#all(query) ?? 0;
    return this.#total({ ...query, filter: {} }) * COMMON > all;
  }

  async findFirst(query: Query): Promise<Stored | null> {
    if (!this.#kept) return this.#first(query);
    return this.#kept.remembered.find(this.#plan(query.collection), query, () => this.#first(query));
  }

  #first(query: Query): Stored | null {
    for (const doc of this.#scan(query, null)) return doc;
    return null;
  }

  async find(query: Query, order: Order | null): Promise<Stored[]> {
    return [...this.#scan(query, order)];
  }

  async count(query: Query): Promise<number> {
    return this.#total(query);
  }

  #total(query: Query): number {
    const plan = this.#plan(query.collection);
    const count = () => this.#count(plan, query);
    if (!this.#kept) return count();
    const { counts } = this.#kept;
    const added = isEverything(query) ? null : this.#added(plan, query, this.#kept);
    if (added !== null) return added;
    const [kept] = counts.get(plan, query, [], () => [{ key: {}, count: count() }]);
    return kept?.count ?? 0;
  }

  /** The number of matches from counts of combinations of values; null where these are too many to be kept. */
  #added(plan: CollectionPlan, query: Query, { counts, fewValues }: Kept): number | null {
    const everything = { ...query, filter: {} };
    return fewValues.total(this.#connection, selectionOf(plan, query, this.#tokens), query, this.#total({ ...everything, words: [] }), (fields) =>
      counts.get(plan, everything, fields, () => this.#countBy(plan, everything, fields)),
    );
  }

  #count(plan: CollectionPlan, query: Query): number {
    const selection = selectionOf(plan, query, this.#tokens);
    // How many there are in all is counted along an index in any case.
    const sql = countSql(this.#connection, selection, isEverything(query) ? null : this.#all(query));
    if (sql) return Number(this.#connection.get(sql)?.['c']);
    let count = 0;
    for (const _ of this.#scan(query, null)) count += 1;
    return count;
  }

  async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    const plan = this.#plan(query.collection);
    const count = () => this.#countBy(plan, query, fields);
    return this.#kept ? this.#kept.counts.get(plan, query, fields, count) : count();
  }

  #countBy(plan: CollectionPlan, query: Query, fields: readonly string[]): Count[] {
    const selection = selectionOf(plan, query, this.#tokens);
    const sql = countBySql(selection, fields);
    if (!sql) return this.#countInMemory(query, fields);
    return this.#connection.all(sql).map((row) => ({
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

  async entryHash(organizationId: string, id: string): Promise<string | null> {
    const found = this.#first({ collection: OWN.audit, organizationId, filter: { _id: id }, words: [] });
    return found && String(found['hash']);
  }

  async insert(collection: string, doc: Stored): Promise<void> {
    const plan = this.#plan(collection);
    const { columns, values, words } = row(plan, doc);
    const names = ['org', 'id', 'doc', ...columns].join(', ');
    const marks = ['?', '?', 'jsonb(?)', ...columns.map(() => '?')].join(', ');
    const n = this.#connection.run(`INSERT INTO ${tableOf(plan)} (${names}) VALUES (${marks})`, organizationOf(plan, doc), doc._id, text(plan, doc), ...values);
    this.#index(plan, n, organizationOf(plan, doc), words);
    this.changes.push({ plan, before: null, after: doc });
  }

  async replace(collection: string, before: Stored, after: Stored): Promise<void> {
    const plan = this.#plan(collection);
    const n = this.#number(plan, before);
    const words = this.#write(plan, n, after);
    if (words.join(' ') !== derive(plan, before).words.join(' ')) this.#reindex(plan, n, organizationOf(plan, after), words);
    this.changes.push({ plan, before, after });
  }

  #write(plan: CollectionPlan, n: number, doc: Stored): readonly string[] {
    const { columns, values, words } = row(plan, doc);
    const assignments = ['doc = jsonb(?)', ...columns.map((column) => `${column} = ?`)].join(', ');
    this.#connection.run(`UPDATE ${tableOf(plan)} SET ${assignments} WHERE n = ?`, text(plan, doc), ...values, n);
    return words;
  }

  async unset(collection: string, organizationId: string, ids: readonly string[], field: string): Promise<void> {
    for (const id of ids) {
      const doc = this.#first({ collection, organizationId, filter: { _id: id }, words: [] });
      if (doc === null) throw new ConflictError(`${collection} ${id} was removed meanwhile`);
      await this.replace(collection, doc, { ...without(doc, field), _id: id });
    }
  }

  async remove(collection: string, doc: Stored): Promise<void> {
    const plan = this.#plan(collection);
    const n = this.#number(plan, doc);
    this.#connection.run(`DELETE FROM ${tableOf(plan)} WHERE n = ?`, n);
    this.#reindex(plan, n, organizationOf(plan, doc), []);
    this.changes.push({ plan, before: doc, after: null });
  }

  /** Transactions run one after the other, so there is nobody to lock out. */
  async lock(): Promise<void> {}

  /** Stores the sort keys and words of every document anew. */
  rederive(collection: string): void {
    const plan = this.#plan(collection);
    const table = tableOf(plan);
    for (let last = 0; ; ) {
      const rows = this.#connection.all({ sql: `SELECT n, org, json(doc) AS doc FROM ${table} WHERE n > ? ORDER BY n LIMIT 500`, params: [last] });
      if (rows.length === 0) return;
      for (const row of rows) {
        const doc = parse(plan, row['doc'], String(row['org']));
        last = Number(row['n']);
        this.#reindex(plan, last, organizationOf(plan, doc), this.#write(plan, last, doc));
      }
    }
  }

  #number(plan: CollectionPlan, doc: Stored): number {
    const row = this.#connection.get({ sql: `SELECT n FROM ${tableOf(plan)} WHERE org = ? AND id = ?`, params: [organizationOf(plan, doc), doc._id] });
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

/** What is kept beside the document. */
function row(plan: CollectionPlan, doc: Stored): { columns: string[]; values: SQLInputValue[]; words: string[] } {
  const { keys, words } = derive(plan, doc);
  const columns = Object.keys(keys).map(derivedColumn);
  const values = Object.values(keys).map(bindSortKey);
  if (plan.search.length === 0) return { columns, values, words };
  return { columns: [...columns, WORDS_COLUMN], values: [...values, words.map((word) => ` ${word}`).join('')], words };
}

/** The organisation is a column of its own. */
function text(plan: CollectionPlan, doc: Stored): string {
  return JSON.stringify(plan.system ? doc : without(doc, 'organization_id'));
}

function parse(plan: CollectionPlan, value: unknown, organizationId: string): Stored {
  const doc: JsonObject = JSON.parse(String(value));
  const _id = String(doc['_id']);
  return plan.system ? { ...doc, _id } : { ...doc, _id, organization_id: organizationId };
}
