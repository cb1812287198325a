import type { GraphShape } from './graph-shape.tsx';

/** Width of a node, in the units of the graph. */
export const GRAPH_NODE = { width: 160 } as const;

/** Nodes stand in rows: their height, and from one row to the next, in the units of the graph. The first row is at 0. */
export interface GraphRows {
  height: number;
  step: number;
}

export interface GraphPoint {
  x: number;
  y: number;
}

/** Around all that is drawn, in the units of the graph. */
export const GRAPH_MARGIN = 24;

/** The space that these boxes take, without a margin; of none, from Infinity to -Infinity. @param boxes their upper left corners */
export function boundsOf(boxes: readonly GraphPoint[], { height }: GraphRows) {
  return boxes.reduce(
    (bounds, { x, y }) => ({
      left: Math.min(bounds.left, x),
      top: Math.min(bounds.top, y),
      right: Math.max(bounds.right, x + GRAPH_NODE.width),
      bottom: Math.max(bounds.bottom, y + height),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );
}

/** Its upper left corner is at `x` and `y`, in the units of the graph. */
export interface GraphCanvasNode extends GraphPoint {
  id: string;
  shape: GraphShape;
  /** Short enough for the box. */
  label: string;
  /** The full text, shown on hover and read by screen readers. */
  title: string;
  /** Stands for several records: how many, and whether they are shown below it. Choosing it is for the page to act on. */
  group?: { count: string; opened?: boolean };
  /** Found by a search. */
  marked?: boolean;
}

export interface GraphCanvasEdge {
  source: string;
  target: string;
  /** How many connections it stands for; 1 by default. */
  count?: number;
}

/** Words over the nodes below it. */
export interface GraphCanvasHeading extends GraphPoint {
  id: string;
  label: string;
}
