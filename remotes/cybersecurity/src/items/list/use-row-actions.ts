import { useCan } from '@parapet/sdk';
import type { DataTableRowActions, MenuEntry } from '@parapet/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { useItemEditor } from '../use-item-editor.ts';

/** Edit and delete for a row; its panel has the rest. The function is memoized, so that rows need not render again. */
export function useRowActions<T extends { id: string; changeable?: boolean }>(
  onDelete: (item: T) => void,
): (item: T) => DataTableRowActions {
  const t = useTexts();
  const { edit } = useItemEditor();
  const can = useCan();
  const latest = useRef(onDelete);
  useLayoutEffect(() => {
    latest.current = onDelete;
  });
  const update = can('assets', 'update').reason;
  const remove = can('assets', 'delete').reason;
  return useMemo(
    () => (item) => {
      const reason = update ?? (item.changeable === false ? t('items.not-yours') : undefined);
      return {
        primary: {
          icon: 'edit',
          label: t('items.edit'),
          onSelect: () => edit(item.id),
          ...(reason !== undefined && { disabledReason: reason }),
        },
        secondary: {
          icon: 'delete',
          label: t('items.delete'),
          onSelect: () => latest.current(item),
          ...(remove !== undefined && { disabledReason: remove }),
        },
        entries: [],
      };
    },
    [t, edit, update, remove],
  );
}

/** What else can be done with an item; disabled with the reason where the person's role does not allow it. */
export function useMoreActions<T extends { id: string }>(onDelete: (item: T) => void): (item: T) => MenuEntry[] {
  const t = useTexts();
  const can = useCan();
  const { add } = useItemEditor();
  const create = can('assets', 'create').reason;
  const remove = can('assets', 'delete').reason;
  return (item) => [
    {
      id: 'duplicate',
      label: t('items.duplicate'),
      icon: 'copy',
      onSelect: () => add({ copy: item.id }),
      ...(create !== undefined && { disabledReason: create }),
    },
    {
      id: 'delete',
      label: t('items.delete'),
      icon: 'delete',
      danger: true,
      separated: true,
      onSelect: () => onDelete(item),
      ...(remove !== undefined && { disabledReason: remove }),
    },
  ];
}
