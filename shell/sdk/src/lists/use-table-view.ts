import { useLayoutEffect, useRef } from 'react';
import { useServices } from '../runtime/services.ts';
import { usePreferences } from '../session/session.ts';
import type { ListSort } from './list-request.ts';

export type TableDensity = 'comfortable' | 'compact';

/** Ids of columns in the person's order, those that are hidden or pinned, and widths in pixels by id. */
export interface TableColumns {
  order: readonly string[];
  hidden: readonly string[];
  pinned?: readonly string[];
  widths?: Readonly<Record<string, number>>;
}

/** A person's settings of a table; null means the table's own default. */
export interface TableView {
  density: TableDensity;
  columns: TableColumns | null;
  sort: ListSort | null;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isNumbers = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number');
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Preferences hold whatever an older version or another client wrote; what does not fit counts as not chosen. */
export function readTableView(stored: unknown): TableView {
  const [order, hidden, pinned, widths] = ['order', 'hidden', 'pinned', 'widths'].map((name) =>
    field(field(stored, 'columns'), name),
  );
  const [id, direction] = ['id', 'direction'].map((name) => field(field(stored, 'sort'), name));
  return {
    density: field(stored, 'density') === 'compact' ? 'compact' : 'comfortable',
    columns:
      isTexts(order) && isTexts(hidden)
        ? { order, hidden, ...(isTexts(pinned) && { pinned }), ...(isNumbers(widths) && { widths }) }
        : null,
    sort: typeof id === 'string' && (direction === 'asc' || direction === 'desc') ? { id, direction } : null,
  };
}

/** How a person likes a table, for pages that prefetch. */
export const storedTableView = (preferences: object, table: string): TableView =>
  readTableView(Reflect.get(preferences, keyOf(table)));

const keyOf = (table: string) => `${table}Table`;

/**
 * How the person likes a table, stored in their preferences under `{table}Table`. A change is in force at once; when it cannot be saved, a
 * toast says so and the table goes back.
 */
export function useTableView(table: string) {
  const { preferences, save } = usePreferences();
  const { reportFailure } = useServices();
  const key = keyOf(table);
  const view = storedTableView(preferences, table);
  // With what was chosen since the last render.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });
  const change = (patch: Partial<TableView>) => {
    latest.current = { ...latest.current, ...patch };
    save({ [key]: latest.current }).catch((error: unknown) => reportFailure(error));
  };
  return {
    ...view,
    setDensity: (density: TableDensity) => change({ density }),
    setColumns: (columns: TableColumns | null) => change({ columns }),
    setSort: (sort: ListSort | null) => change({ sort }),
  };
}
