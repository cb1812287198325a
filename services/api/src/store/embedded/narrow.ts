/** Filters as SQL. */
import type { SQLInputValue } from 'node:sqlite';
import type { Filter } from '../port.ts';
import { isPlainObject } from '../json.ts';
import { bind } from './names.ts';

export interface Narrowed {
  /** A condition that holds for every match; empty when nothing could be said. */
  sql: string;
  params: SQLInputValue[];
  /** True when the condition holds for matches only. */
  exact: boolean;
  /** Fields that the condition is about. */
  paths: readonly string[];
  /** Equalities that every match has, which an index can start from. */
  seeks: { path: string; sql: string; params: SQLInputValue[] }[];
}

/** Nothing can be said. */
const UNKNOWN: Narrowed = { sql: '', params: [], exact: false, paths: [], seeks: [] };

type Scalar = string | number | boolean | null;
type Column = (path: string) => string | null;

const isScalar = (value: unknown): value is Scalar => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Comparisons stay within one type, as in MongoDB; the bounds are the ends of the type in SQLite's order. */
function compare(column: string, operator: '>' | '>=' | '<' | '<=', value: Scalar): string {
  const upper = typeof value === 'number' ? ` AND ${column} < ''` : typeof value === 'string' ? ` AND ${column} < x''` : '';
  const lower = typeof value === 'boolean' ? ` AND ${column} >= x''` : typeof value === 'string' ? ` AND ${column} >= ''` : '';
  return `(${column} ${operator} ?${operator.startsWith('>') ? upper : lower})`;
}

function oneOf(column: string, values: readonly Scalar[], not: boolean): { sql: string; params: SQLInputValue[] } {
  const params = values.filter((value) => value !== null).map(bind);
  const list = `${column} ${not ? 'NOT IN' : 'IN'} (${params.map(() => '?').join(', ')})`;
  const withNull = values.includes(null);
  if (not) return { sql: withNull ? `(${column} IS NOT NULL AND ${list})` : `(${column} IS NULL OR ${list})`, params };
  return { sql: withNull ? `(${column} IS NULL OR ${list})` : list, params };
}

const COMPARISONS: Readonly<Record<string, '>' | '>=' | '<' | '<='>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };

function operation(column: string, operator: string, operand: unknown): { sql: string; params: SQLInputValue[] } | null {
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

function narrowField(path: string, condition: unknown, columnOf: Column): Narrowed {
  const column = columnOf(path);
  if (column === null) return UNKNOWN;
  const operators = isPlainObject(condition) ? condition : { $eq: condition };
  const parts: Narrowed[] = Object.entries(operators).map(([operator, operand]) => {
    const made = operation(column, operator, operand);
    if (!made) return UNKNOWN;
    const seek = operator === '$eq' || operator === '$in';
    return { ...made, exact: true, paths: [path], seeks: seek ? [{ path, ...made }] : [] };
  });
  return all(parts);
}

function all(parts: readonly Narrowed[]): Narrowed {
  return {
    sql: parts.map((part) => part.sql).filter((sql) => sql !== '').join(' AND '),
    params: parts.flatMap((part) => part.params),
    exact: parts.every((part) => part.exact),
    paths: parts.flatMap((part) => part.paths),
    seeks: parts.flatMap((part) => part.seeks),
  };
}

function any(parts: readonly Narrowed[]): Narrowed {
  const exact = parts.every((part) => part.exact);
  // A branch about which nothing can be said lets everything through, and so does the whole; `{}` does so exactly.
  if (parts.some((part) => part.sql === '')) return { ...UNKNOWN, exact: parts.some((part) => part.sql === '' && part.exact) };
  const { params, paths } = all(parts);
  return { sql: `(${parts.map((part) => `(${part.sql})`).join(' OR ')})`, params, exact, paths, seeks: [] };
}

/** @param columnOf the column that holds a path, or null when there is none */
export function narrow(filter: Filter, columnOf: Column): Narrowed {
  const parts = Object.entries(filter).map(([key, condition]): Narrowed => {
    if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
      const branches = condition.map((branch: Filter) => narrow(branch, columnOf));
      return key === '$and' ? all(branches) : any(branches);
    }
    if (key === '$nor') return UNKNOWN;
    return narrowField(key, condition, columnOf);
  });
  return all(parts);
}
