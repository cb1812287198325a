import { useDomainTexts, useScaleLabels } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import { Muted, Stack } from '@parapet/ui';
import { ScaleField, useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { changeMark, type RiskForm } from '../../risk/use-risk-form.ts';

/** Impact and probability, from which the score follows. */
export function AssessmentTab({ form: whole, fields }: { form: RiskForm; fields: FieldReader }) {
  const t = useTexts();
  const words = useDomainTexts();
  const form = useFormPart(whole);
  const labels = useScaleLabels();
  return (
    <Stack ref={markLevel} gap="md" miw={0}>
      <ScaleField
        {...form.field('impact_level')}
        {...changeMark(form, fields, 'impact_level')}
        label={words('field.impact')}
        labels={labels.impact}
      />
      <ScaleField
        {...form.field('probability')}
        {...changeMark(form, fields, 'probability')}
        label={words('field.probability')}
        labels={labels.probability}
        words="likelihood"
      />
      <Muted as="p">{t('edit-risk.severity-apart')}</Muted>
    </Stack>
  );
}

/** Makes a dialog that opens with this tab focus the level that is set instead of the first one. */
function markLevel(fields: HTMLElement | null): void {
  fields?.querySelector('input:checked')?.setAttribute('data-autofocus', '');
}
