import type { GrcQuestion, GrcStep } from '@parapet/contracts';
import { answerKey, isFilled, SLIDER } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { Stack } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import type { WizardAnswer } from '../wizard-state.ts';
import classes from './review.module.css';

interface StepAnswersProps {
  step: GrcStep;
  answers: Readonly<Record<string, WizardAnswer>>;
}

/** The questions of a step with their answers. */
export function StepAnswers({ step, answers }: StepAnswersProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const said = ({ type, options = [], max = SLIDER.max, locked }: GrcQuestion, value: WizardAnswer | undefined) => {
    if (type === 'select') return seeded(options.find((option) => option.value === value)?.label ?? String(value));
    return type === 'slider'
      ? t('wizard.of', { value: value ?? '', max })
      : locked === true
        ? seeded(String(value))
        : String(value);
  };
  if (step.questions.length === 0) return <p className={classes.none}>{t('wizard.step-no-questions')}</p>;
  return (
    <Stack as="dl" gap="xs">
      {step.questions.map((question, index) => {
        const key = answerKey(step.id, question, index);
        const value = answers[key];
        return (
          <div key={key} className={classes.pair}>
            <dt dir="auto">{seeded(question.text)}</dt>
            {isFilled(value) ? (
              <dd dir="auto">{said(question, value)}</dd>
            ) : (
              <dd className={question.required === true && step.mandatory ? classes.missing : classes.none}>
                {t('wizard.not-answered')}
              </dd>
            )}
          </div>
        );
      })}
    </Stack>
  );
}
