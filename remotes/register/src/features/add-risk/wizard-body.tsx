import { isNotFound } from '@parapet/sdk';
import { Button, ErrorState, LoadingState } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { ReviewStep } from './review/review-step.tsx';
import { PickStep } from './steps/pick-step.tsx';
import { QuestionsStep } from './steps/questions-step.tsx';
import { TemplateStep } from './steps/template-step.tsx';
import type { Wizard } from './use-wizard.ts';

interface WizardBodyProps {
  wizard: Wizard;
  /** The open questions of the step are marked. */
  checked: boolean;
  onStep: (index: number) => void;
  /** Shows the open questions of the step with this id. */
  onOpen: (id: string) => void;
}

/** The step that is shown. */
export function WizardBody({ wizard, checked, onStep, onOpen }: WizardBodyProps) {
  const t = useTexts();
  const { state, current, template, templateError, set } = wizard;
  switch (current.kind) {
    case 'template':
      return <TemplateStep state={state} set={set} />;
    case 'assets':
    case 'scenarios': {
      const { kind } = current;
      return <PickStep key={kind} kind={kind} wizard={wizard} />;
    }
    case 'questions':
    case 'review':
      break;
  }
  if (template === null) {
    if (templateError === null) return <LoadingState shape="lines" />;
    return (
      <ErrorState
        title={isNotFound(templateError) ? t('wizard.template-gone') : t('wizard.template-failed')}
        {...(!isNotFound(templateError) && { onRetry: wizard.retryTemplate })}
        actions={<Button onClick={() => onStep(0)}>{t('wizard.step-template')}</Button>}
      />
    );
  }
  if (current.kind !== 'questions')
    return <ReviewStep wizard={wizard} template={template} onStep={onStep} onOpen={onOpen} />;
  return (
    <QuestionsStep
      step={current.step}
      answers={wizard.answers}
      open={wizard.open.get(current) ?? []}
      checked={checked}
      onAnswer={wizard.answer}
    />
  );
}
