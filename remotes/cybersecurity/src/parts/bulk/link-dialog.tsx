import { LinkedPropertiesField, LinkedScenariosField } from '@parapet/domain-ui/forms';
import { Button, Dialog } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { ItemKind } from '../items/item-kinds.ts';

export interface LinkDialogProps {
  action: 'link' | 'unlink';
  /** What is linked to. */
  to: 'properties' | 'scenarios';
  /** What is selected. */
  from: ItemKind;
  count: number;
  /** The selected items, where they are few: only their links can be removed. */
  ids: readonly string[] | undefined;
  onCancel: () => void;
  onChoose: (links: string[]) => void;
}

/** Asks which items the selected ones are linked to, or no longer. */
export function LinkDialog({ action, to, from, count, ids, onCancel, onChoose }: LinkDialogProps) {
  const t = useTexts();
  const [chosen, choose] = useState<string[]>([]);
  const Field = to === 'properties' ? LinkedPropertiesField : LinkedScenariosField;
  return (
    <Dialog
      opened
      onClose={onCancel}
      size="md"
      title={t(`items.${action}-title-${to}`)}
      description={t(`${from}.selected`, { count })}
      footer={
        <>
          <Button onClick={onCancel}>{t('items.cancel')}</Button>
          <Button variant={action === 'link' ? 'primary' : 'danger'} onClick={() => onChoose(chosen)} disabledReason={chosen.length === 0 ? t(`items.choose-${to}`) : undefined}>
            {t(`items.${action}`)}
          </Button>
        </>
      }
    >
      <Field label={t(`cybersecurity.tab.${to}`)} value={chosen} onChange={choose} {...(action === 'unlink' && ids && { linkedBy: { kind: from, ids } })} />
    </Dialog>
  );
}
