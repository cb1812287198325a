/** Values as cells of a table. */
import { joinCell } from './list-cell.ts';

export type Cell = string | number | boolean | null;

/** @param value JSON @param nameOf the name behind an id; undefined when the value is no link */
export function cellOf(value: unknown, nameOf?: (id: string) => string): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return nameOf === undefined ? value : nameOf(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!Array.isArray(value) || value.some((item) => typeof item === 'object')) return JSON.stringify(value);
  return joinCell(value.map((item) => String(cellOf(item, nameOf) ?? '')));
}
