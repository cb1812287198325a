import type { GrcTemplate, Risk } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { QuestionField } from '@parapet/domain-ui/forms';
import { EmptyState, Muted, Stack } from '@parapet/ui';
import { CheckboxField, NumberField, useFormPart } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { answerGroups, type AnswerField } from './answer-fields.ts';
import classes from './edit-risk.module.css';
import type { RiskForm } from '../../risk/use-risk-form.ts';

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
  if (groups.length === 0)
    return <EmptyState size="sm" title={t('edit-risk.no-answers')} message={t('edit-risk.no-answers-message')} />;
  return (
    <Stack gap="md" miw={0}>
      {groups.map((group) => (
        <Stack key={group.id} as="fieldset" gap="md">
          <legend className={classes.legend}>
            {group.title === null ? t('edit-risk.other-answers') : seeded(group.title)}
          </legend>
          {group.fields.map((field) => (
            <Answer key={field.key} field={field} form={form} />
          ))}
        </Stack>
      ))}
      <Muted as="p">{t('edit-risk.synced-answers')}</Muted>
    </Stack>
  );
}

/** An answer of another type than its field shows is left as it is until it is changed. */
function Answer({ field: { key, kind, question, multiline }, form: whole }: { field: AnswerField; form: RiskForm }) {
  const seeded = useSeededText();
  const form = useFormPart(whole);
  const field = form.field(['template_answers', key]);
  const { value } = field;
  switch (kind) {
    case 'level':
      return (
        <NumberField
          {...field}
          label={seeded(question.text)}
          value={typeof value === 'number' ? value : null}
          min={1}
          max={5}
        />
      );
    case 'flag':
      return <CheckboxField {...field} label={seeded(question.text)} value={value === true} />;
    case 'question':
      // A locked question of a risk that was recorded without its answer shows what the template says.
      return (
        <QuestionField
          {...field}
          value={value ?? (question.locked === true ? question.default : value)}
          question={question}
          multiline={multiline}
        />
      );
  }
}
