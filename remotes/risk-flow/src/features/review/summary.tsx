import type { RiskFlow } from '@parapet/contracts';
import { Card } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { Counts } from '../../layout/counts.tsx';
import { HereNow } from '../../presence/here-now.tsx';
import { unassessed } from '../../session/scenario-assets.ts';
import classes from './review.module.css';

/** The counts of what the flow is about. */
export function Summary({ flow }: { flow: RiskFlow }) {
  const t = useTexts();
  const scenarios = flow.selected_scenarios.length;
  const counts = [
    [t('summary.assets'), flow.selected_assets.length],
    [t('summary.properties'), flow.selected_properties.length],
    [t('summary.scenarios'), scenarios],
    [t('summary.assessed'), scenarios - unassessed(flow).length],
  ] as const;
  return (
    <Card title={t('summary.title')}>
      <Counts counts={counts} className={classes.counts} />
      <HereNow flow={flow} />
    </Card>
  );
}
