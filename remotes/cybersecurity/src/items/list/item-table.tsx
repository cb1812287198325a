import { useDescribeError, useListPages, useTableView, type Filters, type ListState } from '@parapet/sdk';
import {
  DataTable,
  NoMatchState,
  NoPermissionState,
  type DataTableColumn,
  type DataTableProps,
  type FilterChipsProps,
} from '@parapet/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { NoItems } from './no-items.tsx';
import type { ItemKind } from '../item-kinds.ts';
import classes from './items.module.css';
import { useRowActions } from './use-row-actions.ts';

/** One page of items, as `useQuery` returns it. */
export interface ItemPage<T> {
  data: { items: T[]; total: number; next_cursor: string | null } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ItemTableProps<T, F extends Filters, S extends string> extends Pick<DataTableProps<T>, 'selection'> {
  kind: Exclude<ItemKind, 'scenarios'>;
  list: ListState<F, S>;
  items: ItemPage<T>;
  columns: readonly DataTableColumn<T>[];
  chips: FilterChipsProps['filters'];
  /** Search, filters and chips of the active filters. */
  toolbar: ReactNode;
  onDelete: (item: T) => void;
}

/** The items of a tab as a table: searched, filtered, sorted and paged by the server. */
export function ItemTable<T extends { id: string; name: string }, F extends Filters, S extends string>(
  props: ItemTableProps<T, F, S>,
) {
  const { kind, list, items, columns, chips, toolbar, selection, onDelete } = props;
  const t = useTexts();
  const describe = useDescribeError();
  const view = useTableView(list.definition.table);
  const page = useListPages(list, items);
  const actionsOf = useRowActions(onDelete);
  const failure = items.error ? describe(items.error, t(`${kind}.failed`)) : null;
  if (failure?.kind === 'forbidden') return <NoPermissionState message={failure.message} />;
  return (
    <DataTable
      label={t(`cybersecurity.tab.${kind}`)}
      fill
      toolbar={<div className={classes.toolbar}>{toolbar}</div>}
      columns={columns}
      rows={items.data?.items}
      rowId={(item) => item.id}
      rowLabel={(item) => item.name}
      total={items.data?.total}
      loading={items.isFetching}
      error={failure?.message}
      requestId={failure?.requestId}
      onRetry={() => void items.refetch()}
      sort={list.tableSort}
      onSort={list.setTableSort}
      page={page}
      density={view.density}
      onDensity={view.setDensity}
      columnState={view.columns}
      onColumnState={view.setColumns}
      rowActions={actionsOf}
      onRowOpen={(item) => list.open(item.id)}
      openId={list.opened}
      selection={selection}
      empty={
        list.isFiltered ? (
          <NoMatchState title={t('items.no-match')} filters={chips} onClear={list.clear} />
        ) : (
          <NoItems kind={kind} />
        )
      }
    />
  );
}
