import type { Risk } from '@parapet/contracts';
import { query, useLeaveGuard, useOperation, useQuery } from '@parapet/sdk';
import { useDraft, useValuesEdit } from '@parapet/sdk/saving';
import { useCallback, useMemo, useRef, useState } from 'react';
import { currentOrganizationId } from '../../api/risk-changes.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { selectedScenarios, withAssets, withLinked, withScenarios } from './linked-scenarios.ts';
import type { Picked } from './picked-items.ts';
import { useLinkedScenarios } from './use-linked-scenarios.ts';
import {
  answersTo,
  draftOf,
  riskOf,
  withAnswer,
  withDraft,
  type PickedField,
  type WizardAnswer,
  type WizardState,
} from './wizard-state.ts';
import { canShow, openQuestions, wizardSteps, type WizardStep } from './wizard-steps.ts';

export type Wizard = ReturnType<typeof useWizard>;

const FIRST_STEP: WizardStep = { id: 'template', kind: 'template' };

/** A risk as it is filled in step by step: kept on the device until it is created. */
export function useWizard(start: WizardState) {
  const t = useTexts();
  // The start of the first render counts; the caller computes a new one on each render.
  const [begun, begin] = useState(start);
  const { values: state, change } = useValuesEdit(begun);
  const changes = draftOf(begun, state);
  const draft = useDraft({ name: 'risk/wizard', version: null, changes });
  const guard = useLeaveGuard(Object.keys(changes).length > 0, { onDiscard: draft.clear });
  const chosen = useQuery({
    ...query('getGrcTemplate', { id: state.template_id ?? '' }),
    enabled: state.template_id !== null,
  });
  const template = state.template_id === null ? null : (chosen.data ?? null);
  const steps = useMemo(() => wizardSteps(template), [template]);
  const reachable = steps.filter((_, at) => canShow(at, state.template_id !== null)).length;
  const index = Math.min(state.step, reachable - 1);
  const answers = useMemo<Readonly<Record<string, WizardAnswer>>>(
    () => (template === null ? {} : answersTo(template, state.answers)),
    [template, state.answers],
  );
  const open = useMemo(
    () =>
      new Map(
        steps.map((step) => [
          step,
          step.kind === 'questions' && step.step !== null ? openQuestions(step.step, answers, state.answers) : [],
        ]),
      ),
    [steps, answers, state.answers],
  );
  const scenarios = useMemo(() => selectedScenarios(state), [state]);
  const linked = useLinkedScenarios(state.assets, (id, found) => change((now) => withLinked(now, id, found)));
  const { mutateAsync } = useOperation('createRiskWithFlow', { onError: () => {} });
  const [outcome, setOutcome] = useState<{
    submitting: boolean;
    /** Why the last submit failed; null when it did not. */
    failure: unknown;
    /** After a submit that succeeded. */
    created: Risk | null;
  }>({ submitting: false, failure: null, created: null });
  const isBusy = useRef(false);

  /** Resolves to the new risk, null when it was not created. With `another` the next one starts, of the same category and owner. */
  const submit = async ({ another = false } = {}) => {
    if ((state.template_id !== null && template === null) || isBusy.current) return null;
    isBusy.current = true;
    setOutcome({ submitting: true, failure: null, created: null });
    try {
      const organizationId = await currentOrganizationId(t('add-risk.no-organization'));
      const { risk } = await mutateAsync({ body: riskOf(state, template, organizationId) });
      guard.release();
      draft.clear();
      if (another) {
        const next = { ...begun, category: state.category, owner_id: state.owner_id };
        begin(next);
        // What was typed while it was saved stays.
        change((now) => ({ ...next, title: now.title === state.title ? next.title : now.title }));
        isBusy.current = false;
      }
      setOutcome({ submitting: false, failure: null, created: another ? null : risk });
      return risk;
    } catch (error) {
      isBusy.current = false;
      setOutcome({ submitting: false, failure: error, created: null });
      return null;
    }
  };

  return {
    state,
    steps,
    /** The index of the step that is shown. It is limited to the reachable steps; the step stored in a draft may be beyond them. */
    index,
    current: steps[index] ?? FIRST_STEP,
    /** Null while none is chosen, and until it is loaded. */
    template,
    /** Why the chosen template could not be loaded; null when it could. */
    templateError: template === null ? chosen.error : null,
    /** All that are selected, also those that the assets bring along. */
    scenarios,
    linked,
    pick: (kind: PickedField, picked: readonly Picked[]) =>
      change((now) => (kind === 'assets' ? withAssets(now, picked) : withScenarios(now, picked))),
    retryTemplate: () => void chosen.refetch(),
    /** Answers to all questions of the template. */
    answers,
    /** The keys of questions without a valid answer, by step. */
    open,
    /** Whether there are such questions. */
    hasOpen: [...open.values()].some((keys) => keys.length > 0),
    set: change,
    /** Stays the same function, so that a keystroke renders one question. */
    answer: useCallback((key: string, answer: WizardAnswer) => change((now) => withAnswer(now, key, answer)), [change]),
    draft,
    takeDraft: (found: Readonly<Record<string, unknown>>) => change((now) => withDraft(now, found)),
    submit,
    ...outcome,
  };
}
