import { useSeededText } from '@parapet/domain-ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { WizardStep } from './wizard-steps.ts';

/** How a step is called. */
export function useStepLabel(): (step: WizardStep) => string {
  const t = useTexts();
  const seeded = useSeededText();
  return (step) =>
    step.kind === 'questions' && step.step !== null ? seeded(step.step.title) : t(`wizard.step-${step.kind}`);
}
