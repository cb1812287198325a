/** @parapet/ui/heavy: what is large and rarely used. Import it with `React.lazy` only, so that no page waits for it. */
export { DoughnutChart, type DoughnutChartProps } from './heavy/doughnut-chart.tsx';
export { LineChart, type ChartPoint, type LineChartProps } from './heavy/line-chart.tsx';
