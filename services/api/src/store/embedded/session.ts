/** Reads and writes of a transaction. It sees its own writes, so it cannot use the caches. */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { Query as Matcher } from 'mingo';
import { countGroups, countLinked, linksToAny } from '../count-groups.ts';
import {
  ConflictError,
  organizationOf,
  type CollectionPlan,
  type Count,
  type Order,
  type Query,
  type Replacement,
  type Session,
  type Stored,
} from '../engine.ts';
import { without } from '../json.ts';
import { oncePer } from '../once-per.ts';
import { RefusedQueryError } from '../port.ts';
import type { After } from '../values.ts';
import { derive, isTextChanged, OWN, sortKey, type Derived } from '../plans.ts';
import type { Change } from './caches/change.ts';
import type { Connection } from './connection.ts';
import { filterColumn, searchTableOf, tableOf, unbind, unbindTarget } from './names.ts';
import { countBySql, countSql, pageSql, positionsSql, selectionOf, type Selection } from './queries/select.ts';
import { beside, besideColumns, documentOf, documentText, shapeOf } from './rows/documents.ts';
import { clearLinks, writeLinks, type Row } from './rows/links.ts';
import { ORGANIZATIONS_TABLE, rowRange, type Organizations } from './rows/organizations.ts';
import { searchText } from './rows/search-tokens.ts';

export type Plans = ReadonlyMap<string, CollectionPlan>;

const REDERIVE_BATCH = 500;
/** Selects any one match, without an order. */
const ONE = { limit: 1 };

const insertion = oncePer((plan: CollectionPlan) => {
  const columns = besideColumns(plan);
  const names = ['n', 'org', 'id', 'doc', ...columns].join(', ');
  const parameters = ['?', '?', '?', shapeOf(plan).parameter, ...columns.map(() => '?')].join(', ');
  return { sql: `INSERT INTO ${tableOf(plan)} (${names}) VALUES (${parameters})` };
});

/** Methods do their work before they return the promise, so that nothing comes in between. */
export class EmbeddedSession implements Session {
  protected readonly connection: Connection;
  protected readonly organizationNumbers: Organizations;
  readonly #plans: Plans;
  /** Writes so far, for the caches. */
  readonly changes: Change[] = [];
  /** Numbers of the last rows of this transaction, by collection and organization. */
  readonly #lastRows = new Map<string, number>();

  constructor(connection: Connection, plans: Plans, organizations: Organizations) {
    this.connection = connection;
    this.#plans = plans;
    this.organizationNumbers = organizations;
  }

  protected plan(name: string): CollectionPlan {
    const plan = this.#plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    return plan;
  }

  #selection(query: Query): Selection {
    return selectionOf(this.plan(query.collection), this.organizationNumbers.numberOf(query.organizationId), query);
  }

  /** @throws StoreDamagedError */
  #document(plan: CollectionPlan, row: Record<string, SQLOutputValue>, organizationId: string): Stored {
    return this.connection.guard(() => documentOf(shapeOf(plan), row, organizationId));
  }

  *#scan(query: Query, order: Order | null): Generator<Stored> {
    const selection = this.#selection(query);
    const matcher = selection.exact ? null : new Matcher<Stored>(query.filter);
    let left = order?.limit ?? Infinity;
    for (const row of this.connection.iterate(pageSql(selection, order))) {
      const doc = this.#document(selection.plan, row, query.organizationId);
      if (matcher && !matcher.test(doc)) continue;
      yield doc;
      left -= 1;
      if (left <= 0) return;
    }
  }

  async findFirst(query: Query): Promise<Stored | null> {
    return this.first(query);
  }

  protected first(query: Query): Stored | null {
    const selection = this.#selection(query);
    if (selection.exact) {
      const row = this.connection.get(pageSql(selection, ONE));
      return row === undefined ? null : this.#document(selection.plan, row, query.organizationId);
    }
    for (const doc of this.#scan(query, null)) return doc;
    return null;
  }

  async find(query: Query, order: Order | null): Promise<Stored[]> {
    return this.all(query, order);
  }

  protected all(query: Query, order: Order | null): Stored[] {
    const selection = this.#selection(query);
    // Reading all rows at once is faster.
    if (selection.exact)
      return this.connection
        .all(pageSql(selection, order))
        .map((row) => this.#document(selection.plan, row, query.organizationId));
    return [...this.#scan(query, order)];
  }

  async count(query: Query): Promise<number> {
    const sql = countSql(this.#selection(query));
    if (sql) return Number(this.connection.get(sql)?.['c']);
    let count = 0;
    for (const _ of this.#scan(query, null)) count += 1;
    return count;
  }

  async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    const sql = countBySql(this.#selection(query), fields);
    if (!sql) return countGroups(this.plan(query.collection), this.#scan(query, null), fields);
    return this.connection
      .all(sql)
      .map((row) => ({
        key: Object.fromEntries(
          fields.map((field) => [field, 'target' in row ? unbindTarget(row['target']) : unbind(row[`f:${field}`])]),
        ),
        count: Number(row['c']),
      }));
  }

  async countLinks(
    query: Query,
    links: readonly string[],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const linking = { ...query, filter: { $and: [query.filter, linksToAny(links, ids)] } };
    return countLinked(this.plan(query.collection), this.#scan(linking, null), links, ids);
  }

  async positions(query: Query, order: Pick<Order, 'field' | 'direction'>): Promise<After[]> {
    const selection = this.#selection(query);
    // Without documents, reading a hundred thousand takes a tenth of the time.
    if (selection.exact)
      return this.connection
        .all(positionsSql(selection, order))
        .map(({ id, value }) => ({ value: unbind(value), id: String(id) }));
    return Array.from(this.#scan(query, order), (doc) => ({
      value: sortKey(selection.plan, doc, order.field),
      id: doc._id,
    }));
  }

  async organizations(collection: string): Promise<string[]> {
    const sql = `SELECT org FROM ${ORGANIZATIONS_TABLE} AS o WHERE EXISTS (SELECT 1 FROM ${tableOf(this.plan(collection))} WHERE org = o.n) ORDER BY org`;
    return this.connection.all({ sql, params: [] }).map((row) => String(row['org']));
  }

  async entryHash(organizationId: string, id: string): Promise<string | null> {
    const plan = this.plan(OWN.audit);
    const shape = shapeOf(plan);
    const row = this.connection.get({
      sql: `SELECT ${shape.select} FROM ${tableOf(plan)} WHERE org = ? AND id = ?`,
      params: [this.organizationNumbers.numberOf(organizationId), id],
    });
    return row === undefined ? null : String(this.#document(plan, row, organizationId)['hash']);
  }

  async insert(collection: string, doc: Stored): Promise<void> {
    const plan = this.plan(collection);
    const organization = this.organizationNumbers.numberFor(organizationOf(plan, doc));
    const row: Row = { plan, organization, n: this.#nextRow(plan, organization) };
    const { values, derived } = beside(plan, doc);
    const text = documentText(shapeOf(plan), doc);
    this.connection.run(insertion(plan).sql, row.n, organization, doc._id, text, ...values);
    this.#index(row, derived);
    writeLinks(this.connection, row, {}, derived.links);
    this.#note({ ...row, before: null, after: { doc, derived }, isTextChanged: true });
  }

  /** No cache has packed documents. */
  #note(change: Change): void {
    if (!change.plan.packed) this.changes.push(change);
  }

  /** The number of the last row is used again after that row was removed, though not in the same transaction. */
  #nextRow(plan: CollectionPlan, organization: number): number {
    const scope = `${plan.name}\n${organization}`;
    const next = (this.#lastRows.get(scope) ?? this.#lastRow(plan, organization)) + 1;
    this.#lastRows.set(scope, next);
    return next;
  }

  #lastRow(plan: CollectionPlan, organization: number): number {
    const [before, beyond] = rowRange(organization);
    const last = this.connection.get({
      sql: `SELECT max(n) AS n FROM ${tableOf(plan)} WHERE n > ? AND n < ?`,
      params: [before, beyond],
    })?.['n'];
    return typeof last === 'number' ? last : before;
  }

  async replace(collection: string, before: Stored, after: Stored): Promise<void> {
    const plan = this.plan(collection);
    const row = this.#rowOf(plan, before);
    const [{ values, derived: old }, { derived: now, ...made }] = [beside(plan, before), beside(plan, after)];
    this.#write(row, after, made.values, (index) => values[index] !== made.values[index]);
    const isChanged = isTextChanged(plan, before, after);
    if (isChanged) this.#reindex(row, now);
    writeLinks(this.connection, row, old.links, now.links);
    this.#note({
      ...row,
      before: { doc: before, derived: old },
      after: { doc: after, derived: now },
      isTextChanged: isChanged,
    });
  }

  async replaceAll(collection: string, changes: readonly Replacement[]): Promise<void> {
    for (const { before, after } of changes) await this.replace(collection, before, after);
  }

  /** @param isWritten whether the column of a value is written: the indexes of other columns cost nothing */
  #write(
    { plan, n }: Row,
    doc: Stored,
    values: readonly SQLInputValue[],
    isWritten: (index: number) => boolean = () => true,
  ): void {
    const shape = shapeOf(plan);
    const columns = besideColumns(plan).filter((_, index) => isWritten(index));
    const assignments = [`doc = ${shape.parameter}`, ...columns.map((column) => `${column} = ?`)].join(', ');
    this.connection.run(
      `UPDATE ${tableOf(plan)} SET ${assignments} WHERE n = ?`,
      documentText(shape, doc),
      ...values.filter((_, index) => isWritten(index)),
      n,
    );
  }

  async unset(collection: string, organizationId: string, ids: readonly string[], field: string): Promise<void> {
    const plan = this.plan(collection);
    // A mark of a packed document is only in its column.
    if (plan.packed && plan.marks.includes(field)) this.#unmark(plan, organizationId, ids, field);
    else for (const id of ids) await this.#unsetIn(plan, organizationId, id, field);
  }

  #unmark(plan: CollectionPlan, organizationId: string, ids: readonly string[], mark: string): void {
    const { changes } = this.connection.run(
      `UPDATE ${tableOf(plan)} SET ${filterColumn(mark)} = NULL WHERE org = ? AND id IN (SELECT value FROM json_each(?))`,
      this.organizationNumbers.numberOf(organizationId),
      JSON.stringify(ids),
    );
    if (changes < ids.length) throw new ConflictError(`Some of ${plan.name} were removed meanwhile`);
  }

  /** Transactions run one after the other, so there is nobody to lock out. */
  async lock(): Promise<void> {}

  async #unsetIn(plan: CollectionPlan, organizationId: string, id: string, field: string): Promise<void> {
    const doc = this.first({ collection: plan.name, organizationId, filter: { _id: id }, words: [] });
    if (doc === null) throw new ConflictError(`${plan.name} ${id} was removed meanwhile`);
    await this.replace(plan.name, doc, { ...without(doc, field), _id: id });
  }

  async remove(collection: string, doc: Stored): Promise<void> {
    const plan = this.plan(collection);
    const row = this.#rowOf(plan, doc);
    this.connection.run(`DELETE FROM ${tableOf(plan)} WHERE n = ?`, row.n);
    this.#unindex(row);
    const derived = derive(plan, doc);
    writeLinks(this.connection, row, derived.links, {});
    this.#note({ ...row, before: { doc, derived }, after: null, isTextChanged: true });
  }

  /** Computes the sort keys, words and links of all documents again. */
  rederive(collection: string): void {
    const plan = this.plan(collection);
    const shape = shapeOf(plan);
    clearLinks(this.connection, plan);
    for (let last = 0; ;) {
      const sql = `SELECT n, org, ${shape.select} FROM ${tableOf(plan)} WHERE n > ? ORDER BY n LIMIT ?`;
      const found = this.connection.all({ sql, params: [last, REDERIVE_BATCH] });
      if (found.length === 0) return;
      for (const columns of found) {
        const row: Row = { plan, organization: Number(columns['org']), n: Number(columns['n']) };
        const doc = this.#document(plan, columns, this.organizationNumbers.idOf(row.organization));
        const { values, derived } = beside(plan, doc);
        this.#write(row, doc, values);
        this.#reindex(row, derived);
        writeLinks(this.connection, row, {}, derived.links);
        last = row.n;
      }
    }
  }

  #rowOf(plan: CollectionPlan, doc: Stored): Row {
    const organization = this.organizationNumbers.numberOf(organizationOf(plan, doc));
    const found = this.connection.get({
      sql: `SELECT n FROM ${tableOf(plan)} WHERE org = ? AND id = ?`,
      params: [organization, doc._id],
    });
    if (!found) throw new ConflictError(`${plan.name} ${doc._id} was removed meanwhile`);
    return { plan, organization, n: Number(found['n']) };
  }

  #reindex(row: Row, derived: Derived): void {
    this.#unindex(row);
    this.#index(row, derived);
  }

  #unindex({ plan, n }: Row): void {
    if (plan.search.length > 0) this.connection.run(`DELETE FROM ${searchTableOf(plan)} WHERE rowid = ?`, n);
  }

  #index({ plan, organization, n }: Row, { words }: Derived): void {
    if (plan.search.length === 0 || words.length === 0) return;
    this.connection.run(
      `INSERT INTO ${searchTableOf(plan)} (rowid, words) VALUES (?, ?)`,
      n,
      searchText(organization, words),
    );
  }
}
