/** How the lines of a graph run: between the nodes, so that they never cross what is written on one. */
import { GRAPH_NODE, type GraphCanvasEdge, type GraphPoint, type GraphRows } from './graph-data.ts';

/** Where a line begins and ends, in the units of the graph. */
export interface LineEnds {
  from: GraphPoint;
  to: GraphPoint;
}

/** A line takes a bend within so much of the gutter between two columns. */
const BEND = 26;

/** Whether a line between nodes at these places would run across a column in between. */
export const passesColumns = (from: GraphPoint | undefined, to: GraphPoint | undefined): boolean =>
  from !== undefined && to !== undefined && to.x - from.x > 2 * GRAPH_NODE.width;

/** From the middle of the right edge of one node to that of the left edge of the other. */
export const lineEnds = (from: GraphPoint, to: GraphPoint, { height }: GraphRows): LineEnds => ({
  from: { x: from.x + GRAPH_NODE.width, y: from.y + height / 2 },
  to: { x: to.x, y: to.y + height / 2 },
});

/** The path of a line. One that passes columns runs between two rows, beside the row where it begins, on the side where it ends. */
export function linePath({ from, to }: LineEnds, { height, step }: GraphRows): string {
  if (to.x - from.x <= GRAPH_NODE.width) {
    // Backwards, where somebody has moved a node, it takes a wider bend.
    const bend = to.x > from.x ? (to.x - from.x) / 2 : BEND * 2;
    return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
  }
  const row = (from.y - height / 2) / step;
  const y = (to.y < from.y ? Math.ceil(row) : Math.floor(row) + 1) * step - (step - height) / 2;
  const [near, far] = [from.x + BEND, to.x - BEND];
  const half = BEND / 2;
  return `M${from.x} ${from.y}C${from.x + half} ${from.y} ${near - half} ${y} ${near} ${y}H${far}C${far + half} ${y} ${to.x - half} ${to.y} ${to.x} ${to.y}`;
}

/** How thick a line is that stands for so many connections, in the units of the graph. */
export function lineWidth(count: number): number {
  if (count <= 1) return 1.25;
  return count <= 3 ? 2.5 : 4;
}

/** What leads to a record, and what it leads to. */
export interface Chain {
  /** With the record itself. */
  nodes: ReadonlySet<string>;
  hasLine: (edge: GraphCanvasEdge) => boolean;
}

/** @param id null for none, whose chain is empty */
export function chainOf(edges: readonly GraphCanvasEdge[], id: string | null): Chain {
  const reached = (next: (edge: GraphCanvasEdge) => readonly [from: string, to: string]) => {
    const following = Map.groupBy(edges, (edge) => next(edge)[0]);
    const found = new Set(id === null ? [] : [id]);
    // A set is walked in the order of insertion, with what is added meanwhile.
    for (const one of found) for (const edge of following.get(one) ?? []) found.add(next(edge)[1]);
    return found;
  };
  const after = reached(({ source, target }) => [source, target]);
  const before = reached(({ source, target }) => [target, source]);
  return {
    nodes: after.union(before),
    hasLine: ({ source, target }) => [after, before].some((side) => side.has(source) && side.has(target)),
  };
}
