import {
  isStepValid,
  nextStep,
  previousStep,
  storedStep,
  wizardStep,
  WIZARD_STEPS,
  type WizardStep,
} from '@parapet/domain-ui';
import { UndoScope } from '@parapet/sdk';
import type { FlowWorkspace, RiskFlow } from '@parapet/contracts';
import { Alert, Stack, StatusBadge } from '@parapet/ui';
import { Stepper, type Step } from '@parapet/ui/forms';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { FlowHeader } from '../../layout/flow-header.tsx';
import { usePlan } from '../../plan/use-plan.ts';
import { FlowNotices } from '../../session/saving/flow-notices.tsx';
import { FlowSaveStatus } from '../../session/saving/flow-save-status.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import type { StepProps } from '../../session/step-props.ts';
import { PresenceContext, useFlowPresence } from '../../presence/flow-presence.ts';
import { useFlowSession } from '../../session/use-flow-session.ts';
import classes from './flow-wizard.module.css';

const NUMBERS: readonly WizardStep[] = [1, 2, 3];

/** A finished flow opens at its end, one without assets where they are chosen, and every other where somebody left it. */
function firstStep({ status, selected_assets, current_step }: RiskFlow, isReader: boolean): WizardStep {
  if (status === 'completed' || status === 'archived') return 3;
  return selected_assets.length === 0 && !isReader ? 1 : wizardStep(current_step);
}

interface FlowWizardProps {
  workspace: FlowWorkspace;
  /** The content of each step. */
  parts: Readonly<Record<WizardStep, ComponentType<StepProps>>>;
}

/** The three steps of a flow, with what is the same on each: the risk, where one is, and whether everything is saved. */
export function FlowWizard({ workspace, parts }: FlowWizardProps) {
  const t = useTexts();
  const session = useFlowSession(workspace);
  // Here and not in its step: what was typed in the plan is saved whatever step is shown.
  const editor = usePlan(session);
  const { flow, readOnly, change, save } = session;
  const isDone = flow.status === 'completed' || flow.status === 'archived';
  const [step, setStep] = useState<WizardStep>(() => firstStep(flow, readOnly !== null));
  // Going back does not make later steps incomplete.
  const [furthest, setFurthest] = useState<number>(step);
  const presence = useFlowPresence(flow.id, `step/${step}`);
  const top = useRef<HTMLElement>(null);

  // The plan is a record of its own: its values come from that record, not from the flow.
  const content = {
    selected_assets: flow.selected_assets,
    treatment_plan: workspace.plan && { ...workspace.plan, assignedTo: workspace.plan.assigned_to },
  };
  const go = (to: WizardStep) => {
    setStep(to);
    setFurthest(Math.max(furthest, to));
    requestAnimationFrame(() => top.current?.focus());
    if (readOnly !== null) return;
    change((now) => ({ current_step: storedStep(now.current_step, to) }));
    void save();
  };
  // Who only reads sees every step.
  const next = readOnly === null ? nextStep(step, content) : nextStep(step, { ...content, selected_assets: [flow.id] });
  const previous = previousStep(step);
  const steps = NUMBERS.map((number): Step => {
    const completed = isDone || (number !== step && number < furthest && isStepValid(number, content));
    return {
      id: String(number),
      label: t(`step.${number}`),
      completed,
      disabled:
        readOnly === null &&
        number > step &&
        !NUMBERS.slice(0, number - 1).every((earlier) => isStepValid(earlier, content)),
      ...(number === WIZARD_STEPS.length && isDone && { badge: <StatusBadge status={flow.status} /> }),
    };
  });
  const Shown = parts[step];
  return (
    <PresenceContext value={presence}>
      <UndoScope>
        <Stack gap="sm" flex={1}>
          <FlowHeader session={session} />
          <div className={classes.line}>
            <Stepper
              label={t('risk-flow.title')}
              steps={steps}
              current={String(step)}
              onStep={(id) => go(wizardStep(Number(id)))}
            />
            <FlowSaveStatus parts={[session.autosave, editor.autosave]} />
          </div>
          {/* Once for the page: what cannot be used is left out below. */}
          {readOnly !== null && !session.isGone && !(isDone && step === 3) && (
            <Alert title={t('flow.read-only')}>{readOnly}</Alert>
          )}
          <FlowNotices session={session} editor={editor} />
          <section ref={top} {...presence.fields} tabIndex={-1} aria-label={t(`step.${step}`)} className={classes.step}>
            <Suspense fallback={null}>
              <Shown
                session={session}
                editor={editor}
                onNext={next === null ? null : () => go(next)}
                onPrevious={previous === null ? null : () => go(previous)}
              />
            </Suspense>
          </section>
        </Stack>
      </UndoScope>
    </PresenceContext>
  );
}
