import type { FlowWorkspace } from '@parapet/contracts';
import { isStepValid, nextStep, previousStep, storedStep, wizardStep, WIZARD_STEPS, type WizardStep } from '@parapet/contracts/rules';
import { DraftNotice } from '@parapet/domain-ui/forms';
import { StatusBadge } from '@parapet/ui';
import { Stepper, type Step } from '@parapet/ui/forms';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { FlowConflict } from '../../parts/conflict/flow-conflict.tsx';
import { FlowHeader } from '../../parts/flow-header.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import type { StepProps } from '../../session/step-props.ts';
import { PresenceContext, useFlowPresence } from '../../session/flow-presence.ts';
import { useFlowSession } from '../../session/use-flow-session.ts';
import classes from './flow-wizard.module.css';

const NUMBERS: readonly WizardStep[] = [1, 2, 3];

interface FlowWizardProps {
  workspace: FlowWorkspace;
  /** The content of each step. */
  parts: Readonly<Record<WizardStep, ComponentType<StepProps>>>;
}

/** The three steps of a flow, with what is the same on each: the risk, where one is, and whether everything is saved. */
export function FlowWizard({ workspace, parts }: FlowWizardProps) {
  const t = useTexts();
  const session = useFlowSession(workspace);
  const { flow, readOnly, change, save } = session;
  const isDone = flow.status === 'completed' || flow.status === 'archived';
  const [step, setStep] = useState<WizardStep>(isDone ? 3 : wizardStep(flow.current_step));
  // Going back does not make later steps incomplete.
  const [furthest, setFurthest] = useState<number>(step);
  const presence = useFlowPresence(flow.id, `step/${step}`);
  const top = useRef<HTMLElement>(null);

  // The plan is a record of its own: its values come from that record, not from the flow.
  const content = { selected_assets: flow.selected_assets, treatment_plan: workspace.plan && { ...workspace.plan, assignedTo: workspace.plan.assigned_to } };
  const go = (to: WizardStep) => {
    setStep(to);
    setFurthest(Math.max(furthest, to));
    requestAnimationFrame(() => top.current?.focus());
    if (readOnly !== null) return;
    change((now) => ({ current_step: storedStep(now.current_step, to) }));
    void save();
  };
  const [next, previous] = [nextStep(step, content), previousStep(step)];
  const steps = NUMBERS.map((number): Step => {
    const completed = isDone || (number !== step && number < furthest && isStepValid(number, content));
    return {
      id: String(number),
      label: t(`step.${number}`),
      completed,
      disabled: !isDone && number > step && !NUMBERS.slice(0, number - 1).every((earlier) => isStepValid(earlier, content)),
      ...(number === WIZARD_STEPS.length && isDone && { badge: <StatusBadge status={flow.status} /> }),
    };
  });
  const Shown = parts[step];
  return (
    <PresenceContext value={presence}>
      <div className={classes.root}>
        <FlowHeader session={session} />
        <Stepper label={t('risk-flow.title')} steps={steps} current={String(step)} onStep={(id) => go(wizardStep(Number(id)))} />
        <FlowConflict session={session} />
        {readOnly === null && <DraftNotice draft={session.draft} onTake={session.restore} />}
        <section ref={top} {...presence.fields} tabIndex={-1} aria-label={t(`step.${step}`)} className={classes.step}>
          <Suspense fallback={null}>
            <Shown session={session} onNext={next === null ? null : () => go(next)} onPrevious={previous === null ? null : () => go(previous)} />
          </Suspense>
        </section>
      </div>
    </PresenceContext>
  );
}
