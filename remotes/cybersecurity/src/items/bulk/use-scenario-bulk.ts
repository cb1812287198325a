import type { PropertyBulk, RiskScenarioBulk } from '@parapet/contracts';
import { useBulkChange } from '@parapet/domain-ui/changes';
import { callOperation, useOperation } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import { MOST_LINKS, useLinking } from './use-linking.ts';
import { listSelection, useDeleteAction, useSelected, type SelectionOptions } from './use-selection.ts';

/** Risk scenarios that are selected, and what can be done with all of them at once. Their links are stored in the properties, so these are changed. */
export function useScenarioBulk(options: SelectionOptions) {
  const t = useTexts();
  const scenarios = useBulkChange<RiskScenarioBulk>({
    send: useOperation('bulkRiskScenarios').mutateAsync,
    list: (query) => callOperation('listRiskScenarios', query),
  });
  const properties = useBulkChange<PropertyBulk>({
    send: useOperation('bulkProperties').mutateAsync,
    list: (query) => callOperation('listProperties', query),
  });
  const selected = useSelected(options);
  const { value, count, clear } = selected;
  const ids = value.kind === 'ids' ? [...value.ids] : [];
  const linking = useLinking({
    selected,
    from: 'scenarios',
    to: 'properties',
    disabledReason:
      value.kind === 'all' || count > MOST_LINKS ? t('scenarios.too-many', { count: MOST_LINKS }) : undefined,
    apply: async (action, links) => {
      const { finished } = await properties.change(
        { action, links: ids },
        { ids: links },
        { says: (changed) => t(`properties.${action}-done`, { count: changed }) },
      );
      if (finished) clear();
    },
  });
  const remove = useDeleteAction(selected, (some) =>
    scenarios.change({ action: 'delete' }, some, { says: (deleted) => t('scenarios.delete-done', { count: deleted }) }),
  );
  const { change: _change, ...state } =
    scenarios.progress !== null || scenarios.refused.length > 0 ? scenarios : properties;
  return {
    selection: listSelection(selected, options.total, [linking.action, remove]),
    progress: { state, linking: linking.dialog },
  };
}
