import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { Chart as Canvas } from 'react-chartjs-2';
import { timeOptions } from './chart-options.ts';
import classes from './charts.module.css';
import type { LineChartProps } from './line-chart.tsx';
import { useChartTheme } from './use-chart-theme.ts';

Chart.register(CategoryScale, LinearScale, BarController, BarElement, Tooltip);

/** Counts of periods, e.g. of the weeks of a year: most of many points are 0, which a line would hide. */
export function BarChart({ label, points, unit, height = 220 }: LineChartProps) {
  const { scheme, reducedMotion } = useChartTheme();
  const data = {
    labels: points.map((point) => point.label),
    datasets: [
      {
        label: unit,
        data: points.map(({ value }) => value),
        backgroundColor: scheme.accent,
        borderRadius: 3,
        maxBarThickness: 24,
        categoryPercentage: 0.9,
        barPercentage: 0.8,
      },
    ],
  };
  return (
    <div className={classes.line} style={{ height }}>
      <Canvas type="bar" data={data} options={timeOptions(scheme, reducedMotion, points)} aria-label={label} />
    </div>
  );
}
