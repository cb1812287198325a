import type { PropertyBulk } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { useBulkChange } from '@parapet/domain-ui/changes';
import { callOperation, useCan, useOperation } from '@parapet/sdk';
import type { BulkAction } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { useLinking } from './use-linking.ts';
import { listSelection, useDeleteAction, useSelected, type SelectionOptions } from './use-selection.ts';

/** Properties that are selected, and what can be done with all of them at once. */
export function usePropertyBulk(options: SelectionOptions) {
  const t = useTexts();
  const seeded = useSeededText();
  const { reason } = useCan()('assets', 'update');
  const { mutateAsync } = useOperation('bulkProperties');
  const { change, ...state } = useBulkChange<PropertyBulk>({
    send: mutateAsync,
    list: (query) => callOperation('listProperties', query),
  });
  const selected = useSelected(options);
  const { run, count } = selected;
  const [asksCategory, setAsksCategory] = useState(false);
  const linking = useLinking({
    selected,
    from: 'properties',
    to: 'scenarios',
    apply: (action, links) =>
      run((some) => change({ action, links }, some, { says: (count) => t(`properties.${action}-done`, { count }) })),
  });
  const remove = useDeleteAction(selected, (some) =>
    change({ action: 'delete' }, some, { says: (count) => t('properties.delete-done', { count }) }),
  );
  const setCategory = (to: string) =>
    void run((some) =>
      change({ action: 'update', set: { category: to } }, some, {
        says: (n) => t('properties.category-set', { count: n, value: seeded(to) }),
      }),
    );
  const category: BulkAction = {
    id: 'category',
    label: t('items.set-category'),
    onSelect: () => setAsksCategory(true),
    ...(reason !== undefined && { disabledReason: reason }),
  };
  return {
    selection: listSelection(selected, options.total, [category, linking.action, remove]),
    progress: {
      state,
      linking: linking.dialog,
      category: asksCategory
        ? {
            count,
            onCancel: () => setAsksCategory(false),
            onChoose: (to: string) => {
              setAsksCategory(false);
              setCategory(to);
            },
          }
        : null,
    },
  };
}
