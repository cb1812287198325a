import type { GrcTemplate } from '@parapet/contracts';
import { orderedSteps } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { Alert, Button, Card } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import { useStepLabel } from '../use-step-label.ts';
import type { Wizard } from '../use-wizard.ts';
import { PickedSections, Section } from './picked-sections.tsx';
import { StepAnswers } from './step-answers.tsx';
import { ReviewFields } from './review-fields.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import classes from './review.module.css';

interface ReviewStepProps {
  wizard: Wizard;
  template: GrcTemplate;
  onStep: (index: number) => void;
  onOpen: (id: string) => void;
}

/** Everything that will be created, with a way back to each step. */
export function ReviewStep({ wizard, template, onStep, onOpen }: ReviewStepProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const labelOf = useStepLabel();
  const { state, steps } = wizard;
  const edit = (id: string) => {
    const index = steps.findIndex((step) => step.id === id);
    const step = steps[index];
    return (
      <Button
        size="sm"
        variant="subtle"
        onClick={() => onStep(index)}
        aria-label={t('wizard.edit-step', { step: step === undefined ? '' : labelOf(step) })}
      >
        {t('wizard.edit')}
      </Button>
    );
  };
  return (
    <>
      <SubmitFailure failure={wizard.failure} onStep={(id) => onStep(steps.findIndex((step) => step.id === id))} />
      <OpenSteps wizard={wizard} onOpen={onOpen} />
      <div className={classes.box}>
        <div className={classes.columns}>
          <ReviewFields wizard={wizard} template={template} />
          <Card title={state.title} description={seeded(template.name)} actions={edit('template')} padding="none">
            <div className={classes.sections}>
              <PickedSections wizard={wizard} action={edit} />
              {orderedSteps(template.steps).map((step) => (
                <Section key={step.id} title={seeded(step.title)} action={edit(`step-${step.id}`)}>
                  <StepAnswers step={step} answers={wizard.answers} />
                </Section>
              ))}
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}

/** The steps whose questions have to be answered first, with a way to each. */
function OpenSteps({ wizard: { steps, open }, onOpen }: Pick<ReviewStepProps, 'wizard' | 'onOpen'>) {
  const t = useTexts();
  const labelOf = useStepLabel();
  const missing = steps.flatMap((step) => {
    const count = open.get(step)?.length ?? 0;
    return count === 0 || step.kind !== 'questions'
      ? []
      : [{ step, count, isMandatory: step.step?.mandatory === true }];
  });
  if (missing.length === 0) return null;
  return (
    <Alert kind="error" title={t('wizard.answer-first')}>
      <ul>
        {missing.map(({ step, count, isMandatory }) => (
          <li key={step.id} className={classes.openStep}>
            <span dir="auto">
              {t(isMandatory ? 'wizard.open-mandatory' : 'wizard.open', { step: labelOf(step), count })}
            </span>
            <Button
              size="sm"
              onClick={() => onOpen(step.id)}
              aria-label={t('wizard.answer-step', { step: labelOf(step) })}
            >
              {t('wizard.answer-it')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
