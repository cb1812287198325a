/** @parapet/ui/charts: what is large and rarely used. Import it with `React.lazy` only, so that no page waits for it. */
export { BarChart } from './charts/bar-chart.tsx';
export { DoughnutChart } from './charts/doughnut-chart.tsx';
export { LineChart } from './charts/line-chart.tsx';

export { ChartFrame } from './components/chart-frame/chart-frame.tsx';
export { ChartLegend, type ChartPart } from './components/chart-frame/chart-legend.tsx';
export type { FigureState } from './components/figure-frame/figure-frame.tsx';
export { GraphFrame } from './components/graph-frame/graph-frame.tsx';
export { GraphCanvas } from './charts/graph-canvas.tsx';
export {
  type GraphCanvasEdge,
  type GraphCanvasHeading,
  type GraphCanvasNode,
  type GraphPoint,
  type GraphRows,
} from './charts/graph-data.ts';
export { GraphMark } from './charts/graph-shape.tsx';
export { graphPng, graphSvg, type GraphDrawing } from './charts/graph-svg.ts';
export { DragBoard, DragItem, DropZone } from './components/drag-board/drag-board.tsx';
