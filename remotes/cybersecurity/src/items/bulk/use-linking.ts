import { useCan } from '@parapet/sdk';
import type { BulkAction } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { LinkDialogProps } from './link-dialog.tsx';
import type { Selected } from './use-selection.ts';

/** Maximum number of ids that one request takes, as links or as a filter of a list. */
export const MOST_LINKS = 100;

interface LinkingOptions extends Pick<LinkDialogProps, 'to' | 'from'> {
  selected: Selected;
  /** Says why the selection cannot be linked. */
  disabledReason?: string | undefined;
  apply: (action: 'link' | 'unlink', links: string[]) => Promise<void>;
}

/** Links what is selected to other items, or removes such links: the action, and the dialog that asks for the items. */
export function useLinking({ selected, to, from, disabledReason, apply }: LinkingOptions): {
  action: BulkAction;
  dialog: LinkDialogProps | null;
} {
  const t = useTexts();
  const { reason } = useCan()('assets', 'update');
  const [asked, ask] = useState<'link' | 'unlink' | null>(null);
  const why = reason ?? disabledReason;
  const { value } = selected;
  const entry = (action: 'link' | 'unlink') => ({
    id: action,
    label: t(`items.${action}-${to}`),
    onSelect: () => ask(action),
  });
  return {
    action: {
      id: 'links',
      label: t(`cybersecurity.tab.${to}`),
      icon: 'link',
      entries: [entry('link'), entry('unlink')],
      ...(why !== undefined && { disabledReason: why }),
    },
    dialog: asked && {
      action: asked,
      to,
      from,
      count: selected.count,
      ids: value.kind === 'ids' && value.ids.size <= MOST_LINKS ? [...value.ids] : undefined,
      onCancel: () => ask(null),
      onChoose: (links) => {
        ask(null);
        void apply(asked, links);
      },
    },
  };
}
