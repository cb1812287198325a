/** Evaluates filters and searches with row sets. */
import { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { Query } from '../../engine.ts';
import { isPlainObject } from '../../json.ts';
import type { Filter, Json } from '../../port.ts';
import { filterColumn, filterFields, isScalar, linkFields, tableOf } from '../names.ts';
import { columnCondition, linkTargets } from '../queries/narrow.ts';
import { everything, field, link, word, type RowSource } from './row-source.ts';
import type { RowSets, Scope } from './row-sets.ts';

export interface Matching {
  /** Contains all rows that match; null for all rows of the organization. Must not be changed. */
  rows: RowSet | null;
  /** True when all of `rows` match; otherwise each document must be checked. */
  exact: boolean;
}

const ANY: Matching = { rows: null, exact: true };
const UNKNOWN: Matching = { rows: null, exact: false };

export class RowFilter {
  readonly #sets: RowSets;
  readonly #scope: Scope;
  readonly #columns: ReadonlySet<string>;

  constructor(sets: RowSets, scope: Scope) {
    this.#sets = sets;
    this.#scope = scope;
    this.#columns = new Set(filterFields(scope.plan));
  }

  match({ filter, words }: Pick<Query, 'filter' | 'words'>): Matching {
    const found = words.map((prefix): Matching => ({ rows: this.#sets.of(this.#scope, word(this.#scope.plan), prefix), exact: true }));
    return all([this.#filter(filter), ...found]);
  }

  #filter(filter: Filter): Matching {
    return all(Object.entries(filter).map(([key, condition]) => this.#condition(key, condition)));
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
    if (path === '_id') return this.#read('id', operator, operand);
    if (this.#columns.has(path)) return this.#ofField(path, operator, operand);
    return linkFields(this.#scope.plan).includes(path) ? this.#ofLink(path, operator, operand) : UNKNOWN;
  }

  #ofField(path: string, operator: string, operand: unknown): Matching {
    const values = operator === '$eq' ? [operand] : operator === '$in' ? operand : null;
    if (Array.isArray(values) && values.every(isScalar)) return this.#ofAny(field(this.#scope.plan, path), values);
    return this.#read(filterColumn(path), operator, operand);
  }

  #ofLink(path: string, operator: string, operand: unknown): Matching {
    const ids = linkTargets(operator, operand);
    return ids === null ? UNKNOWN : this.#ofAny(link(this.#scope.plan, path), ids);
  }

  #ofAny(source: RowSource, values: readonly Json[]): Matching {
    return { rows: this.#sets.ofAny(this.#scope, source, values), exact: true };
  }

  /** For conditions that are hardly ever repeated, such as ranges and ids. */
  #read(column: string, operator: string, operand: unknown): Matching {
    const { plan, organization } = this.#scope;
    const condition = columnCondition(column, operator, operand);
    if (condition === null) return UNKNOWN;
    const rows = this.#sets.read({ sql: `SELECT n FROM ${tableOf(plan)} WHERE org = ? AND ${condition.sql}`, params: [organization, ...condition.params] });
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
  return { rows: parts.flatMap(({ rows }) => rows ?? []).reduce((rows, one) => rows.union(one), new RowSet()), exact };
}
