import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Wizard } from '../use-wizard.ts';

/** What is stored besides the fields of the quick page, as it was given step by step. */
export function useKeptText({ state, template }: Wizard): string {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  return t('quick.kept', {
    list: format.list([
      `${words('field.severity')} (${words(`severity.${state.severity}`)})`,
      ...(state.description.trim() === '' ? [] : [words('field.description')]),
      ...(state.reviewer_id === null ? [] : [words('field.reviewer')]),
      ...(state.domain_id === null ? [] : [words('field.domain')]),
      ...(template === null ? [] : [`${t('wizard.template')} (${seeded(template.name)})`]),
    ]),
  });
}
