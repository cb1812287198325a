/** Evaluates filters and searches with row sets. */
import { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { Query } from '../../engine.ts';
import { isPlainObject } from '../../json.ts';
import type { Filter } from '../../port.ts';
import type { Json } from '../../values.ts';
import { filterColumn, filterFields, isScalar, linkFields, tableOf } from '../names.ts';
import type { Sql } from '../connection.ts';
import { columnCondition, linkTargets, sortCondition } from '../queries/narrow.ts';
import { everything, field, link, word, type RowSource } from './row-source.ts';
import { unionOf, type RowSets, type Scope } from './row-sets.ts';

export interface Matching {
  /** Contains all rows that match; null for all rows of the organization. Must not be changed. */
  rows: RowSet | null;
  /** True when all of `rows` match; otherwise each document must be checked. */
  exact: boolean;
}

/** The cached result of a filter. To count the values of each filter, one request uses the same filter many times, alone and as a part of others. */
interface Matched {
  scope: Scope;
  /** Version of the row sets that the result is valid for. */
  version: number;
  matching: Matching;
}

const matched = new WeakMap<Filter, Matched>();

const ANY: Matching = { rows: null, exact: true };
const UNKNOWN: Matching = { rows: null, exact: false };

export class RowFilter {
  readonly #sets: RowSets;
  readonly #scope: Scope;

  constructor(sets: RowSets, scope: Scope) {
    this.#sets = sets;
    this.#scope = scope;
  }

  match({ filter, words }: Pick<Query, 'filter' | 'words'>): Matching {
    return all([this.#filter(filter), ...this.#found(words)]);
  }

  /**
   * Counts the rows that match. The last intersection is only counted, not made as a set.
   * @returns null for all rows of the organization; undefined when each document must be checked
   */
  count({ filter, words }: Pick<Query, 'filter' | 'words'>): number | null | undefined {
    const parts = [...this.#parts(filter), ...this.#found(words)];
    if (!parts.every(({ exact }) => exact)) return undefined;
    const [first, ...more] = parts.flatMap(({ rows }) => rows ?? []);
    const last = more.pop();
    if (last === undefined) return first?.size() ?? null;
    return first === undefined
      ? last.size()
      : more.reduce((rows, one) => rows.new_intersection(one), first).intersection_size(last);
  }

  #found(words: Query['words']): Matching[] {
    return words.map((prefix) => ({ rows: this.#sets.of(this.#scope, word(this.#scope.plan), prefix), exact: true }));
  }

  /** The matches of each branch of a filter that is only `$and`; one part for any other filter, or when the whole result is cached. */
  #parts(filter: Filter): Matching[] {
    const { $and: branches, ...others } = filter;
    if (this.#stored(filter) !== null || !Array.isArray(branches) || Object.keys(others).length > 0)
      return [this.#filter(filter)];
    return branches.map((branch: Filter) => this.#filter(branch));
  }

  #stored(filter: Filter): Matching | null {
    const found = matched.get(filter);
    const isSame =
      found?.version === this.#sets.version &&
      found.scope.plan === this.#scope.plan &&
      found.scope.organization === this.#scope.organization;
    return isSame ? found.matching : null;
  }

  #filter(filter: Filter): Matching {
    const stored = this.#stored(filter);
    if (stored !== null) return stored;
    const matching = all(Object.entries(filter).map(([key, condition]) => this.#condition(key, condition)));
    matched.set(filter, { scope: this.#scope, version: this.#sets.version, matching });
    return matching;
  }

  #condition(key: string, condition: unknown): Matching {
    if (Array.isArray(condition)) {
      const branches = condition.map((branch: Filter) => this.#filter(branch));
      if (key === '$and') return all(branches);
      return key === '$or' ? any(branches) : this.#not(any(branches));
    }
    return this.#operators(key, isPlainObject(condition) ? condition : { $eq: condition });
  }

  #operators(path: string, operators: Record<string, unknown>): Matching {
    return all(Object.entries(operators).map(([operator, operand]) => this.#operator(path, operator, operand)));
  }

  #operator(path: string, operator: string, operand: unknown): Matching {
    if (operator === '$not' && isPlainObject(operand)) return this.#not(this.#operators(path, operand));
    if (operator === '$ne') return this.#not(this.#operator(path, '$eq', operand));
    if (operator === '$nin') return this.#not(this.#operator(path, '$in', operand));
    if (path === '_id') return this.#read(columnCondition('id', operator, operand));
    if (filterFields(this.#scope.plan).has(path)) return this.#ofField(path, operator, operand);
    if (linkFields(this.#scope.plan).includes(path)) return this.#ofLink(path, operator, operand);
    return this.#read(sortCondition(this.#scope.plan, path, operator, operand));
  }

  #ofField(path: string, operator: string, operand: unknown): Matching {
    const values = operator === '$eq' ? [operand] : operator === '$in' ? operand : null;
    if (Array.isArray(values) && values.every(isScalar)) return this.#ofAny(field(this.#scope.plan, path), values);
    return this.#read(columnCondition(filterColumn(path), operator, operand));
  }

  #ofLink(path: string, operator: string, operand: unknown): Matching {
    const ids = linkTargets(operator, operand);
    return ids === null ? UNKNOWN : this.#ofAny(link(this.#scope.plan, path), ids);
  }

  #ofAny(source: RowSource, values: readonly Json[]): Matching {
    return { rows: this.#sets.ofAny(this.#scope, source, values), exact: true };
  }

  /** For conditions that no index of values answers, such as ranges and ids. */
  #read(condition: Sql | null): Matching {
    const { plan, organization } = this.#scope;
    if (condition === null) return UNKNOWN;
    const rows = this.#sets.range(this.#scope, {
      sql: `SELECT n FROM ${tableOf(plan)} WHERE org = ? AND ${condition.sql}`,
      params: [organization, ...condition.params],
    });
    return { rows, exact: true };
  }

  #not({ rows, exact }: Matching): Matching {
    if (!exact) return UNKNOWN;
    if (rows === null) return { rows: new RowSet(), exact: true };
    return { rows: this.#sets.of(this.#scope, everything(this.#scope.plan), null).new_difference(rows), exact: true };
  }
}

function all(parts: readonly Matching[]): Matching {
  const exact = parts.every((part) => part.exact);
  const [first, ...more] = parts.flatMap(({ rows }) => rows ?? []);
  if (first === undefined) return exact ? ANY : UNKNOWN;
  return { rows: more.reduce((rows, one) => rows.new_intersection(one), first), exact };
}

function any(parts: readonly Matching[]): Matching {
  const exact = parts.every((part) => part.exact);
  const everything = parts.find(({ rows }) => rows === null);
  if (everything !== undefined) return parts.some((part) => part.rows === null && part.exact) ? ANY : UNKNOWN;
  return { rows: unionOf(parts.flatMap(({ rows }) => rows ?? [])), exact };
}
