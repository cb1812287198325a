import { missingPlanFields } from '@parapet/contracts/rules';
import { ApiError, useNotify } from '@parapet/sdk';
import { Group, TextLink } from '@parapet/ui';
import { WizardFooter } from '@parapet/ui/forms';
import { useRef } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { StepProps } from '../../session/step-props.ts';
import { Actions } from '../../plan/actions.tsx';
import { AssessmentDifference } from '../../assessment/assessment-difference.tsx';
import { DetailedReview } from './detailed-review.tsx';
import { FinishedFlow } from './finished-flow.tsx';
import { PlanForm } from '../../plan/plan-form.tsx';
import { useCompleteFlow } from '../../plan/use-complete-flow.tsx';
import { usePlanDraft } from '../../plan/use-plan-draft.ts';
import classes from '../../plan/plan.module.css';

/** How long the toast of the completion stays (ms), section 9. */
const TOAST = 2000;

/** Step 3: the review, the treatment plan, completing and archiving. */
export function TreatmentStep({ session, editor, onPrevious }: StepProps) {
  const t = useTexts();
  const notify = useNotify();
  const { flow, workspace } = session;
  const proposals = usePlanDraft(session, editor);
  const bar = useRef<HTMLDivElement>(null);
  const { complete, isPending, status } = useCompleteFlow(session, editor, {
    onSuccess: () => notify.success(t('complete.toast'), { duration: TOAST }),
    onError: (problem) => {
      // Not an error: the flow was completed by somebody else, or by an earlier click.
      if (problem instanceof ApiError && problem.status === 409 && workspace.flow.status === 'completed') return;
      requestAnimationFrame(() => bar.current?.focus());
    },
  });
  if (flow.status === 'completed' || flow.status === 'archived')
    return <FinishedFlow session={session} onPrevious={onPrevious} />;

  const { plan, readOnly } = editor;
  const missing = missingPlanFields({ ...plan, assignedTo: plan.assigned_to });
  const isWithoutAssets = flow.selected_assets.length === 0;
  const reason =
    missing.length > 0
      ? t('complete.missing', { fields: missing.map((field) => t(`plan.${field}`)).join(', ') })
      : isWithoutAssets
        ? t('flow.without-assets')
        : null;
  return (
    <>
      <DetailedReview session={session} />
      <AssessmentDifference session={session} />
      <div className={classes.plan}>
        <PlanForm editor={editor} proposals={proposals} />
        <Actions editor={editor} proposals={proposals} />
      </div>
      <WizardFooter
        {...(onPrevious !== null && { onBack: onPrevious })}
        backLabel={t('flow.previous')}
        {...(readOnly === null && { onNext: () => void complete() })}
        nextLabel={t('complete.button')}
        nextDisabledReason={reason}
        last
        busy={isPending}
      >
        <Group ref={bar} tabIndex={-1} gap="0.25rem 0.5rem">
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
          {readOnly === null && missing.length === 0 && isWithoutAssets && t('flow.without-assets')}
          {status}
        </Group>
      </WizardFooter>
    </>
  );
}

function focusField(event: { preventDefault: () => void }, field: string): void {
  event.preventDefault();
  document.getElementById(`plan-${field}`)?.focus();
}
