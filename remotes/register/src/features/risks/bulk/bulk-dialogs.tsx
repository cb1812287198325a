import { NONE } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { BulkDialogs as Dialogs, CategorySelect, PersonSelect } from '@parapet/domain-ui/forms';
import { Button, Dialog } from '@parapet/ui';
import { useId, useState, type FormEvent } from 'react';
import { useBulkText } from '../../../locales/bulk/texts.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { useBulkActions } from './use-bulk-actions.ts';

/** Dialogs of a change of many risks: its question, its progress, and the risks that were refused. */
export function BulkDialogs({ question, state }: Pick<ReturnType<typeof useBulkActions>, 'question' | 'state'>) {
  return (
    <>
      {question !== null && <Question {...question} />}
      <Dialogs {...state} />
    </>
  );
}

interface QuestionProps {
  asked: 'owner' | 'category';
  count: number;
  onCancel: () => void;
  onChoose: (chosen: string | null) => void;
}

function Question({ asked, count, onCancel, onChoose }: QuestionProps) {
  const t = useTexts();
  const bulkText = useBulkText();
  const words = useDomainTexts();
  const form = useId();
  /** An id, or `NONE` for nobody; or a category. Null until something is chosen. */
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
      title={bulkText(`bulk.${asked}-title`, { count })}
      footer={
        <>
          <Button onClick={onCancel}>{t('add-risk.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            disabledReason={chosen === null ? bulkText(`bulk.${asked}-first`) : null}
          >
            {bulkText(`bulk.${asked}`)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {asked === 'owner' ? (
          <PersonSelect label={words('field.owner')} value={chosen} onChange={setChosen} nobody focused required />
        ) : (
          <CategorySelect label={words('field.category')} value={chosen} onChange={setChosen} focused required />
        )}
      </form>
    </Dialog>
  );
}
