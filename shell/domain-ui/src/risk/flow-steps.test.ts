import { expect, test } from 'vitest';
import { FLOW_STEPS, WIZARD_STEPS, isStepValid, nextStep, previousStep, storedStep, wizardStep } from './flow-steps.ts';

const plan = { title: 'Encrypt', description: 'All laptops', assignedTo: 'ada' };
const empty = { selected_assets: [], treatment_plan: null };

test('the five stored steps are three in the wizard', () => {
  expect([1, 2, 3, 4, 5].map(wizardStep)).toEqual([1, 2, 3, 3, 3]);
  expect(FLOW_STEPS).toHaveLength(5);
  expect(WIZARD_STEPS).toEqual(['Assets Selection', 'Review & Assessment', 'Treatment Plan']);
});

test('showing step 3 keeps a stored 4 or 5', () => {
  expect([3, 4, 5].map((stored) => storedStep(stored, 3))).toEqual([3, 4, 5]);
  expect(storedStep(5, 2)).toBe(2);
  expect(storedStep(1, 3)).toBe(3);
});

test('step 1 requires an asset, step 2 nothing, step 3 the plan', () => {
  expect(([1, 2, 3] as const).map((step) => isStepValid(step, empty))).toEqual([false, true, false]);
  expect(isStepValid(1, { ...empty, selected_assets: ['server'] })).toBe(true);
  expect(isStepValid(3, { ...empty, treatment_plan: plan })).toBe(true);
  for (const field of ['title', 'description', 'assignedTo']) {
    expect(isStepValid(3, { ...empty, treatment_plan: { ...plan, [field]: '  ' } }), field).toBe(false);
  }
});

test('Next leads from a valid step to the one after it, up to 3', () => {
  expect(nextStep(1, empty)).toBeNull();
  expect(nextStep(1, { ...empty, selected_assets: ['server'] })).toBe(2);
  expect(nextStep(2, { ...empty, selected_assets: ['server'] })).toBe(3);
  // A flow without assets cannot be completed (D48), so it does not get there.
  expect(nextStep(2, empty)).toBeNull();
  expect(nextStep(3, { selected_assets: ['server'], treatment_plan: plan })).toBeNull();
});

test('Previous leads back, down to 1', () => {
  expect(([1, 2, 3] as const).map(previousStep)).toEqual([null, 1, 2]);
});
