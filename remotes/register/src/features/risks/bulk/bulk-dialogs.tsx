import { NONE } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { BulkDialogs as Dialogs, CategorySelect, PersonSelect } from '@parapet/domain-ui/forms';
import { FormModal } from '@parapet/ui/forms';
import { useState } from 'react';
import { useBulkText } from '../../../locales/bulk/texts.ts';
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
  const bulkText = useBulkText();
  const words = useDomainTexts();
  /** An id, or `NONE` for nobody; or a category. Null until something is chosen. */
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <FormModal
      opened
      onClose={onCancel}
      confirmLeave={() => Promise.resolve(true)}
      size="sm"
      title={bulkText(`bulk.${asked}-title`, { count })}
      submitLabel={bulkText(`bulk.${asked}`)}
      {...(chosen === null && { submitDisabledReason: bulkText(`bulk.${asked}-first`) })}
      form={{
        formError: null,
        submitting: false,
        submit: async (event) => {
          event?.preventDefault();
          if (chosen !== null) onChoose(chosen === NONE ? null : chosen);
          return chosen !== null;
        },
      }}
    >
      {asked === 'owner' ? (
        <PersonSelect label={words('field.owner')} value={chosen} onChange={setChosen} nobody focused required />
      ) : (
        <CategorySelect label={words('field.category')} value={chosen} onChange={setChosen} focused required />
      )}
    </FormModal>
  );
}
