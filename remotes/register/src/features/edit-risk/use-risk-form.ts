import { schemas, type Risk } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useSchemaForm, type SchemaForm } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { changesToSend, draftOf, RiskEdit } from './risk-edit-fields.ts';

/** The form of the dialog, filled from a version of the risk. */
export function useRiskForm(risk: Risk, save: (changes: object) => Promise<unknown>, onInvalid: (path: string) => void) {
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
