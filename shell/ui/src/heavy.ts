/** @parapet/ui/heavy: what is large and rarely used. Import it with `React.lazy` only, so that no page waits for it. */
export { DoughnutChart } from './heavy/doughnut-chart.tsx';
export { LineChart } from './heavy/line-chart.tsx';

export { ChartFrame } from './components/chart-frame/chart-frame.tsx';
export { ChartLegend, type ChartPart } from './components/chart-frame/chart-legend.tsx';
export type { FigureState } from './components/figure-frame/figure-frame.tsx';
export { GraphFrame } from './components/graph-frame/graph-frame.tsx';
export { GraphCanvas } from './heavy/graph-canvas.tsx';
export { type GraphCanvasHeading, type GraphCanvasNode, type GraphPoint } from './heavy/graph-data.ts';
export { GraphMark } from './heavy/graph-shape.tsx';
export { graphPng, graphSvg } from './heavy/graph-svg.ts';
