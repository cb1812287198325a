/** @parapet/ui/heavy: what is large and rarely used. Import it with `React.lazy` only, so that no page waits for it. */
export { DoughnutChart, type DoughnutChartProps } from './heavy/doughnut-chart.tsx';
export { LineChart, type ChartPoint, type LineChartProps } from './heavy/line-chart.tsx';

export { ChartFrame, type ChartFrameProps } from './components/chart-frame/chart-frame.tsx';
export { ChartLegend, type ChartLegendProps, type ChartPart } from './components/chart-frame/chart-legend.tsx';
export type { ChartData } from './components/chart-frame/chart-table.tsx';
export type { FigureState } from './components/figure-frame/figure-frame.tsx';
export { GraphFrame, type GraphFrameProps } from './components/graph-frame/graph-frame.tsx';
export { GraphCanvas, type GraphCanvasProps } from './heavy/graph-canvas.tsx';
export {
  GRAPH_NODE,
  type GraphCanvasEdge,
  type GraphCanvasHeading,
  type GraphCanvasNode,
  type GraphPoint,
} from './heavy/graph-data.ts';
export { GraphMark, type GraphShape } from './heavy/graph-shape.tsx';
export { graphPng, graphSvg, type GraphSvg } from './heavy/graph-svg.ts';
