/** The steps of a risk flow: five stored ones in the edit form, three in the wizard. */
import { isPlanComplete, type RequiredPlanField } from '@parapet/contracts/rules';

/** Names of the stored steps, 1 to 5. */
export const FLOW_STEPS = [
  'Risk Assessment',
  'Asset Selection',
  'Property Selection',
  'Scenario Selection',
  'Treatment Planning',
] as const;
/** Names of the wizard's steps, 1 to 3. */
export const WIZARD_STEPS = ['Assets Selection', 'Review & Assessment', 'Treatment Plan'] as const;

export type WizardStep = 1 | 2 | 3;

/** The content that decides whether steps are valid. */
interface StepContent {
  selected_assets: readonly string[];
  treatment_plan: Partial<Record<RequiredPlanField, string | null>> | null;
}

/** The wizard's step for a stored step. @param currentStep 1-5 */
export function wizardStep(currentStep: number): WizardStep {
  if (currentStep <= 1) return 1;
  return currentStep === 2 ? 2 : 3;
}

/**
 * The step to store for the one that the wizard shows. Both 4 and 5 are shown as 3 and stay as they are.
 * @param stored 1-5
 */
export function storedStep(stored: number, shown: WizardStep): number {
  return wizardStep(stored) === shown ? stored : shown;
}

/** Step 1 requires an asset, step 2 nothing, step 3 a plan with title, description and assignee. */
export function isStepValid(step: WizardStep, flow: StepContent): boolean {
  if (step === 1) return flow.selected_assets.length > 0;
  return step === 2 || isPlanComplete(flow.treatment_plan);
}

/** The step after this one; null when there is none, or when this one or one before it is not valid. */
export function nextStep(step: WizardStep, flow: StepContent): WizardStep | null {
  if (step === 3 || !isStepValid(1, flow) || !isStepValid(step, flow)) return null;
  return step === 1 ? 2 : 3;
}

/** The step before this one; null for the first. */
export function previousStep(step: WizardStep): WizardStep | null {
  if (step === 1) return null;
  return step === 2 ? 1 : 2;
}
