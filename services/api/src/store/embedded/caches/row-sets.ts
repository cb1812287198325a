/**
 * Caches, as bit sets, which rows have a value, a link or a word. A set is read from an index in the file when it is first
 * needed. Filters, searches and totals then combine sets, which takes microseconds however many rows match. A change
 * updates the sets in the tick of its commit. This relies on a single process writing to the file.
 */
import { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { CollectionPlan } from '../../engine.ts';
import type { Json } from '../../values.ts';
import type { Connection, Sql } from '../connection.ts';
import { filterColumn, tableOf, unbind } from '../names.ts';
import { POSITION, positionOf } from '../rows/organizations.ts';
import type { Change } from './change.ts';
import { field, keyOf, sourcesOf, type RowSource } from './row-source.ts';

/** For all sets together. A set takes 12 KB with 100,000 rows and 125 KB with a million, whose register uses about 100 MB. */
const MOST_BYTES = 256 * 2 ** 20;
/** Share of the limit that the sets of one source in one organization may take. */
const SHARE = 1 / 8;
/** For the sets of all values of a field. Without them each count of its values reads all rows that match, which takes a second with a million. */
const MOST_GROUP_BYTES = 16 * 2 ** 20;
const MOST_GROUPS = 1024;
/** Cached ranges of one collection in one organization. */
const MOST_RANGES = 16;
/** A range with more parameters, such as a list of ids, is not cached: the same one is hardly ever queried again. */
const MOST_RANGE_VALUES = 8;
/** The sets of more values than that are not cached; their union is read by one query. */
const MOST_CACHED_VALUES = 64;

export interface Scope {
  plan: CollectionPlan;
  organization: number;
}

/** The sets of one source in one organization. */
interface Cached {
  sets: Map<string, RowSet>;
  /** `all` when there is a set for every value; `too many` when there cannot be. */
  groups: 'all' | 'some' | 'too many';
  bytes: number;
}

/** Includes the objects around the bits. */
const bytesOf = (rows: RowSet) => rows.words.byteLength + 256;

let versions = 0;
const nextVersion = () => (versions += 1);

export class RowSets {
  readonly #connection: Connection;
  readonly #mostBytes: number;
  /** By {@link nameOf}, the least recently used first. */
  readonly #cached = new Map<string, Cached>();
  readonly #totals = new Map<string, number>();
  readonly #ranges = new Map<string, Map<string, RowSet>>();
  #bytes = 0;
  #version = nextVersion();

  /** @param connection reads committed data */
  constructor(connection: Connection, mostBytes = MOST_BYTES) {
    this.#connection = connection;
    this.#mostBytes = mostBytes;
  }

  /** Changes with every committed change; two instances never have the same version. */
  get version(): number {
    return this.#version;
  }

  /** Number of documents of the organization. */
  total(scope: Scope): number {
    const { plan, organization } = scope;
    const name = scopeName(scope);
    const cached = this.#totals.get(name);
    if (cached !== undefined) return cached;
    const row = this.#connection.get({
      sql: `SELECT count(*) AS c FROM ${tableOf(plan)} WHERE org = ?`,
      params: [organization],
    });
    this.#totals.set(name, Number(row?.['c']));
    return Number(row?.['c']);
  }

  /** Rows with a value. @returns a set that callers must not change, and must not use after the current tick */
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

  /** Rows with one of several values. @returns like {@link of} */
  ofAny(scope: Scope, source: RowSource, values: readonly Json[]): RowSet {
    const [only, ...more] = values;
    if (only !== undefined && more.length === 0) return this.of(scope, source, only);
    if (values.length > MOST_CACHED_VALUES) return this.read(source.read(scope.organization, values));
    return unionOf(values.map((value) => this.of(scope, source, value)));
  }

  /** The rows of each value of a field, by {@link keyOf}; null when the field has too many values. */
  groups(scope: Scope, path: string): ReadonlyMap<string, RowSet> | null {
    const cached = this.#in(scope, field(scope.plan, path));
    if (cached.groups === 'some') this.#group(scope, path, cached);
    return cached.groups === 'all' ? cached.sets : null;
  }

  #group(scope: Scope, path: string, cached: Cached): void {
    const most = Math.min(MOST_GROUPS, Math.floor(MOST_GROUP_BYTES / Math.max(32, this.total(scope) / 8)));
    const column = filterColumn(path);
    const sql = `SELECT ${column} AS value, json_group_array(${POSITION}) AS rows FROM ${tableOf(scope.plan)} WHERE org = ? GROUP BY ${column} LIMIT ?`;
    const groups = this.#connection.all({ sql, params: [scope.organization, most + 1] });
    if (groups.length > most) {
      cached.groups = 'too many';
      return;
    }
    this.#empty(cached);
    cached.groups = 'all';
    for (const { value, rows } of groups) this.#add(cached, keyOf(unbind(value)), setOf(String(rows)));
  }

  /** The rows whose numbers `n` a query selects; not cached. */
  read({ sql, params }: Sql): RowSet {
    return setOf(
      String(
        this.#connection.get({ sql: `SELECT json_group_array(${POSITION}) AS rows FROM (${sql})`, params })?.['rows'],
      ),
    );
  }

  /** Like {@link read}, but cached until the collection changes, as the counts of all filters use the same range. @returns like {@link of} */
  range(scope: Scope, query: Sql): RowSet {
    if (query.params.length > MOST_RANGE_VALUES) return this.read(query);
    const name = scopeName(scope);
    const ranges = this.#ranges.get(name) ?? new Map<string, RowSet>();
    const key = `${query.sql}\n${query.params.map(String).join('\n')}`;
    const rows = ranges.get(key) ?? this.read(query);
    // Deleted first, so that the map is in order of use.
    ranges.delete(key);
    ranges.set(key, rows);
    if (ranges.size > MOST_RANGES) ranges.delete(ranges.keys().next().value ?? '');
    this.#ranges.set(name, ranges);
    return rows;
  }

  #in(scope: Scope, source: RowSource): Cached {
    const name = nameOf(scope, source);
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
    if (changes.length > 0) this.#version = nextVersion();
    for (const change of changes) this.#apply(change);
  }

  #apply(change: Change): void {
    const { plan, organization, n, before, after } = change;
    const scope = { plan, organization };
    this.#ranges.delete(scopeName(scope));
    const total = this.#totals.get(scopeName(scope));
    if (total !== undefined)
      this.#totals.set(scopeName(scope), total + (after === null ? 0 : 1) - (before === null ? 0 : 1));
    for (const source of sourcesOf(plan).values()) {
      const cached = this.#cached.get(nameOf(scope, source));
      if (cached === undefined || !source.isAffected(change)) continue;
      if (before !== null)
        for (const key of source.keysOf(before, cached.sets.keys())) cached.sets.get(key)?.remove(positionOf(n));
      if (after !== null)
        for (const key of source.keysOf(after, cached.sets.keys())) this.#setFor(cached, key)?.add(positionOf(n));
    }
  }

  #setFor(cached: Cached, key: string): RowSet | undefined {
    if (cached.groups === 'all' && !cached.sets.has(key)) this.#add(cached, key, new RowSet());
    return cached.sets.get(key);
  }
}

const scopeName = ({ plan, organization }: Scope) => `${plan.name}\n${organization}`;
const nameOf = (scope: Scope, source: RowSource) => `${scopeName(scope)}\n${source.name}`;

/** @returns a set that must not be changed: when there is only one set, it is that set itself */
export function unionOf([first = new RowSet(), second, ...more]: readonly RowSet[]): RowSet {
  // `new_union` makes the only new set; the other sets are added to it in place.
  return second === undefined ? first : more.reduce((rows, one) => rows.union(one), first.new_union(second));
}

/** @param json positions of rows, as a JSON list */
function setOf(json: string): RowSet {
  const positions: number[] = JSON.parse(json);
  const rows = new RowSet();
  for (const position of positions) rows.add(position);
  return rows;
}
