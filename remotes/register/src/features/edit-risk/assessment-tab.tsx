import { useDomainTexts } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import { ScaleField, useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './edit-risk.module.css';
import { changeMark, type RiskForm } from './use-risk-form.ts';

/** Impact and probability, from which the score follows. */
export function AssessmentTab({ form: whole, fields }: { form: RiskForm; fields: FieldReader }) {
  const t = useTexts();
  const words = useDomainTexts();
  const form = useFormPart(whole);
  return (
    <div ref={markLevel} className={classes.fields}>
      <ScaleField
        {...form.field('impact_level')}
        {...changeMark(form, fields, 'impact_level')}
        label={words('field.impact')}
      />
      <ScaleField
        {...form.field('probability')}
        {...changeMark(form, fields, 'probability')}
        label={words('field.probability')}
        words="likelihood"
      />
      <p className={classes.hint}>{t('edit-risk.severity-apart')}</p>
    </div>
  );
}

/** Makes a dialog that opens with this tab focus the level that is set instead of the first one. */
function markLevel(fields: HTMLElement | null): void {
  fields?.querySelector('input:checked')?.setAttribute('data-autofocus', '');
}
