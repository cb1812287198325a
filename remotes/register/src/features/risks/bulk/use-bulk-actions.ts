import type { Risk, RiskStatus } from '@parapet/contracts';
import { EDIT_FORM_STATUSES } from '@parapet/contracts/rules';
import { bulkSelection, stillSelected } from '@parapet/domain-ui/changes';
import { peopleQuery, personName, useDomainTexts, useExport, useSeededText } from '@parapet/domain-ui';
import { query, useCan, useConfirm, useQuery, useQueryClient, useSession } from '@parapet/sdk';
import type { BulkAction, RowSelection } from '@parapet/ui';
import { useState } from 'react';
import { useBulkText } from '../../../locales/bulk/texts.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import { useRiskChange, type RiskChange } from './use-risk-change.ts';

export interface BulkOptions {
  list: RiskListState;
  rows: readonly Risk[];
  selected: RowSelection;
  /** Selected risks, on all pages. */
  count: number;
  /** Called with what stays selected after a change. */
  onSelect: (selected: RowSelection) => void;
}

/** Records that an export can name by id. */
const MAX_EXPORTED_IDS = 100;

/** What can be done with the selected risks. */
export function useBulkActions({ list, rows, selected: value, count, onSelect }: BulkOptions) {
  const t = useTexts();
  const bulkText = useBulkText();
  const words = useDomainTexts();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const can = useCan();
  const statusText = (status: RiskStatus) => words(`status.${status}`);
  const seeded = useSeededText();
  const { organizationId } = useSession();
  const [asked, setAsked] = useState<'owner' | 'category' | null>(null);
  const { change, ...state } = useRiskChange();
  const registers =
    useQuery({
      ...query('listRiskTables', { organization_id: organizationId, templates_only: false, limit: 200 }),
      enabled: count > 0,
    }).data?.items ?? [];

  const run = async (wanted: RiskChange, says: (done: number) => string) => {
    const end = await change(wanted, bulkSelection(value, list.filterRequest), rows, says);
    onSelect(stillSelected(value, end));
  };
  const set = (fields: NonNullable<RiskChange['set']>, says: (done: number) => string) =>
    void run({ action: 'update', set: fields }, says);
  const setOwner = async (owner_id: string | null) => {
    if (owner_id === null) return set({ owner_id }, (done) => bulkText('bulk.done.no-owner', { count: done }));
    // The select has already asked for it. Without a name, the toast says only how many risks were changed.
    const [owner] = await queryClient.fetchQuery({ ...peopleQuery([owner_id]), staleTime: 60_000 }).then(
      ({ items }) => items,
      () => [],
    );
    set({ owner_id }, (done) =>
      owner === undefined
        ? words('bulk.changed', { count: done })
        : bulkText('bulk.done.owner', { count: done, name: personName(owner) }),
    );
  };
  const setCategory = (category: string) =>
    set({ category }, (done) => bulkText('bulk.done.category', { count: done, value: seeded(category) }));
  const remove = async () => {
    const yes = await confirm({
      title: bulkText('bulk.delete-title', { count }),
      message: bulkText('bulk.delete-question', { count }),
      confirmLabel: t('risk.delete'),
      danger: true,
    });
    if (yes) await run({ action: 'delete' }, (done) => bulkText('bulk.done.delete', { count: done }));
  };

  const mayUpdate = can('risks', 'update').reason;
  const mayDelete = can('risks', 'delete').reason;
  const disabled = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason });
  const archived = archiving(value, rows);
  // The address of an export has room for only so many ids, and cannot say “all but some”.
  const isTooMany = value.kind === 'ids' ? value.ids.size > MAX_EXPORTED_IDS : value.except.size > 0;
  const { entries: exportEntries } = useExport('exportRisks', {
    sort: list.sort,
    ...(value.kind === 'ids' ? { id: [...value.ids] } : list.filterRequest),
  });
  const actions: BulkAction[] = [
    {
      id: 'status',
      label: bulkText('bulk.status'),
      entries: EDIT_FORM_STATUSES.map((status) => ({
        id: status,
        label: statusText(status),
        onSelect: () =>
          set({ status }, (done) => bulkText('bulk.done.status', { count: done, value: statusText(status) })),
      })),
      ...disabled(mayUpdate),
    },
    { id: 'owner', label: bulkText('bulk.owner'), onSelect: () => setAsked('owner'), ...disabled(mayUpdate) },
    { id: 'category', label: bulkText('bulk.category'), onSelect: () => setAsked('category'), ...disabled(mayUpdate) },
    {
      id: 'register',
      label: bulkText('bulk.register'),
      entries: [
        ...registers.map(({ id, name }) => ({
          id,
          label: name,
          onSelect: () => set({ table_id: id }, (done) => bulkText('bulk.done.register', { count: done, name })),
        })),
        {
          id: 'none',
          label: t('register.none'),
          separated: true,
          onSelect: () => set({ table_id: null }, (done) => bulkText('bulk.done.no-register', { count: done })),
        },
      ],
      ...disabled(mayUpdate ?? (registers.length === 0 ? t('register.nothing') : undefined)),
    },
    archived.action === 'unarchive'
      ? {
          id: 'unarchive',
          label: t('risk.unarchive'),
          onSelect: () => void run({ action: 'unarchive' }, (done) => bulkText('bulk.done.unarchive', { count: done })),
          ...disabled(mayUpdate),
        }
      : {
          id: 'archive',
          label: t('risk.archive'),
          onSelect: () => void run({ action: 'archive' }, (done) => bulkText('bulk.done.archive', { count: done })),
          ...disabled(
            mayUpdate ??
              (archived.ready < archived.of
                ? bulkText('bulk.archive-some', { count: archived.ready, of: archived.of })
                : undefined),
          ),
        },
    {
      id: 'export',
      label: t('export.label'),
      entries: exportEntries,
      ...disabled(isTooMany ? t('export.too-many', { count: MAX_EXPORTED_IDS }) : undefined),
    },
    { id: 'delete', label: t('risk.delete'), danger: true, onSelect: () => void remove(), ...disabled(mayDelete) },
  ];
  return {
    actions,
    state,
    question:
      asked === null
        ? null
        : {
            asked,
            count,
            onCancel: () => setAsked(null),
            /** @param chosen an id, or null for nobody; or a category */
            onChoose: (chosen: string | null) => {
              setAsked(null);
              if (asked === 'owner') void setOwner(chosen);
              else if (chosen !== null) setCategory(chosen);
            },
          },
  };
}

/** Whether archiving or unarchiving fits the selection, and how many of its risks can be archived, as far as the rows on the screen tell. */
function archiving(
  selection: RowSelection,
  rows: readonly Risk[],
): { action: 'archive' | 'unarchive'; ready: number; of: number } {
  const chosen = selection.kind === 'ids' ? rows.filter(({ id }) => selection.ids.has(id)) : [];
  if (selection.kind === 'all' || chosen.length < selection.ids.size) return { action: 'archive', ready: 0, of: 0 };
  if (chosen.length > 0 && chosen.every(({ status }) => status === 'archived'))
    return { action: 'unarchive', ready: 0, of: 0 };
  return {
    action: 'archive',
    ready: chosen.filter(({ status, flow }) => status !== 'archived' && flow?.status === 'completed').length,
    of: chosen.length,
  };
}
