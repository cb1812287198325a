import { useFormat } from '@parapet/sdk';
import { Card, QueryView, StatCard } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './overview.module.css';
import { RecentRisks } from './recent-risks.tsx';
import { SeverityCard } from './severity-card.tsx';
import { useOverview, type Overview as Figures } from './use-overview.ts';
import { Welcome } from './welcome.tsx';

/** The state of the register at a glance. */
export function Overview() {
  const t = useTexts();
  const overview = useOverview();
  const view = (
    <QueryView query={overview} failed={t('dashboard.failed')} loading={<Cards />} isEmpty={({ total }) => total === 0} empty={<Welcome />}>
      {(figures) => <Cards figures={figures} />}
    </QueryView>
  );
  return overview.data === undefined && overview.error !== null ? <Card>{view}</Card> : view;
}

/** Their outlines while there are no figures. */
function Cards({ figures }: { figures?: Figures }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className={classes.root}>
      <div className={classes.figures}>
        <StatCard label={t('dashboard.total')} value={format.number(figures?.total ?? 0)} icon="register" loading={figures === undefined} />
        <SeverityCard counts={figures?.bySeverity} />
      </div>
      <RecentRisks risks={figures?.recent} />
    </div>
  );
}
