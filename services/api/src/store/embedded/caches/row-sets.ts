/**
 * Sets of rows, as bits: those that hold a value, a link or a word, read from the index in the file when they are first asked
 * for. Whatever combines them (a filter, a search, the total beside a page) is then a matter of microseconds, however
 * many rows match. Each change updates the sets in the tick in which it is committed. Sound because one process alone
 * writes to the file, on one thread.
 */
import { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { CollectionPlan } from '../../engine.ts';
import { derive, type Derived } from '../../plans.ts';
import type { Json } from '../../port.ts';
import type { Connection, Sql } from '../connection.ts';
import { filterColumn, tableOf, unbind } from '../names.ts';
import { PLACE, placeOf } from '../rows/organizations.ts';
import type { Change } from './change.ts';
import { field, keyOf, sourcesOf, type RowSource } from './row-source.ts';

/** For all sets together; of 100,000 rows one takes 12 KB. */
const MOST_BYTES = 64 * 2 ** 20;
/** Of that, one source of one organization may take this share. */
const SHARE = 1 / 8;
/** Values by which rows are grouped, for all of them together. */
const MOST_GROUP_BYTES = 4 * 2 ** 20;
const MOST_GROUPS = 1024;
/** More values are read at once, and not cached each for itself. */
const MOST_AT_ONCE = 64;

export interface Scope {
  plan: CollectionPlan;
  organization: number;
}

/** The sets of one source in one organization. */
interface Cached {
  sets: Map<string, RowSet>;
  /** Whether there is a set for every value. */
  groups: 'all' | 'some' | 'too many';
  bytes: number;
}

const bytesOf = (rows: RowSet) => rows.words.byteLength;

export class RowSets {
  readonly #connection: Connection;
  readonly #mostBytes: number;
  /** The first is the one not asked for the longest. */
  readonly #cached = new Map<string, Cached>();
  readonly #totals = new Map<string, number>();
  #bytes = 0;

  /** @param connection that sees what is committed */
  constructor(connection: Connection, mostBytes = MOST_BYTES) {
    this.#connection = connection;
    this.#mostBytes = mostBytes;
  }

  /** Documents of the organization. */
  total(scope: Scope): number {
    const { plan, organization } = scope;
    const place = placeIn(scope);
    const cached = this.#totals.get(place);
    if (cached !== undefined) return cached;
    const row = this.#connection.get({ sql: `SELECT count(*) AS c FROM ${tableOf(plan)} WHERE org = ?`, params: [organization] });
    this.#totals.set(place, Number(row?.['c']));
    return Number(row?.['c']);
  }

  /** @returns a set that must not be changed, and is up to date in this tick only */
  of(scope: Scope, source: RowSource, value: Json): RowSet {
    const cached = this.#in(scope, source);
    const key = keyOf(value);
    const found = cached.sets.get(key);
    if (found !== undefined) return found;
    const rows = cached.groups === 'all' ? new RowSet() : this.read(source.read(scope.organization, [value]));
    if (cached.bytes + bytesOf(rows) > this.#mostBytes * SHARE) this.#empty(cached);
    this.#add(cached, key, rows);
    return rows;
  }

  /** Rows with one of some values. @returns a set that must not be changed */
  ofAny(scope: Scope, source: RowSource, values: readonly Json[]): RowSet {
    const [only, ...more] = values;
    if (only !== undefined && more.length === 0) return this.of(scope, source, only);
    if (values.length > MOST_AT_ONCE) return this.read(source.read(scope.organization, values));
    return values.reduce<RowSet>((rows, value) => rows.union(this.of(scope, source, value)), new RowSet());
  }

  /** The rows of an organization by each value of a field; null when there are too many values. */
  groups(scope: Scope, path: string): ReadonlyMap<string, RowSet> | null {
    const cached = this.#in(scope, field(scope.plan, path));
    if (cached.groups === 'some') this.#group(scope, path, cached);
    return cached.groups === 'all' ? cached.sets : null;
  }

  #group(scope: Scope, path: string, cached: Cached): void {
    const most = Math.min(MOST_GROUPS, Math.floor(MOST_GROUP_BYTES / Math.max(32, this.total(scope) / 8)));
    const column = filterColumn(path);
    const sql = `SELECT ${column} AS value, json_group_array(${PLACE}) AS rows FROM ${tableOf(scope.plan)} WHERE org = ? GROUP BY ${column} LIMIT ?`;
    const groups = this.#connection.all({ sql, params: [scope.organization, most + 1] });
    if (groups.length > most) {
      cached.groups = 'too many';
      return;
    }
    this.#empty(cached);
    cached.groups = 'all';
    for (const { value, rows } of groups) this.#add(cached, keyOf(unbind(value)), setOf(String(rows)));
  }

  /** Reads the rows that SQL selects by their numbers `n`; nothing is cached. */
  read({ sql, params }: Sql): RowSet {
    return setOf(String(this.#connection.get({ sql: `SELECT json_group_array(${PLACE}) AS rows FROM (${sql})`, params })?.['rows']));
  }

  #in(scope: Scope, source: RowSource): Cached {
    const name = `${placeIn(scope)}\n${source.name}`;
    const cached = this.#cached.get(name) ?? { sets: new Map<string, RowSet>(), groups: 'some', bytes: 0 };
    this.#cached.delete(name);
    this.#cached.set(name, cached);
    return cached;
  }

  #add(cached: Cached, key: string, rows: RowSet): void {
    cached.sets.set(key, rows);
    cached.bytes += bytesOf(rows);
    this.#bytes += bytesOf(rows);
    for (const [name, oldest] of this.#cached) {
      if (this.#bytes <= this.#mostBytes || oldest === cached) return;
      this.#empty(oldest);
      this.#cached.delete(name);
    }
  }

  #empty(cached: Cached): void {
    this.#bytes -= cached.bytes;
    Object.assign(cached, { sets: new Map<string, RowSet>(), groups: 'some', bytes: 0 } satisfies Cached);
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) this.#apply(change);
  }

  #apply({ plan, organization, n, before, after }: Change): void {
    const place = placeIn({ plan, organization });
    const total = this.#totals.get(place);
    if (total !== undefined) this.#totals.set(place, total + (after === null ? 0 : 1) - (before === null ? 0 : 1));
    const once = (doc: Change['before']) => {
      let derived: Derived | null = null;
      return () => (derived ??= doc === null ? { keys: {}, words: [], links: {} } : derive(plan, doc));
    };
    const [derivedBefore, derivedAfter] = [once(before), once(after)];
    for (const source of sourcesOf(plan).values()) {
      const cached = this.#cached.get(`${place}\n${source.name}`);
      if (cached === undefined) continue;
      const asked = cached.sets.keys();
      if (before !== null) for (const key of source.keysOf(before, derivedBefore, asked)) cached.sets.get(key)?.remove(placeOf(n));
      if (after !== null) for (const key of source.keysOf(after, derivedAfter, cached.sets.keys())) this.#setFor(cached, key)?.add(placeOf(n));
    }
  }

  #setFor(cached: Cached, key: string): RowSet | undefined {
    if (cached.groups === 'all' && !cached.sets.has(key)) this.#add(cached, key, new RowSet());
    return cached.sets.get(key);
  }
}

const placeIn = ({ plan, organization }: Scope) => `${plan.name}\n${organization}`;

/** @param json a list of places of rows */
function setOf(json: string): RowSet {
  const places: number[] = JSON.parse(json);
  const rows = new RowSet();
  for (const place of places) rows.add(place);
  return rows;
}
