import { failureOf, useFormat } from '@parapet/sdk';
import { Card, ErrorState, StatCard } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './overview.module.css';
import { RecentRisks } from './recent-risks.tsx';
import { SeverityCard } from './severity-card.tsx';
import { useOverview } from './use-overview.ts';
import { Welcome } from './welcome.tsx';

/** The state of the register at a glance. */
export function Overview() {
  const t = useTexts();
  const format = useFormat();
  const { overview, error, fetching, retry } = useOverview();
  if (error !== null && overview === undefined) {
    return (
      <Card>
        <ErrorState {...failureOf(error, t('dashboard.failed'))} onRetry={retry} retrying={fetching} />
      </Card>
    );
  }
  if (overview?.total === 0) return <Welcome />;
  return (
    <div className={classes.root}>
      <div className={classes.figures}>
        <StatCard label={t('dashboard.total')} value={format.number(overview?.total ?? 0)} icon="register" loading={overview === undefined} />
        <SeverityCard counts={overview?.bySeverity} />
      </div>
      <RecentRisks risks={overview?.recent} />
    </div>
  );
}
