import { ArcElement, Chart, DoughnutController, Tooltip } from 'chart.js';
import { Chart as Canvas } from 'react-chartjs-2';
import type { ChartPart } from '../components/chart-frame/chart-legend.tsx';
import { doughnutOptions } from './chart-options.ts';
import classes from './charts.module.css';
import { useChartTheme } from './use-chart-theme.ts';

Chart.register(DoughnutController, ArcElement, Tooltip);

export interface DoughnutChartProps {
  /** All that the chart says, for screen readers, e.g. '74 flows: 14 draft, 18 in progress'. */
  label: string;
  parts: readonly ChartPart[];
  /** Written in the hole. */
  center?: { value: string | number; label: string; explanation?: string };
  /** Width and height in pixels. */
  size?: number;
}

/** The parts of a whole as a ring; ChartLegend names them. */
export function DoughnutChart({ label, parts, center, size = 136 }: DoughnutChartProps) {
  const { scheme, reducedMotion } = useChartTheme();
  const data = {
    labels: parts.map((part) => part.label),
    datasets: [
      {
        data: parts.map(({ value }) => value),
        backgroundColor: parts.map(({ tone }) => scheme.tones[tone].solid),
        borderColor: scheme.surface,
        borderWidth: 2,
        hoverOffset: 0,
      },
    ],
  };
  return (
    <div className={classes.ring} style={{ width: size, height: size }}>
      <Canvas type="doughnut" data={data} options={doughnutOptions(scheme, reducedMotion)} aria-label={label} />
      {center !== undefined && (
        <div className={classes.center} aria-hidden="true" title={center.explanation}>
          <span className={classes.value}>{center.value}</span>
          <span className={classes.unit}>{center.label}</span>
        </div>
      )}
    </div>
  );
}
