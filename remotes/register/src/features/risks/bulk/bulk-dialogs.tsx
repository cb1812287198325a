import { NONE } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { BulkDialogs as Dialogs, PersonSelect } from '@parapet/domain-ui/forms';
import { Button, Dialog } from '@parapet/ui';
import { useId, useState, type FormEvent } from 'react';
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
  const form = useId();
  /** An id, or `NONE` for nobody; null until somebody is chosen. */
  const [chosen, setChosen] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) onChoose(chosen === NONE ? null : chosen);
  };
  return (
    <Dialog
      opened
      onClose={onCancel}
      size="sm"
      title={t('bulk.owner-title', { count })}
      footer={
        <>
          <Button onClick={onCancel}>{t('add-risk.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            disabledReason={chosen === null ? t('bulk.owner-first') : null}
          >
            {t('bulk.owner')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <PersonSelect label={words('field.owner')} value={chosen} onChange={setChosen} nobody focused required />
      </form>
    </Dialog>
  );
}
