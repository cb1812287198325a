import { missingPlanFields } from '@parapet/contracts/rules';
import { DraftNotice } from '@parapet/domain-ui/forms';
import { ApiError, useDescribeError, useNotify, useOperation } from '@parapet/sdk';
import { TextLink } from '@parapet/ui';
import { AutosaveStatus, SaveStatus, WizardFooter } from '@parapet/ui/forms';
import { useRef } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { StepProps } from '../../session/step-props.ts';
import { Actions } from '../../parts/plan/actions.tsx';
import { AssessmentDifference } from '../../parts/assessment-difference.tsx';
import { DetailedReview } from './detailed-review.tsx';
import { FinishedFlow } from './finished-flow.tsx';
import { PlanConflict } from '../../parts/plan/plan-conflict.tsx';
import { PlanForm } from '../../parts/plan/plan-form.tsx';
import { usePlanDraft } from '../../parts/plan/use-plan-draft.ts';
import { usePlan } from '../../parts/plan/use-plan.ts';
import classes from '../../parts/plan/plan.module.css';

/** How long the toast of the completion stays (ms), section 9. */
const TOAST = 2000;

/** Step 3: the review, the treatment plan, completing and archiving. */
export function TreatmentStep({ session, onPrevious }: StepProps) {
  const t = useTexts();
  const notify = useNotify();
  const describe = useDescribeError();
  const { flow, workspace } = session;
  const editor = usePlan(session);
  const proposals = usePlanDraft(session, editor);
  const bar = useRef<HTMLDivElement>(null);
  const complete = useOperation('completeRiskFlow', {
    onSuccess: () => notify.success(t('complete.toast'), { duration: TOAST }),
    onError: (problem) => {
      // Not an error: the flow was completed by somebody else, or by an earlier click.
      if (problem instanceof ApiError && problem.status === 409 && workspace.flow.status === 'completed') return;
      requestAnimationFrame(() => bar.current?.focus());
    },
  });
  if (flow.status === 'completed' || flow.status === 'archived') return <FinishedFlow session={session} onPrevious={onPrevious} />;

  const { plan, readOnly } = editor;
  const missing = missingPlanFields({ ...plan, assignedTo: plan.assigned_to });
  const finish = async () => {
    await session.save();
    await editor.save();
    const { title, description, assigned_to: assignedTo, priority, estimated_cost: estimatedCost, timeline, actions } = plan;
    complete.mutate({ id: flow.id, body: { treatment_plan: { title, description, assignedTo, priority, estimatedCost, timeline }, actions } });
  };
  const reason = readOnly ?? (missing.length > 0 ? t('complete.missing', { fields: missing.map((field) => t(`plan.${field}`)).join(', ') }) : null);
  return (
    <>
      <DetailedReview session={session} />
      <AssessmentDifference session={session} />
      <PlanConflict editor={editor} session={session} />
      {readOnly === null && <DraftNotice draft={editor.draft} onTake={editor.change} />}
      <section className={classes.plan} aria-label={t('plan.title-of-form')}>
        <PlanForm editor={editor} proposals={proposals} status={<AutosaveStatus state={editor.state} failures={editor.autosave.failures} onRetry={editor.autosave.retry} />} />
        <Actions editor={editor} proposals={proposals} />
      </section>
      {editor.createError !== null && <SaveStatus problem="server" title={describe(editor.createError, t('plan.create-failed')).message ?? t('plan.create-failed')} action={{ label: t('proposal.retry'), onClick: () => void editor.save() }} />}
      <WizardFooter
        {...(onPrevious !== null && { onBack: onPrevious })}
        backLabel={t('flow.previous')}
        onNext={() => void finish()}
        nextLabel={t('complete.button')}
        nextDisabledReason={reason}
        last
        busy={complete.isPending}
      >
        <div ref={bar} tabIndex={-1} className={classes.bar}>
          {readOnly !== null && readOnly}
          {readOnly === null && missing.length > 0 && (
            <>
              {t('complete.fill-in')}{' '}
              {missing.map((field) => (
                <TextLink key={field} href={`#plan-${field}`} onClick={(event) => focusField(event, field)}>
                  {t(`plan.${field}`)}
                </TextLink>
              ))}
            </>
          )}
          {complete.error !== null && <SaveStatus problem="server" title={t('complete.failed', { message: describe(complete.error).message ?? '' })} />}
        </div>
      </WizardFooter>
    </>
  );
}

function focusField(event: { preventDefault: () => void }, field: string): void {
  event.preventDefault();
  document.getElementById(`plan-${field}`)?.focus();
}
