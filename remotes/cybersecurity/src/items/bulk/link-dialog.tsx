import { LinkedPropertiesField, LinkedScenariosField } from '@parapet/domain-ui/forms';
import { useGuardedClose } from '@parapet/sdk';
import { Button, Dialog } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { ItemKind } from '../item-kinds.ts';

export interface LinkDialogProps {
  action: 'link' | 'unlink';
  /** Kind of the items to link to. */
  to: 'properties' | 'scenarios';
  /** Kind of the selected items. */
  from: ItemKind;
  count: number;
  /** The selected items; undefined when they are too many. To remove links, only items that these link to are offered. */
  ids: readonly string[] | undefined;
  onCancel: () => void;
  onChoose: (links: string[]) => void;
}

/** Asks which items to link the selected ones to, or to unlink them from. */
export function LinkDialog({ action, to, from, count, ids, onCancel, onChoose }: LinkDialogProps) {
  const t = useTexts();
  const [chosen, choose] = useState<string[]>([]);
  const { close } = useGuardedClose({ chosen }, onCancel);
  const Field = to === 'properties' ? LinkedPropertiesField : LinkedScenariosField;
  return (
    <Dialog
      opened
      onClose={close}
      size="md"
      title={t(`items.${action}-title-${to}`)}
      description={t(`${from}.selected`, { count })}
      footer={
        <>
          <Button onClick={close}>{t('items.cancel')}</Button>
          <Button
            variant={action === 'link' ? 'primary' : 'danger'}
            onClick={() => onChoose(chosen)}
            disabledReason={chosen.length === 0 ? t(`items.choose-${to}`) : undefined}
          >
            {t(`items.${action}`)}
          </Button>
        </>
      }
    >
      <Field
        label={t(`cybersecurity.tab.${to}`)}
        value={chosen}
        onChange={choose}
        {...(action === 'unlink' && ids && { linkedBy: { kind: from, ids } })}
      />
    </Dialog>
  );
}
