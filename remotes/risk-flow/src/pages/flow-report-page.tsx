import { routes, useParams, useQuery } from '@parapet/sdk';
import { Button, EmptyState, PageHeader, TextLink } from '@parapet/ui';
import { workspaceQuery } from '../api/flow-queries.ts';
import { FlowReport } from '../features/report/flow-report.tsx';
import classes from '../features/report/report.module.css';
import { FlowUnavailable } from '../layout/flow-unavailable.tsx';
import { useTexts } from '../locales/use-texts.ts';

/** The printable report of a completed flow. */
export function FlowReportPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const workspace = useQuery(workspaceQuery(id));
  const { flow } = workspace.data ?? {};
  const isDone = flow !== undefined && flow.completed_at !== null;
  return (
    <>
      <div className={classes.screenOnly}>
        <PageHeader
          before={flow !== undefined && <TextLink to={routes.riskFlow(flow.risk_id)}>{t('risk-flow.title')}</TextLink>}
          title={t('report.title')}
          description={isDone ? t('report.hint') : undefined}
          actions={
            isDone ? (
              <Button variant="primary" icon="print" onClick={() => window.print()}>
                {t('report.print')}
              </Button>
            ) : undefined
          }
        />
      </div>
      {workspace.data !== undefined && isDone ? (
        <FlowReport workspace={workspace.data} />
      ) : (
        <FlowUnavailable query={workspace}>
          {(shown) => (
            <EmptyState
              title={t('report.not-completed')}
              action={<Button to={routes.riskFlow(shown.flow.risk_id)}>{t('edit-flow.open-flow')}</Button>}
            />
          )}
        </FlowUnavailable>
      )}
    </>
  );
}
