import { useDescribeError, useListPages, useTableView, type Filters, type ListState } from '@parapet/sdk';
import {
  DataTable,
  NoMatchState,
  NoPermissionState,
  PanelLayout,
  type DataTableColumn,
  type DataTableSelection,
  type FilterChipsProps,
} from '@parapet/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { BulkProgress, type BulkProgressProps } from '../bulk/bulk-progress.tsx';
import type { Deletable, useDeleteItem } from '../use-delete-item.tsx';
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

interface ItemTableProps<T, F extends Filters, S extends string> {
  kind: Exclude<ItemKind, 'scenarios'>;
  list: ListState<F, S>;
  items: ItemPage<T>;
  columns: readonly DataTableColumn<T>[];
  chips: FilterChipsProps['filters'];
  /** Search, filters and chips of the active filters. */
  toolbar: ReactNode;
  /** The item that is opened, beside the list. */
  panel: ReactNode;
  remove: ReturnType<typeof useDeleteItem>;
  bulk: { selection: DataTableSelection; progress: BulkProgressProps };
}

/** The items of a tab as a table, with one of them beside it: searched, filtered, sorted and paged by the server. */
export function ItemTable<T extends Deletable, F extends Filters, S extends string>(props: ItemTableProps<T, F, S>) {
  const { kind, list, items, columns, chips, toolbar, panel, remove, bulk } = props;
  const t = useTexts();
  const describe = useDescribeError();
  const view = useTableView(list.definition.table);
  const page = useListPages(list, items);
  const actionsOf = useRowActions<T>(remove.ask);
  const failure = items.error ? describe(items.error, t(`${kind}.failed`)) : null;
  const table = (
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
      selection={bulk.selection}
      empty={
        list.isFiltered ? (
          <NoMatchState title={t('items.no-match')} filters={chips} onClear={list.clear} />
        ) : (
          <NoItems kind={kind} />
        )
      }
    />
  );
  return (
    <>
      <PanelLayout bordered panel={panel}>
        {failure?.kind === 'forbidden' ? <NoPermissionState message={failure.message} /> : table}
      </PanelLayout>
      {remove.dialog}
      <BulkProgress {...bulk.progress} />
    </>
  );
}
