import { RISK_FLOW_STATUSES, type Dashboard, type DashboardRange, type RiskFlowStatus } from '@parapet/contracts';
import { addDays, dayReader, rangeStart, timelineUnit } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { TextWithHint } from '@parapet/ui';
import { BarChart, ChartFrame, ChartLegend, DoughnutChart, LineChart } from '@parapet/ui/charts';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './dashboard.module.css';
import { risksWithFlow } from './register-paths.ts';

/** Section 9: draft grey, in progress blue, completed green, archived amber. */
const TONES = {
  draft: 'neutral',
  'in-progress': 'blue',
  completed: 'green',
  archived: 'amber',
} as const satisfies Record<RiskFlowStatus, string>;

interface ChartsProps {
  figures: Dashboard;
  range: DashboardRange;
}

/** The two charts of the dashboard. Loaded lazily, together with the drawing code. */
export function Charts({ figures, range }: ChartsProps) {
  return (
    <>
      <FlowProgress counts={figures.risk_flow_status} />
      <Timeline points={figures.completed_flows_timeline} range={range} />
    </>
  );
}

function FlowProgress({ counts }: { counts: Dashboard['risk_flow_status'] }) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const parts = RISK_FLOW_STATUSES.map((status) => ({
    label: words(`status.${status}`),
    value: counts.find(({ _id }) => _id === status)?.count ?? 0,
    tone: TONES[status],
    to: risksWithFlow(status),
    explanation: t(`dashboard.explained.flow.${status}`),
  }));
  const total = parts.reduce((all, { value }) => all + value, 0);
  const said = `${t('dashboard.flows', { count: total })}: ${format.list(parts.map(({ label, value }) => `${label} ${format.number(value)}`))}`;
  return (
    <ChartFrame
      title={t('dashboard.progress')}
      height={136}
      state={total === 0 ? { kind: 'empty', title: t('dashboard.no-flows') } : { kind: 'ready' }}
    >
      <div className={classes.progress}>
        <DoughnutChart
          label={said}
          parts={parts}
          center={{
            value: format.number(total),
            label: t('dashboard.flows-unit', { count: total }),
            explanation: t('dashboard.explained.flows'),
          }}
        />
        <div className={classes.legend}>
          <ChartLegend parts={parts} formatShare={(share) => format.number(share, { style: 'percent' })} />
        </div>
      </div>
    </ChartFrame>
  );
}

function Timeline({ points, range }: { points: Dashboard['completed_flows_timeline']; range: DashboardRange }) {
  const t = useTexts();
  const format = useFormat();
  const unit = timelineUnit(range);
  const Chart = unit === 'week' ? BarChart : LineChart;
  const written = points.map(({ _id, count }) => ({
    label: format.shortDay(_id),
    ...(unit === 'week' && {
      period: t('dashboard.week', { from: format.shortDay(_id), to: format.shortDay(addDays(_id, 6)) }),
    }),
    value: count,
  }));
  const total = points.reduce((all, { count }) => all + count, 0);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const dayOf = dayReader(timeZone);
  const [now] = useState(() => new Date());
  const summary = t('dashboard.timeline-summary', {
    count: total,
    from: format.day(dayOf(rangeStart(range, now, timeZone))),
    to: format.day(dayOf(now)),
  });
  return (
    <ChartFrame
      title={t('dashboard.timeline')}
      summary={<TextWithHint hint={t(`dashboard.explained.timeline.${unit}`)}>{summary}</TextWithHint>}
      table={{
        columns: [t(`dashboard.period.${unit}`), t('dashboard.completed')],
        rows: written.map(({ label, value }) => [label, format.number(value)]),
      }}
      state={total === 0 ? { kind: 'empty', title: t('dashboard.no-flows-in-range') } : { kind: 'ready' }}
    >
      <Chart
        label={`${summary}. ${written
          .filter(({ value }) => value > 0)
          .map(({ label, value }) => `${label}: ${format.number(value)}`)
          .join(', ')}`}
        unit={t('dashboard.completed')}
        points={written}
      />
    </ChartFrame>
  );
}
