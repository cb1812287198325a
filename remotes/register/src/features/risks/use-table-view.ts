import { useNotify, usePreferences } from '@parapet/sdk';
import type { DataTableColumnState, DataTableDensity } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** Key of the person's preferences. */
const KEY = 'riskRegisterTable';

export interface TableView {
  density: DataTableDensity;
  columns: DataTableColumnState | null;
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Preferences hold whatever an older version or another client wrote; what does not fit counts as not chosen. */
export function readTableView(stored: unknown): TableView {
  const view: TableView = { density: 'comfortable', columns: null };
  if (typeof stored !== 'object' || stored === null) return view;
  if ('density' in stored && stored.density === 'compact') view.density = 'compact';
  if ('columns' in stored && typeof stored.columns === 'object' && stored.columns !== null) {
    const { columns } = stored;
    if ('order' in columns && isTexts(columns.order) && 'hidden' in columns && isTexts(columns.hidden)) {
      view.columns = { order: columns.order, hidden: columns.hidden };
    }
  }
  return view;
}

/** How the person likes the register's table, kept in their preferences. */
export function useTableView() {
  const { preferences, save } = usePreferences();
  const notify = useNotify();
  const t = useTexts();
  const view = readTableView(Reflect.get(preferences, KEY));
  const change = (patch: Partial<TableView>) => {
    save({ [KEY]: { ...view, ...patch } }).catch(() => notify.error(t('risk-register.view-failed')));
  };
  return {
    ...view,
    setDensity: (density: DataTableDensity) => change({ density }),
    setColumns: (columns: DataTableColumnState | null) => change({ columns }),
  };
}
