import { schemas, type Risk } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import { useSchemaForm } from '@parapet/ui/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { changesToSend, draftOf, RiskEdit, type EditedField } from './risk-edit-fields.ts';

/** The form of the dialog, filled from a version of the risk. */
export function useRiskForm(
  risk: Risk,
  save: (changes: object) => Promise<unknown>,
  onInvalid: (path: string) => void,
) {
  const t = useTexts();
  const words = useDomainTexts();
  return useSchemaForm(RiskEdit, {
    record: risk,
    initialValues: draftOf(risk),
    definitions: schemas,
    labels: { title: words('field.title') },
    failureText: t('edit-risk.failed'),
    onInvalid,
    onSubmit: async (values, changed) => {
      const changes = changesToSend(risk, values, changed);
      if (Object.keys(changes).length > 0) await save(changes);
    },
  });
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
