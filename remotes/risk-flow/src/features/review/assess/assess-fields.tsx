import { useScaleLabels, useScaleText } from '@parapet/domain-ui';
import { PersonSelect, Proposal, type Proposals } from '@parapet/domain-ui/forms';
import { DateField, LabelsBeside, ScaleField, TextAreaField } from '@parapet/ui/forms';
import { useQualityText } from '../../../assessment/use-quality-text.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { AssessmentForm } from './use-assessment-form.ts';
import type { Proposed } from './use-suggestion.ts';

interface AssessFieldsProps {
  form: AssessmentForm;
  /** What the assistant proposes, below each field. */
  proposals?: Proposals<Proposed>;
}

/** The fields of an assessment, with their labels beside them. */
export function AssessFields({ form, proposals }: AssessFieldsProps) {
  const t = useTexts();
  const scale = useScaleText();
  const quality = useQualityText();
  const labels = useScaleLabels();
  const rated = (
    field: 'likelihood' | 'impact' | 'residual_risk' | 'controls_effectiveness',
    label: string,
    of: 'impact' | 'probability' | 'residual' | 'quality',
  ) => {
    const wordOf = (value: number) => (of === 'quality' ? quality(value) : scale(value, of));
    const value = form.values[field];
    return (
      <div>
        <ScaleField
          {...form.field(field)}
          label={label}
          words={of === 'quality' ? 'quality' : of === 'probability' ? 'likelihood' : 'level'}
          {...((of === 'impact' || of === 'probability') && { labels: labels[of] })}
        />
        <Proposal
          proposals={proposals}
          field={field}
          now={typeof value === 'number' ? wordOf(value) : null}
          label={label}
        >
          {(proposed) => wordOf(Number(proposed))}
        </Proposal>
      </div>
    );
  };
  const written = (field: 'mitigation_strategy' | 'comments', label: string) => (
    <div>
      <TextAreaField {...form.field(field)} label={label} rows={2} maxLength={10_000} />
      <Proposal proposals={proposals} field={field} own={form.values[field]} label={label} />
    </div>
  );
  return (
    <LabelsBeside>
      {rated('likelihood', t('assess.likelihood'), 'probability')}
      {rated('impact', t('assess.impact'), 'impact')}
      {written('mitigation_strategy', t('assess.mitigation'))}
      {rated('residual_risk', t('assess.residual'), 'residual')}
      {rated('controls_effectiveness', t('assess.controls'), 'quality')}
      {written('comments', t('assess.comments'))}
      <DateField {...form.field('last_reviewed')} label={t('assess.reviewed')} />
      <Reviewer form={form} />
    </LabelsBeside>
  );
}

/** A member, by name: an assessment keeps the name of who reviewed it. */
function Reviewer({ form }: { form: AssessmentForm }) {
  const t = useTexts();
  const { value, onChange, ...field } = form.field('reviewer');
  return (
    <PersonSelect
      {...field}
      label={t('assess.reviewer')}
      byName
      value={value === '' ? null : (value ?? null)}
      onChange={(name) => onChange(name ?? '')}
      clearable
    />
  );
}
