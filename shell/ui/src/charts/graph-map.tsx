import { memo, useMemo, type PointerEvent } from 'react';
import { Panel, useStore, type ReactFlowState } from 'reactflow';
import { boundsOf, GRAPH_MARGIN, type GraphCanvasNode, type GraphPoint, type GraphRows } from './graph-data.ts';
import { BoxPaths, boxPaths } from './graph-overview.tsx';
import classes from './graph-canvas.module.css';

interface GraphMapProps {
  nodes: readonly GraphCanvasNode[];
  rows: GraphRows;
  /** Brings a place of the graph to the middle. */
  onGo: (to: GraphPoint) => void;
}

// A text, so that a part that is equal does not render again.
const viewOf = ({ transform: [x, y, zoom], width, height }: ReactFlowState) =>
  [-x, -y, width, height].map((one) => Math.round(one / zoom)).join(' ');

/** All of a graph in small, and which part of it is in view, for the pointer: press or drag to go there. Gone while all of it is in view. */
export const GraphMap = memo(function GraphMap({ nodes, rows, onGo }: GraphMapProps) {
  const [x = 0, y = 0, width = 0, height = 0] = useStore(viewOf).split(' ').map(Number);
  const paths = useMemo(() => boxPaths(nodes, rows), [nodes, rows]);
  const { left, top, right, bottom } = useMemo(() => boundsOf(nodes, rows), [nodes, rows]);
  if (x <= left && y <= top && x + width >= right && y + height >= bottom) return null;
  const all = {
    x: left - GRAPH_MARGIN,
    y: top - GRAPH_MARGIN,
    width: right - left + 2 * GRAPH_MARGIN,
    height: bottom - top + 2 * GRAPH_MARGIN,
  };
  const viewBox = `${all.x} ${all.y} ${all.width} ${all.height}`;
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
    onGo({ x: within(at.x, width, all.x, all.width), y: within(at.y, height, all.y, all.height) });
  };
  return (
    <Panel position="bottom-right" className={classes.map}>
      {/* Apart from what moves, so that it is not painted anew. */}
      <svg viewBox={viewBox} aria-hidden="true" opacity={0.55}>
        <BoxPaths paths={paths} />
      </svg>
      <svg
        viewBox={viewBox}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          go(event);
        }}
        onPointerMove={go}
      >
        <rect className={classes.view} x={x} y={y} width={width} height={height} />
      </svg>
    </Panel>
  );
});

/** The middle of a view of this size that shows nothing beyond the graph. */
export function within(at: number, size: number, start: number, length: number): number {
  return Math.max(start + size / 2, Math.min(at, start + length - size / 2));
}
