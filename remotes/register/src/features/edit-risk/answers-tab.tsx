import { SLIDER } from '@parapet/contracts/rules';
import type { GrcTemplate, Risk } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { EmptyState, Icon } from '@parapet/ui';
import { CheckboxField, NumberField, SelectField, SliderField, TextAreaField, TextField, useFormPart } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { answerGroups, type AnswerField } from './answer-fields.ts';
import classes from './edit-risk.module.css';
import type { RiskForm } from './use-risk-form.ts';

interface AnswersTabProps {
  risk: Risk;
  template: GrcTemplate | null;
  form: RiskForm;
}

/** The answers to the questions of the risk's template. */
export function AnswersTab({ risk, template, form }: AnswersTabProps) {
  const t = useTexts();
  const seeded = useSeededText();
  // The kind of a field is decided once: a text that grows past its limit must not change the field under the cursor.
  const [groups] = useState(() => answerGroups(risk, template?.steps ?? []));
  if (groups.length === 0) return <EmptyState size="sm" title={t('edit-risk.no-answers')} message={t('edit-risk.no-answers-message')} />;
  return (
    <div className={classes.fields}>
      {groups.map((group) => (
        <fieldset key={group.id} className={classes.group}>
          <legend className={classes.legend}>{group.title === null ? t('edit-risk.other-answers') : seeded(group.title)}</legend>
          {group.fields.map((field) => (
            <Answer key={field.key} field={field} form={form} />
          ))}
        </fieldset>
      ))}
      <p className={classes.hint}>{t('edit-risk.synced-answers')}</p>
    </div>
  );
}

/** An answer of another type than its field shows is left as it is until it is changed. */
function Answer({ field: { key, label, kind, question, options }, form: whole }: { field: AnswerField; form: RiskForm }) {
  const t = useTexts();
  const seeded = useSeededText();
  const form = useFormPart(whole);
  const { value, onChange, ...field } = form.field(['template_answers', key]);
  const isLocked = question?.locked === true;
  const common = {
    ...field,
    label: seeded(label),
    required: question?.required === true,
    ...(question?.help !== undefined && { hint: seeded(question.help) }),
    ...(isLocked && { readOnly: true, hint: t('edit-risk.locked'), action: <Icon name="lock" size={14} /> }),
  };
  const text = value === null || value === undefined ? '' : String(value);
  const number = typeof value === 'number' ? value : null;
  switch (kind) {
    case 'select':
      return <SelectField {...common} value={text === '' ? null : text} onChange={onChange} options={options.map((option) => ({ value: option.value, label: seeded(option.label) }))} />;
    case 'slider':
      return (
        <SliderField
          {...common}
          value={number}
          onChange={onChange}
          min={question?.min ?? SLIDER.min}
          max={question?.max ?? SLIDER.max}
          step={question?.step ?? SLIDER.step}
          {...(question?.labels && { minLabel: seeded(question.labels.min), maxLabel: seeded(question.labels.max) })}
        />
      );
    case 'level':
      return <NumberField {...common} value={number} onChange={onChange} min={1} max={5} />;
    case 'flag':
      return <CheckboxField {...common} value={value === true} onChange={onChange} />;
    case 'long-text':
      return <TextAreaField {...common} value={text} onChange={onChange} rows={3} maxLength={10_000} />;
    case 'text':
      return <TextField {...common} value={text} onChange={onChange} maxLength={10_000} placeholder={question?.placeholder === undefined ? undefined : seeded(question.placeholder)} />;
  }
}
