import { useDomainTexts } from '@parapet/domain-ui';
import { BulkDialogs as Dialogs, PersonSelect } from '@parapet/domain-ui/forms';
import { Button, Dialog } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { useBulkActions } from './use-bulk-actions.ts';

/** Dialogs of a change of many risks: its question, its progress, and the risks that were refused. */
export function BulkDialogs({ owner, state }: Pick<ReturnType<typeof useBulkActions>, 'owner' | 'state'>) {
  return (
    <>
      {owner !== null && <OwnerDialog {...owner} />}
      <Dialogs {...state} />
    </>
  );
}

interface OwnerDialogProps {
  count: number;
  onCancel: () => void;
  onChoose: (id: string | null) => void;
}

function OwnerDialog({ count, onCancel, onChoose }: OwnerDialogProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const [id, setId] = useState<string | null>(null);
  return (
    <Dialog
      opened
      onClose={onCancel}
      size="sm"
      title={t('bulk.owner-title', { count })}
      footer={
        <>
          <Button onClick={onCancel}>{t('add-risk.cancel')}</Button>
          <Button variant="primary" onClick={() => onChoose(id)}>
            {t('bulk.owner')}
          </Button>
        </>
      }
    >
      <PersonSelect label={words('field.owner')} value={id} onChange={(next) => setId(next === '' ? null : next)} />
    </Dialog>
  );
}
