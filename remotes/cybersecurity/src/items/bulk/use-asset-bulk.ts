import { ASSET_RISK_LEVELS, ASSET_STATUSES, type AssetBulk } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { useBulkChange } from '@parapet/domain-ui/changes';
import { callOperation, useCan, useOperation } from '@parapet/sdk';
import type { BulkAction } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { useLinking } from './use-linking.ts';
import { listSelection, useDeleteAction, useSelected, type SelectionOptions } from './use-selection.ts';

/** Assets that are selected, and what can be done with all of them at once. */
export function useAssetBulk(options: SelectionOptions) {
  const t = useTexts();
  const seeded = useSeededText();
  const { reason } = useCan()('assets', 'update');
  const { mutateAsync } = useOperation('bulkAssets');
  const { change, ...state } = useBulkChange<AssetBulk>({
    send: mutateAsync,
    list: (query) => callOperation('listAssets', query),
  });
  const selected = useSelected(options);
  const { run } = selected;
  const set = (fields: NonNullable<AssetBulk['set']>, says: (count: number) => string) =>
    void run((some) => change({ action: 'update', set: fields }, some, { says }));
  const linking = useLinking({
    selected,
    from: 'assets',
    to: 'properties',
    apply: (action, links) =>
      run((some) => change({ action, links }, some, { says: (count) => t(`assets.${action}-done`, { count }) })),
  });
  const remove = useDeleteAction(selected, (some) =>
    change({ action: 'delete' }, some, { says: (count) => t('assets.delete-done', { count }) }),
  );
  const disabled = reason !== undefined && { disabledReason: reason };
  const actions: BulkAction[] = [
    {
      id: 'level',
      label: t('items.set-level'),
      icon: 'risk',
      entries: ASSET_RISK_LEVELS.map((risk_level) => ({
        id: risk_level,
        label: seeded(risk_level),
        onSelect: () => set({ risk_level }, (count) => t('assets.level-set', { count, value: seeded(risk_level) })),
      })),
      ...disabled,
    },
    {
      id: 'status',
      label: t('items.set-status'),
      entries: ASSET_STATUSES.map((status) => ({
        id: status,
        label: seeded(status),
        onSelect: () => set({ status }, (count) => t('assets.status-set', { count, value: seeded(status) })),
      })),
      ...disabled,
    },
    linking.action,
    remove,
  ];
  return { selection: listSelection(selected, options.total, actions), progress: { state, linking: linking.dialog } };
}
