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
  selected: string | null;
  chain: Chain;
}

/** Lines from the end of one node to the start of the other: straight ones, which are painted fast, and those past columns. */
function linesOf(
  edges: readonly GraphCanvasEdge[],
  rows: GraphRows,
  placeOf: (id: string) => GraphPoint | undefined,
): string {
  return edges
    .map(({ source, target }) => {
      const [start, end] = [placeOf(source), placeOf(target)];
      if (!start || !end) return '';
      const ends = lineEnds(start, end, rows);
      const { from, to } = ends;
      return passesColumns(start, end) ? linePath(ends, rows) : `M${from.x} ${from.y}L${to.x} ${to.y}`;
    })
    .join('');
}

/**
 * The edges of a large graph as a few paths, because thousands of elements would make each step of a drag slow. The dragged node is always the
 * selected one, so a drag redraws only the edges of that node, and paints only where these are.
 */
export function GraphLines({ edges, rows, placed, placeOf, selected, chain }: GraphLinesProps) {
  const [own, others, further] = useMemo(() => {
    const touches = ({ source, target }: GraphCanvasEdge) => source === selected || target === selected;
    const placeOfOne = (id: string) => placed.get(id);
    const inChain = edges.filter(chain.hasLine);
    return [
      inChain.filter(touches),
      linesOf(
        edges.filter((edge) => !chain.hasLine(edge)),
        rows,
        placeOfOne,
      ),
      linesOf(
        inChain.filter((edge) => !touches(edge)),
        rows,
        placeOfOne,
      ),
    ];
  }, [edges, rows, placed, selected, chain]);
  return (
    <ViewportPortal>
      <svg className={classes.lines} aria-hidden="true">
        <path className={classes.line} d={others} strokeOpacity={chain.nodes.size > 0 ? 0.6 : undefined} />
        <path className={classes.line} data-chosen d={further} />
        <path className={classes.line} data-chosen d={linesOf(own, rows, placeOf)} />
      </svg>
    </ViewportPortal>
  );
}
