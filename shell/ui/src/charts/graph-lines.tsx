import { useMemo } from 'react';
import { ViewportPortal, type Edge, type EdgeProps } from 'reactflow';
import type { GraphCanvasEdge, GraphPoint, GraphRows } from './graph-data.ts';
import { lineEnds, linePath, lineWidth, passesColumns, type Chain } from './graph-routes.ts';
import classes from './graph-canvas.module.css';

export type LineEdge = Edge<{ count: number; rows: GraphRows }, 'line'>;

/** Radius of the dot at each end of a line. */
const DOT = 2.5;

/** A connection, as thick as what it stands for. */
export function Line({ sourceX, sourceY, targetX, targetY, data }: EdgeProps<LineEdge>) {
  const [from, to] = [
    { x: sourceX, y: sourceY },
    { x: targetX, y: targetY },
  ];
  if (data === undefined) return null;
  return (
    <>
      <path
        className="react-flow__edge-path"
        d={linePath({ from, to }, data.rows)}
        style={{ strokeWidth: lineWidth(data.count) }}
      />
      {[from, to].map(({ x, y }) => (
        <circle key={x} className={classes.dot} cx={x} cy={y} r={DOT} />
      ))}
    </>
  );
}

interface GraphLinesProps {
  edges: readonly GraphCanvasEdge[];
  rows: GraphRows;
  /** Where the nodes are apart from a drag that is under way, by id. */
  placed: ReadonlyMap<string, GraphPoint>;
  /** Where a node is now, also while it is dragged. */
  placeOf: (id: string) => GraphPoint | undefined;
  /** Of the selected node. */
  chain: Chain;
}

/** Lines from the end of one node to the start of the other, with a dot at each end: straight ones, which are painted fast, and those past columns. */
function linesOf(
  edges: readonly GraphCanvasEdge[],
  rows: GraphRows,
  placeOf: (id: string) => GraphPoint | undefined,
): { lines: string; dots: string } {
  const dots = new Set<string>();
  const lines = edges.map(({ source, target }) => {
    const [start, end] = [placeOf(source), placeOf(target)];
    if (!start || !end) return '';
    const ends = lineEnds(start, end, rows);
    const { from, to } = ends;
    dots.add(`M${from.x} ${from.y}h0`).add(`M${to.x} ${to.y}h0`);
    return passesColumns(start, end) ? linePath(ends, rows) : `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return { lines: lines.join(''), dots: [...dots].join('') };
}

/**
 * The edges of a large graph as a few paths, because thousands of elements would make each step of a drag slow. The dragged node is always the
 * selected one, so a drag redraws only the edges of its chain.
 */
export function GraphLines({ edges, rows, placed, placeOf, chain }: GraphLinesProps) {
  const others = useMemo(
    () =>
      linesOf(
        edges.filter((edge) => !chain.hasLine(edge)),
        rows,
        (id) => placed.get(id),
      ),
    [edges, rows, placed, chain],
  );
  const ofChain = useMemo(() => edges.filter(chain.hasLine), [edges, chain]);
  const chosen = linesOf(ofChain, rows, placeOf);
  const isFaded = chain.nodes.size > 0;
  return (
    <ViewportPortal>
      <svg className={classes.lines} aria-hidden="true">
        {/* Of each line: that of a group would be painted apart, at each step of a drag. */}
        <g strokeOpacity={isFaded ? 0.6 : undefined}>
          <path className={classes.line} d={others.lines} />
          <path className={classes.dots} d={others.dots} />
        </g>
        <path className={classes.line} data-chosen d={chosen.lines} />
        <path className={classes.dots} data-chosen d={chosen.dots} />
      </svg>
    </ViewportPortal>
  );
}
