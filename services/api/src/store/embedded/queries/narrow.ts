/** Translates filters to SQL. */
import type { SQLInputValue } from 'node:sqlite';
import type { CollectionPlan } from '../../engine.ts';
import { isPlainObject } from '../../json.ts';
import { foldedTexts } from '../../plans.ts';
import type { Filter } from '../../port.ts';
import type { Sql } from '../connection.ts';
import {
  bind,
  bindTarget,
  derivedColumn,
  filterColumn,
  filterFields,
  isDerived,
  isScalar,
  linkFields,
  linkTableOf,
  sortFieldColumn,
  tableOf,
  type Scalar,
} from '../names.ts';

export interface Narrowed extends Sql {
  /** True when only matches meet the condition; otherwise other documents may meet it too. All matches always meet it, and it may be empty. */
  exact: boolean;
  /** How an index finds the rows: by a column, or by a subquery for row numbers of the organization; null when none can. */
  by: 'column' | 'numbers' | null;
}

/** Not expressible in SQL. */
const UNKNOWN: Narrowed = { sql: '', params: [], exact: false, by: null };

/** Compares within one type, as MongoDB does; the additional bounds are the ends of the type in SQLite's order. */
function compare(column: string, operator: '>' | '>=' | '<' | '<=', value: Scalar): string {
  const upper =
    typeof value === 'number' ? ` AND ${column} < ''` : typeof value === 'string' ? ` AND ${column} < x''` : '';
  const lower =
    typeof value === 'boolean' ? ` AND ${column} >= x''` : typeof value === 'string' ? ` AND ${column} >= ''` : '';
  return `(${column} ${operator} ?${operator.startsWith('>') ? upper : lower})`;
}

const marksFor = (params: readonly SQLInputValue[]) => params.map(() => '?').join(', ');

function oneOf(column: string, values: readonly Scalar[], not: boolean): Sql {
  const params = values.filter((value) => value !== null).map(bind);
  const list = `${column} ${not ? 'NOT IN' : 'IN'} (${marksFor(params)})`;
  const withNull = values.includes(null);
  if (not) return { sql: withNull ? `(${column} IS NOT NULL AND ${list})` : `(${column} IS NULL OR ${list})`, params };
  return { sql: withNull ? `(${column} IS NULL OR ${list})` : list, params };
}

const COMPARISONS: Readonly<Record<string, '>' | '>=' | '<' | '<='>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };

/** @returns null when the operator is not expressible in SQL */
export function columnCondition(column: string, operator: string, operand: unknown): Sql | null {
  const comparison = COMPARISONS[operator];
  if (comparison && isScalar(operand)) return { sql: compare(column, comparison, operand), params: [bind(operand)] };
  if (operator === '$eq' && operand === null) return { sql: `${column} IS NULL`, params: [] };
  if (operator === '$eq' && isScalar(operand)) return { sql: `${column} = ?`, params: [bind(operand)] };
  if (operator === '$ne' && isScalar(operand)) return { sql: `${column} IS NOT ?`, params: [bind(operand)] };
  if ((operator === '$in' || operator === '$nin') && Array.isArray(operand) && operand.every(isScalar)) {
    return oneOf(column, operand, operator === '$nin');
  }
  return null;
}

/** Compares a field that has no filter column, but a sort column, with a text. @returns null when that is not possible */
export function sortCondition(plan: CollectionPlan, path: string, operator: string, operand: unknown): Sql | null {
  const isSorted = plan.sorts.includes(path) && !isDerived(plan, path);
  return isSorted && Object.hasOwn(COMPARISONS, operator) && typeof operand === 'string'
    ? columnCondition(sortFieldColumn(path), operator, operand)
    : null;
}

/** The ids that `$eq`, `$in`, `$ne` or `$nin` on a link names; null for other operators, and for null, which link tables do not have. */
export function linkTargets(operator: string, operand: unknown): string[] | null {
  const operands: readonly unknown[] | null =
    operator === '$eq' || operator === '$ne'
      ? [operand]
      : (operator === '$in' || operator === '$nin') && Array.isArray(operand)
        ? operand
        : null;
  if (operands === null || operands.includes(null)) return null;
  // Ids are text; other values match no link.
  return operands.filter((id) => typeof id === 'string');
}

/** Selects the rows that link to one of these ids. */
export function linkedRows(plan: CollectionPlan, path: string, organization: number, ids: readonly string[]): Sql {
  const targets = ids.map(bindTarget);
  return {
    sql: `SELECT n FROM ${linkTableOf(plan, path)} WHERE org = ? AND target IN (${marksFor(targets)})`,
    params: [organization, ...targets],
  };
}

class Narrowing {
  readonly #plan: CollectionPlan;
  readonly #organization: number;

  constructor(plan: CollectionPlan, organization: number) {
    this.#plan = plan;
    this.#organization = organization;
  }

  filter(filter: Filter): Narrowed {
    const parts = Object.entries(filter).map(([key, condition]): Narrowed => {
      if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
        const branches = condition.map((branch: Filter) => this.filter(branch));
        return key === '$and' ? all(branches) : this.#any(branches);
      }
      return key === '$nor' ? UNKNOWN : this.#field(key, condition);
    });
    return all(parts);
  }

  #field(path: string, condition: unknown): Narrowed {
    const operators = Object.entries(isPlainObject(condition) ? condition : { $eq: condition });
    if (path === '_id') return all(operators.map(([operator, operand]) => onColumn('id', operator, operand)));
    if (filterFields(this.#plan).has(path))
      return all(operators.map(([operator, operand]) => onColumn(filterColumn(path), operator, operand)));
    if (linkFields(this.#plan).includes(path))
      return all(operators.map(([operator, operand]) => this.#onLink(path, operator, operand)));
    return all(operators.map(([operator, operand]) => this.#onSorted(path, operator, operand)));
  }

  #onSorted(path: string, operator: string, operand: unknown): Narrowed {
    const folded = foldedTexts(this.#plan, path, operator, operand);
    if (folded === null) return exactly(sortCondition(this.#plan, path, operator, operand));
    return { ...oneOf(derivedColumn(folded.field), folded.texts, false), exact: false, by: 'column' };
  }

  #onLink(path: string, operator: string, operand: unknown): Narrowed {
    const ids = linkTargets(operator, operand);
    if (ids === null) return UNKNOWN;
    const { sql, params } = linkedRows(this.#plan, path, this.#organization, ids);
    const not = operator === '$ne' || operator === '$nin';
    return { sql: `n ${not ? 'NOT IN' : 'IN'} (${sql})`, params, exact: true, by: not ? null : 'numbers' };
  }

  #any(parts: readonly Narrowed[]): Narrowed {
    const exact = parts.every((part) => part.exact);
    // A branch without a condition is true for everything, and so is the whole. For the filter `{}` that is exact.
    if (parts.some((part) => part.sql === ''))
      return { ...UNKNOWN, exact: parts.some((part) => part.sql === '' && part.exact) };
    const params = parts.flatMap((part) => part.params);
    if (parts.some((part) => part.by === null))
      return { sql: `(${parts.map((part) => `(${part.sql})`).join(' OR ')})`, params, exact, by: null };
    // Lets SQLite use an index for each branch.
    const rows = parts
      .map((part) => `SELECT n FROM ${tableOf(this.#plan)} WHERE ${ofOrganization(part.by)} AND ${part.sql}`)
      .join(' UNION ALL ');
    return {
      sql: `n IN (${rows})`,
      params: parts.flatMap((part) => [this.#organization, ...part.params]),
      exact,
      by: 'numbers',
    };
  }
}

function onColumn(column: string, operator: string, operand: unknown): Narrowed {
  const seeks =
    (operator === '$eq' && operand !== null) ||
    (operator === '$in' && Array.isArray(operand) && !operand.includes(null));
  return exactly(columnCondition(column, operator, operand), seeks ? 'column' : null);
}

function exactly(condition: Sql | null, by: Narrowed['by'] = null): Narrowed {
  return condition === null ? UNKNOWN : { ...condition, exact: true, by };
}

/** The plus prevents a scan of all rows of the organization, which the planner would choose while it has no statistics. */
export const ofOrganization = (by: Narrowed['by']) => (by === 'numbers' ? '+org = ?' : 'org = ?');

function all(parts: readonly Narrowed[]): Narrowed {
  return {
    sql: parts
      .map((part) => part.sql)
      .filter((sql) => sql !== '')
      .join(' AND '),
    params: parts.flatMap((part) => part.params),
    exact: parts.every((part) => part.exact),
    by: parts.some(({ by }) => by === 'column')
      ? 'column'
      : parts.some(({ by }) => by === 'numbers')
        ? 'numbers'
        : null,
  };
}

export function narrow(filter: Filter, plan: CollectionPlan, organization: number): Narrowed {
  return new Narrowing(plan, organization).filter(filter);
}
