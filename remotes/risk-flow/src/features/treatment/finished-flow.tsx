import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { useCan, useConfirm, useOperation, useFormat, useNavigate, useSession } from '@parapet/sdk';
import { Alert, Button, Card, DescriptionList, SeverityBadge, Stack } from '@parapet/ui';
import { WizardFooter } from '@parapet/ui/forms';
import { reportPath } from '../../layout/flow-header.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import type { StepProps } from '../../session/step-props.ts';
import { AssessmentDifference } from '../../assessment/assessment-difference.tsx';
import { DetailedReview } from './detailed-review.tsx';
import classes from '../../plan/plan.module.css';
import { continuedFlow } from '../../assessment/flow-difference.ts';

/** Step 3 of a completed or archived flow. */
export function FinishedFlow({ session, onPrevious }: Omit<StepProps, 'onNext' | 'editor'>) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const can = useCan();
  const { user } = useSession();
  const { flow, workspace } = session;
  const { plan } = workspace;
  const assignee = plan?.assigned_to ?? flow.assigned_to;
  const nameOf = usePeople([assignee]);
  const archive = useOperation('archiveRiskFlow', { failed: t('archive.failed') });
  const restart = useOperation('createRiskFlow', { failed: t('new-flow.failed') });
  const [update, create] = [can('risks', 'update'), can('risks', 'create')];
  const isArchived = flow.status === 'archived';
  const askAndArchive = async () => {
    const yes = await confirm({
      title: t('archive.title'),
      message: t('archive.message'),
      confirmLabel: t('archive.button'),
    });
    if (yes) archive.mutate({ id: flow.id });
  };
  const startAgain = () => {
    const existing = new Set(
      [...workspace.assets, ...workspace.properties, ...workspace.scenarios, ...workspace.linked_risks].map(
        ({ id }) => id,
      ),
    );
    restart.mutate({
      body: { risk_id: flow.risk_id, created_by: user.id, status: 'draft', ...continuedFlow(flow, existing) },
    });
  };
  const report = (
    <Button icon="file" onClick={() => void navigate(reportPath(flow.id))}>
      {t('flow.report')}
    </Button>
  );
  return (
    <>
      <Stack gap="sm" flex={1} pb="md">
        <Alert
          kind="success"
          title={t('complete.banner')}
          {...(!isArchived && {
            actions: (
              <>
                {report}
                {update.allowed && (
                  <Button icon="archive" onClick={() => void askAndArchive()} loading={archive.isPending}>
                    {t('archive.button')}
                  </Button>
                )}
              </>
            ),
          })}
        >
          {t('complete.assigned', { assignee: nameOf(assignee) })}
        </Alert>
        {isArchived && (
          <Alert
            title={t('archive.banner')}
            actions={
              <>
                {report}
                <Button
                  icon="flow"
                  onClick={startAgain}
                  loading={restart.isPending}
                  disabledReason={create.allowed ? null : (create.reason ?? '')}
                >
                  {t('archive.again')}
                </Button>
              </>
            }
          >
            {t('archive.closed', { date: flow.archived_at === null ? '' : format.dateTime(flow.archived_at) })}
          </Alert>
        )}
        {plan !== null && (
          <Card
            title={plan.title}
            actions={<SeverityBadge severity={plan.priority} label={words(`priority.${plan.priority}`)} />}
          >
            <p className={classes.planText} dir="auto">
              {plan.description}
            </p>
            <DescriptionList
              items={[
                { label: t('plan.assignedTo'), value: nameOf(assignee) },
                { label: t('plan.cost'), value: plan.estimated_cost },
                { label: t('plan.timeline'), value: plan.timeline },
                {
                  label: t('action.title-of-list'),
                  value:
                    plan.actions.length === 0
                      ? t('action.none')
                      : t('action.done', {
                          done: plan.actions.filter(({ status }) => status === 'completed').length,
                          count: plan.actions.length,
                        }),
                },
              ]}
            />
          </Card>
        )}
        <DetailedReview session={session} />
        <AssessmentDifference session={session} />
      </Stack>
      <WizardFooter {...(onPrevious !== null && { onBack: onPrevious })} backLabel={t('flow.previous')} />
    </>
  );
}
