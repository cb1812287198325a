import type { Risk } from '@parapet/contracts';
import { useSearch, type useTableView } from '@parapet/sdk';
import { shownColumns, type DataTableColumn } from '@parapet/ui';

type TableView = ReturnType<typeof useTableView>;
type TableColumns = NonNullable<TableView['columns']>;

/** Columns that nobody has chosen are in their own order and follow their defaults. */
const STANDARD: TableColumns = { order: [], hidden: [] };

/** @param shown ids of columns, in their order */
export function onlyThese(shown: readonly string[], columns: readonly DataTableColumn<Risk>[]): TableColumns {
  const hidden = columns.map(({ id }) => id).filter((id) => !shown.includes(id));
  return { order: [...shown, ...hidden], hidden };
}

/**
 * Columns and row height: the person's own, or those of the shared view that was chosen. The URL holds these, so that its link shows them to
 * others, and the person's own are there again when the view is left. Widths and pins are always the person's.
 */
export function useShownTable(own: TableView, columns: readonly DataTableColumn<Risk>[]): TableView {
  const [search, change] = useSearch();
  const shown = search.get('columns')?.split(',');
  if (shown === undefined) return own;
  const ofView: TableColumns = { ...own.columns, ...onlyThese(shown, columns) };
  const set = (name: string, value: string) => change((next) => next.set(name, value), { push: true });
  return {
    density: search.get('density') === 'compact' ? 'compact' : 'comfortable',
    columns: ofView,
    sort: own.sort,
    setDensity: (density) => set('density', density),
    setColumns: (chosen) => {
      if (chosen?.pinned !== ofView.pinned || chosen?.widths !== ofView.widths) {
        const { order, hidden } = own.columns ?? STANDARD;
        own.setColumns({ ...chosen, order, hidden });
      }
      set(
        'columns',
        shownColumns(columns, chosen)
          .map(({ id }) => id)
          .join(','),
      );
    },
    // The list has it in the URL.
    setSort: () => undefined,
  };
}
