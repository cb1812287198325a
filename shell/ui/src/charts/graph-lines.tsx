import { useMemo } from 'react';
import { ViewportPortal } from 'reactflow';
import { GRAPH_NODE, type GraphCanvasEdge, type GraphPoint } from './graph-data.ts';
import classes from './graph-canvas.module.css';

interface GraphLinesProps {
  edges: readonly GraphCanvasEdge[];
  /** Where the nodes are apart from a drag that is under way, by id. */
  placed: ReadonlyMap<string, GraphPoint>;
  /** Where a node is now, also while it is dragged. */
  placeOf: (id: string) => GraphPoint | undefined;
  selected: string | null;
}

/** Whether a line between these places runs across a node of a column in between. */
export const passesColumns = (from: GraphPoint | undefined, to: GraphPoint | undefined): boolean =>
  from !== undefined && to !== undefined && Math.abs(to.x - from.x) > 2 * GRAPH_NODE.width;

/** Straight lines from the end of one node to the start of the other. */
function linesOf(edges: readonly GraphCanvasEdge[], placeOf: (id: string) => GraphPoint | undefined): string {
  const middle = GRAPH_NODE.height / 2;
  return edges
    .map(({ source, target }) => {
      const from = placeOf(source);
      const to = placeOf(target);
      return from && to
        ? `M${Math.round(from.x + GRAPH_NODE.width)} ${Math.round(from.y + middle)}L${Math.round(to.x)} ${Math.round(to.y + middle)}`
        : '';
    })
    .join('');
}

/**
 * The edges of a large graph as two paths, because thousands of elements would make each step of a drag slow. The dragged node is always the
 * selected one, so a drag redraws only the edges of that node.
 */
export function GraphLines({ edges, placed, placeOf, selected }: GraphLinesProps) {
  const touches = ({ source, target }: GraphCanvasEdge) => source === selected || target === selected;
  const [near, passing] = useMemo(() => {
    const others = edges.filter((edge) => edge.source !== selected && edge.target !== selected);
    const placeOfOne = (id: string) => placed.get(id);
    const isPassing = ({ source, target }: GraphCanvasEdge) => passesColumns(placed.get(source), placed.get(target));
    return [
      linesOf(
        others.filter((edge) => !isPassing(edge)),
        placeOfOne,
      ),
      linesOf(others.filter(isPassing), placeOfOne),
    ];
  }, [edges, placed, selected]);
  return (
    <ViewportPortal>
      <svg className={classes.lines} data-below="true" aria-hidden="true">
        <path className={classes.line} d={passing} />
      </svg>
      <svg className={classes.lines} aria-hidden="true">
        <path className={classes.line} d={near} />
        <path className={classes.line} data-chosen d={linesOf(edges.filter(touches), placeOf)} />
      </svg>
    </ViewportPortal>
  );
}
