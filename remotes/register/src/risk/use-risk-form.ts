import { schemas, type Risk } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import type { RecordFormEditing } from '@parapet/sdk/saving';
import { useSchemaForm } from '@parapet/ui/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { changesToSend, RiskEdit, type EditedField } from './risk-edit-fields.ts';

/** The form of the dialog and of a cell, filled from a version of the risk. */
export function useRiskForm(
  risk: Risk,
  { edit, submit }: Pick<RecordFormEditing<Risk>, 'edit' | 'submit'>,
  onInvalid: (path: string) => void,
) {
  const t = useTexts();
  const words = useDomainTexts();
  return useSchemaForm(RiskEdit, {
    edit,
    definitions: schemas,
    labels: { title: words('field.title') },
    failureText: t('edit-risk.failed'),
    onInvalid,
    onSubmit: (values, changed) => submit(changesToSend(risk, values, changed)),
  });
}

/** What is said when a risk could not be saved. */
export function useSavingTexts(): { failed: string; conflict: string; gone: string } {
  const t = useTexts();
  return { failed: t('edit-risk.failed'), conflict: t('edit-risk.conflict'), gone: t('edit-risk.invalid-save') };
}

export type RiskForm = ReturnType<typeof useRiskForm>;

/** Fields that differ from the stored risk, with the stored value. */
export function changesOf({ changes }: RiskForm): Readonly<Partial<Record<EditedField, { before: unknown }>>> {
  return changes;
}

/** Marks a changed field with its old value and a way back. */
export function changeMark(
  form: RiskForm,
  fields: FieldReader,
  name: EditedField,
): { change?: { was: ReactNode; onUndo: () => void } } {
  const change = changesOf(form)[name];
  return change === undefined
    ? {}
    : { change: { was: fields.value(`/${name}`, change.before), onUndo: () => form.undo(name) } };
}
