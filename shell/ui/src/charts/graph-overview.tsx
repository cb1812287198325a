import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore, ViewportPortal } from 'reactflow';
import { GRAPH_NODE, type GraphCanvasNode, type GraphRows } from './graph-data.ts';
import { GRAPH_SHAPES, type GraphShape } from './graph-shape.tsx';
import classes from './graph-canvas.module.css';

/** Below this zoom nobody can read a node. */
const FAR = 0.4;

interface GraphOverviewProps {
  rows: GraphRows;
  nodes: readonly GraphCanvasNode[];
  /** Id of the selected node. It stays an element of its own, which can be dragged. */
  selected: string | null;
  /** Whether the nodes are drawn here, instead of as elements of their own. */
  isFar: boolean;
  onFar: (isFar: boolean) => void;
}

const isShape = (shape: string): shape is GraphShape => Object.hasOwn(GRAPH_SHAPES, shape);
const SHAPES = Object.keys(GRAPH_SHAPES).filter(isShape);

/**
 * A large graph, zoomed out: its nodes as one path for each kind, in the color of the kind. Thousands of elements would each be painted at every
 * step of a drag.
 */
export function GraphOverview({ nodes, rows, selected, isFar, onFar }: GraphOverviewProps) {
  const zoomedOut = useStore(({ transform: [, , zoom] }) => zoom < FAR);
  const report = useEffectEvent(onFar);
  useEffect(() => report(zoomedOut), [zoomedOut]);
  const boxes = useMemo(
    () =>
      boxPaths(
        nodes.filter(({ id }) => id !== selected),
        rows,
      ),
    [nodes, rows, selected],
  );
  if (!isFar) return null;
  return (
    <ViewportPortal>
      <svg className={classes.lines} aria-hidden="true">
        <BoxPaths paths={boxes} />
      </svg>
    </ViewportPortal>
  );
}

interface BoxPath {
  shape: GraphShape;
  path: string;
}

/** The nodes of each kind as one path. */
export function boxPaths(nodes: readonly GraphCanvasNode[], { height }: GraphRows): BoxPath[] {
  const boxOf = ({ x, y }: GraphCanvasNode) =>
    `M${Math.round(x)} ${Math.round(y)}h${GRAPH_NODE.width}v${height}h-${GRAPH_NODE.width}z`;
  return SHAPES.map((shape) => ({
    shape,
    path: nodes.flatMap((node) => (node.shape === shape ? boxOf(node) : [])).join(''),
  }));
}

export function BoxPaths({ paths }: { paths: readonly BoxPath[] }) {
  return paths.map(({ shape, path }) => (
    <path key={shape} d={path} fill={`var(--pp-${GRAPH_SHAPES[shape].tone}-solid)`} />
  ));
}

/** The node at a point of the graph. */
export function nodeAt<N extends GraphCanvasNode>(
  nodes: readonly N[],
  { x, y }: { x: number; y: number },
  { height }: GraphRows,
): N | undefined {
  return nodes.find((node) => x >= node.x && x <= node.x + GRAPH_NODE.width && y >= node.y && y <= node.y + height);
}
