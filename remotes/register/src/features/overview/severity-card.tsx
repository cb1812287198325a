import { RISK_SEVERITIES, type RiskSeverity } from '@parapet/contracts';
import { routes, useFormat } from '@parapet/sdk';
import { Card, SeverityBadge, Skeleton, TextLink } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './severity-card.module.css';

/** Worst first, as people read them. */
const SEVERITIES = RISK_SEVERITIES.toReversed();

const pathOf = (severity: RiskSeverity) => `${routes.riskRegister()}?severity=${severity}`;

/** How many risks there are of each severity; each count leads to them. The bar only repeats the numbers. */
export function SeverityCard({ counts }: { counts: Readonly<Record<RiskSeverity, number>> | undefined }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Card title={t('dashboard.by-severity')}>
      <div className={classes.bar} aria-hidden="true">
        {counts && SEVERITIES.map((severity) => <span key={severity} data-severity={severity} style={{ flexGrow: counts[severity] }} hidden={counts[severity] === 0} />)}
      </div>
      <ul className={classes.list}>
        {SEVERITIES.map((severity) => (
          <li key={severity} className={classes.item}>
            <TextLink to={pathOf(severity)} quiet className={classes.link}>
              <SeverityBadge severity={severity} />{' '}
              {counts ? <span className={classes.count}>{format.number(counts[severity])}</span> : <Skeleton height={16} width={24} />}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
