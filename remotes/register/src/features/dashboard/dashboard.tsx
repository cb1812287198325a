import type { Dashboard as Figures } from '@parapet/contracts';
import { useCan, useFormat } from '@parapet/sdk';
import { Alert, Button, Card, PageHeader, Skeleton, StatCard, StatGroup, lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { AssignedCard } from './assigned-card.tsx';
import classes from './dashboard.module.css';
import { FiguresPlaceholder } from './figures-placeholder.tsx';
import { RecentTables } from './recent-tables.tsx';
import { allRisks, archivedRisks, criticalRisks, risksWithFlow } from './register-paths.ts';
import { useDashboard } from './use-dashboard.ts';
import { Welcome } from './welcome.tsx';

// Loaded lazily, so that the numbers need not wait for the code of these parts.
const Charts = lazyPart(async () => ({ default: (await import('./charts.tsx')).Charts }));
const RangePicker = lazyPart(async () => ({ default: (await import('./range-picker.tsx')).RangePicker }));
// Only for organizations that are new.
const FirstRun = lazyPart(async () => ({ default: (await import('./first-run/first-run.tsx')).FirstRun }));
const ActivityCard = lazyPart(async () => ({ default: (await import('./activity-card.tsx')).ActivityCard }));

const sum = (groups: readonly { count: number }[]) => groups.reduce((total, { count }) => total + count, 0);

/** The state of the register at a glance, and what waits for the person. */
export function Dashboard() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  const { range, setRange, figures, failure, retry, retrying } = useDashboard();
  const isEmpty = figures !== undefined && sum(figures.risk_status) === 0;
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        actions={
          <Suspense fallback={<Skeleton height={34} width={290} />}>
            <RangePicker value={range} onChange={setRange} />
          </Suspense>
        }
      />
      <Suspense>
        {figures !== undefined && ((isEmpty && mayAdd) || figures.first_steps !== null) && (
          <FirstRun steps={figures.first_steps} isEmpty={isEmpty && mayAdd} />
        )}
      </Suspense>
      <div className={classes.page}>
        {failure !== null && (
          <div className={classes.failure}>
            <Alert
              kind="error"
              actions={
                <Button size="sm" onClick={retry} loading={retrying}>
                  {t('dashboard.retry')}
                </Button>
              }
            >
              {failure}
            </Alert>
          </div>
        )}
        <div className={classes.main}>
          {isEmpty && !mayAdd && <Welcome />}
          {(figures !== undefined || failure === null) && (
            <>
              <Totals figures={figures} />
              <div className={classes.charts}>
                <Suspense fallback={<FiguresPlaceholder />}>
                  {figures === undefined ? <FiguresPlaceholder /> : <Charts figures={figures} range={range} />}
                </Suspense>
              </div>
              <RecentTables figures={figures} />
            </>
          )}
        </div>
        <div className={classes.aside}>
          <AssignedCard />
          <Suspense
            fallback={
              <Card title={t('dashboard.activity')}>
                <Skeleton height={220} />
              </Card>
            }
          >
            <ActivityCard />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** Totals of everything in the organization, whatever the range (D21). */
function Totals({ figures }: { figures: Figures | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const loading = figures === undefined;
  const total = sum(figures?.risk_status ?? []);
  const archived = figures?.risk_status.find(({ _id }) => _id === 'archived')?.count ?? 0;
  const flows = sum(figures?.risk_flow_status ?? []);
  const completed = figures?.total_completed_flows ?? 0;
  // They were completed too, and the chart beside it counts them apart.
  const archivedFlows = figures?.risk_flow_status.find(({ _id }) => _id === 'archived')?.count ?? 0;
  return (
    <StatGroup>
      <StatCard
        loading={loading}
        label={t('dashboard.total')}
        value={format.number(total)}
        hint={t('dashboard.critical', { count: figures?.critical_risks ?? 0 })}
        hintTo={criticalRisks()}
        hintExplanation={t('dashboard.explained.critical')}
        explanation={t('dashboard.explained.total')}
        to={allRisks()}
      />
      <StatCard
        loading={loading}
        label={t('dashboard.completed-flows')}
        value={format.number(completed)}
        hint={
          archivedFlows === 0
            ? t('dashboard.of-flows', { count: flows })
            : t('dashboard.completed-since', {
                completed: format.number(completed - archivedFlows),
                count: archivedFlows,
              })
        }
        explanation={t('dashboard.explained.completed')}
        to={risksWithFlow('completed', 'archived')}
      />
      <StatCard
        loading={loading}
        label={t('dashboard.archived-risks')}
        value={format.number(archived)}
        hint={t('dashboard.left-out')}
        explanation={t('dashboard.explained.archived')}
        to={archivedRisks()}
      />
    </StatGroup>
  );
}
