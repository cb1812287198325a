import type { Risk, SharedView } from '@parapet/contracts';
import {
  changedFilters,
  query,
  storedFilters,
  useOperation,
  useQuery,
  useSearch,
  useSession,
  valuesOf,
  type useTableView,
} from '@parapet/sdk';
import { shownColumns, type DataTableColumn } from '@parapet/ui';
import { useEffect } from 'react';
import { useViewsText } from '../../../locales/views/texts.ts';
import { useFilterNames } from '../filters/use-filter-texts.ts';
import { onlyThese } from '../use-shown-table.ts';
import type { RiskListState } from '../risk-list.ts';

/** The table as it is shown. */
export interface ShownTable {
  columns: readonly DataTableColumn<Risk>[];
  view: Pick<ReturnType<typeof useTableView>, 'columns' | 'density'>;
}

/** The URL holds which view was chosen and the version that was applied. */
const referenceTo = ({ id, version }: Pick<SharedView, 'id' | 'version'>) => `${id}.${version}`;

/** The views of the register that the organization shares, and what is done with them. */
export function useSharedViews(list: RiskListState, { columns, view: table }: ShownTable) {
  const t = useViewsText();
  const nameOf = useFilterNames();
  const { organizationId } = useSession();
  const [search, change] = useSearch();
  const found = useQuery(query('listSharedViews', { organization_id: organizationId, table: 'risks' }));
  const create = useOperation('createSharedView');
  const update = useOperation('updateSharedView');
  const remove = useOperation('deleteSharedView');

  const kinds = list.definition.filters;
  const idsOf = (state: typeof table.columns) => shownColumns(columns, state).map(({ id }) => id);
  const shown = idsOf(table.columns);
  // It may have columns that are gone, and those that the person has pinned come first.
  const columnsOf = (view: SharedView) => idsOf({ ...table.columns, ...onlyThese(view.columns, columns) });
  const inForce = {
    filters: storedFilters(kinds, list.filters),
    sort: list.sort,
    columns: shown,
    density: table.density,
  };
  const chosen = search.get('shared') ?? '';
  const dot = chosen.lastIndexOf('.');
  const current = found.data?.items.find(({ id }) => id === chosen.slice(0, dot));
  const appliedVersion = Number(chosen.slice(dot + 1));
  const changed = current
    ? [
        ...changedFilters(kinds, list.filters, valuesOf(kinds, current.filters), nameOf),
        ...(current.sort === list.sort ? [] : [t('views.sort')]),
        ...(columnsOf(current).join() === shown.join() ? [] : [t('views.columns')]),
        ...(current.density === table.density ? [] : [t('views.density')]),
      ]
    : [];
  const isOutdated = current !== undefined && changed.length > 0 && current.version > appliedVersion;

  const refer = (view: SharedView) => change((next) => next.set('shared', referenceTo(view)));
  const reference = current && changed.length === 0 ? referenceTo(current) : chosen;
  useEffect(() => {
    // What is in force is what somebody has saved, so that further changes are based on it.
    if (reference !== chosen) change((next) => next.set('shared', reference));
  }, [reference, chosen, change]);

  const apply = (view: SharedView) =>
    list.applyProfile('', valuesOf(kinds, view.filters), {
      shared: referenceTo(view),
      sort: view.sort,
      columns: view.columns.join(','),
      density: view.density,
    });
  return {
    found,
    current,
    changed,
    isOutdated,
    /** It was deleted, or the link is to a view of another organization. One that was just shared is there once the list is loaded again. */
    isGone: chosen !== '' && found.isSuccess && !found.isFetching && current === undefined,
    apply,
    /** @throws {ApiError} */
    async save(view: SharedView) {
      refer(await update.mutateAsync({ id: view.id, version: appliedVersion, body: inForce }));
    },
    /** @throws {ApiError} */
    async saveAs(name: string) {
      apply(await create.mutateAsync({ body: { organization_id: organizationId, table: 'risks', name, ...inForce } }));
    },
    /** @throws {ApiError} */
    async rename(view: SharedView, name: string) {
      const renamed = await update.mutateAsync({ id: view.id, version: view.version, body: { name } });
      if (view.id === current?.id && !isOutdated) refer(renamed);
    },
    /** @throws {ApiError} */
    async remove(view: SharedView) {
      await remove.mutateAsync({ id: view.id, version: view.version });
      if (view.id === current?.id) list.applyProfile('', list.filters);
    },
  };
}
