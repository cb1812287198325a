import type { RecordFormEditing, StoredRecord } from '@parapet/sdk/saving';
import type { FormModalProps, SchemaForm } from '@parapet/ui/forms';
import type { ReactNode } from 'react';
import { RecordConflictDialog } from '../conflict/record-conflict-dialog.tsx';
import type { FieldReader } from '../history/record-differences.tsx';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { DraftNotice } from './draft-notice.tsx';
import { GoneStatus } from './gone-status.tsx';
import { SaveFailureStatus } from './save-failure-status.tsx';
import { useNewerText } from './use-newer-text.ts';

type Submit = (event?: { preventDefault: () => void }) => Promise<boolean>;

/** What `RecordForm` gives to the screen of a form. */
export interface RecordFormParts {
  /** Beside the button: what became of the last save. */
  status: ReactNode;
  /** Above the fields: offers what was typed earlier. */
  draft: ReactNode;
  /** Who saved a newer version meanwhile, or deleted the record. */
  newerText: string | null;
  /** Why nothing can be saved any more; null when it can. */
  lost: string | null;
  submit: Submit;
  /** For a form in a dialog. */
  modal: Pick<FormModalProps, 'opened' | 'form' | 'status' | 'confirmLeave' | 'submitDisabledReason'>;
}

interface RecordFormProps<R extends StoredRecord, V> {
  editing: RecordFormEditing<R>;
  form: Pick<SchemaForm<V>, 'formError' | 'submitting' | 'submit' | 'changed' | 'setValues' | 'reset'>;
  fields: FieldReader;
  texts: {
    /** e.g. 'Failed to update risk. Please try again.' */
    failed: string;
    /** e.g. 'This risk changed while you were editing'. */
    conflict: string;
    /** 'It was deleted and cannot be saved' by default. */
    gone?: string;
  };
  /** Stands in place of the status while fields are wrong. */
  attention?: ReactNode;
  /** The page has found out that the record is gone, or may not be seen any more. */
  isGone?: boolean;
  /** Takes an earlier draft, where that is more than setting the fields. */
  onTake?: (changes: Readonly<Record<string, unknown>>) => void;
  /** Everything is stored. */
  onSaved: () => void;
  children: (parts: RecordFormParts) => ReactNode;
}

/** A form of a record that is submitted, with what keeps its changes safe: the draft, the failure beside the button, the deletion and the conflict. */
export function RecordForm<R extends StoredRecord, V>({
  editing,
  form,
  fields,
  texts,
  attention,
  isGone = false,
  onTake,
  onSaved,
  children,
}: RecordFormProps<R, V>) {
  const t = useDomainTexts();
  const { draft, conflict, failure } = editing;
  const newerText = useNewerText(editing.newer);
  const lost = isGone || editing.isDeleted ? t('gone.title') : null;
  const done = () => {
    editing.done();
    onSaved();
  };
  const submit: Submit = async (event) => {
    const ok = await form.submit(event);
    // What was typed while it was saved stays in the form of a stored record, and is saved next.
    if (ok && (editing.record === null || !editing.isChanged())) done();
    return ok;
  };
  const take = () => {
    const changes = draft.changes();
    if (onTake !== undefined) onTake(changes);
    // The cast is safe: a draft has the fields of its form.
    else form.setValues(changes as Parameters<typeof form.setValues>[0]);
  };
  const status =
    lost !== null ? (
      <GoneStatus {...(texts.gone !== undefined && { title: texts.gone })} changed={form.changed} fields={fields} />
    ) : (
      (attention ?? <SaveFailureStatus kind={failure?.kind ?? null} formError={form.formError} failed={texts.failed} />)
    );
  return (
    <>
      {children({
        status,
        draft: draft.found !== null && <DraftNotice draft={draft} onTake={take} />,
        newerText,
        lost,
        submit,
        modal: {
          opened: conflict === null,
          form: { formError: form.formError, submitting: form.submitting, submit },
          status,
          confirmLeave: editing.confirmLeave,
          ...(lost !== null && { submitDisabledReason: lost }),
        },
      })}
      {conflict !== null && (
        <RecordConflictDialog
          conflict={conflict}
          fields={fields}
          failure={failure}
          isSaving={editing.state === 'saving'}
          title={texts.conflict}
          onSaved={done}
          onDropped={form.reset}
        />
      )}
    </>
  );
}
