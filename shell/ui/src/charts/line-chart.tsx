import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ScriptableContext,
} from 'chart.js';
import { Chart as Canvas } from 'react-chartjs-2';
import { timeOptions } from './chart-options.ts';
import classes from './charts.module.css';
import { useChartTheme } from './use-chart-theme.ts';

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Filler, Tooltip);

/** Up to this many points have marks, enough for the days of a month; more marks would hide the line. */
const MOST_MARKED = 32;

export interface ChartPoint {
  /** On the horizontal axis, e.g. '3 Nov'. */
  label: string;
  /** The whole period, in the tooltip, e.g. '3 Nov to 9 Nov'; default the label. */
  period?: string;
  value: number;
}

export interface LineChartProps {
  /** All that the chart says, for screen readers. */
  label: string;
  points: readonly ChartPoint[];
  /** What is counted; shown with the number of a point, e.g. 'completed'. */
  unit: string;
  /** Height in pixels. */
  height?: number;
}

/** Counts over time. */
export function LineChart({ label, points, unit, height = 220 }: LineChartProps) {
  const { scheme, reducedMotion } = useChartTheme();
  const data = {
    labels: points.map((point) => point.label),
    datasets: [
      {
        label: unit,
        data: points.map(({ value }) => value),
        borderColor: scheme.accent,
        borderWidth: 2,
        fill: true,
        backgroundColor: (context: ScriptableContext<'line'>) => below(context, scheme.accent),
        pointRadius: points.length > MOST_MARKED ? 0 : 3,
        pointBackgroundColor: scheme.surface,
        pointBorderWidth: 1.75,
      },
    ],
  };
  return (
    <div className={classes.line} style={{ height }}>
      <Canvas type="line" data={data} options={timeOptions(scheme, reducedMotion, points)} aria-label={label} />
    </div>
  );
}

/** From the color at the top of the chart to nothing at its foot. @param color `#rrggbb` */
function below({ chart }: ScriptableContext<'line'>, color: string): CanvasGradient | string {
  const { chartArea, ctx } = chart;
  // Before the first layout there is no area.
  if (chartArea === undefined) return 'transparent';
  const gradient = ctx.createLinearGradient(0, chartArea.top, 0, chartArea.bottom);
  gradient.addColorStop(0, `${color}29`);
  gradient.addColorStop(1, `${color}00`);
  return gradient;
}
