import { GRAPH_KINDS, type GraphKind, type RiskGraph, type RiskGraphNode } from '@parapet/contracts';

/** The drawing area of a small graph (section 9), in the units of the graph. More nodes make it larger. */
const CANVAS = { width: 800, height: 600 } as const;
/** From one node to the next. */
const STEP = { x: CANVAS.width / GRAPH_KINDS.length, y: 58 } as const;
const ROWS = { height: 38, step: STEP.y } as const;
const FEWEST_ROWS = Math.floor(CANVAS.height / STEP.y);

export interface Place {
  x: number;
  y: number;
}

export interface GraphLayout {
  places: ReadonlyMap<string, Place>;
  /** Where the nodes of a kind begin. */
  headings: readonly ({ kind: GraphKind } & Place)[];
  rows: { height: number; step: number };
}

/** Ids of each node's neighbors. */
export function neighborsIn({
  nodes,
  edges,
}: {
  nodes: readonly { id: string }[];
  edges: RiskGraph['edges'];
}): ReadonlyMap<string, readonly string[]> {
  const neighbors = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const { source, target } of edges) {
    neighbors.get(source)?.push(target);
    neighbors.get(target)?.push(source);
  }
  return neighbors;
}

/**
 * Kinds stand beside each other, from risks to scenarios, each node as near as possible to its neighbors in the kinds before it. Where a kind has
 * many nodes, it takes several columns. Nodes never overlap.
 */
export function layoutGraph(graph: Pick<RiskGraph, 'nodes' | 'edges'>): GraphLayout {
  const neighbors = neighborsIn(graph);
  const rows = Math.max(FEWEST_ROWS, Math.ceil(Math.sqrt(graph.nodes.length) * 1.5));
  const places = new Map<string, Place>();
  const columns: { kind: GraphKind; x: number }[] = [];
  let highest = CANVAS.height / 2;
  let x = 0;
  for (const kind of GRAPH_KINDS) {
    const placed = (id: string) => (neighbors.get(id) ?? []).flatMap((one) => places.get(one)?.y ?? []);
    const column = graph.nodes
      .filter((node) => node.kind === kind)
      .map(({ id }) => ({ id, near: mean(placed(id)), isConnected: (neighbors.get(id) ?? []).length > 0 }))
      // Nodes without connections come first, so that several columns of risks end beside their assets.
      .toSorted((a, b) => Number(a.isConnected) - Number(b.isConnected) || a.near - b.near);
    if (column.length === 0) continue;
    const height = Math.min(rows, column.length);
    // All columns have the same rows, so that lines can run between them.
    const top = Math.round((CANVAS.height / STEP.y - height + 1) / 2) * STEP.y;
    column.forEach(({ id }, index) =>
      places.set(id, { x: x + Math.floor(index / rows) * STEP.x, y: top + (index % rows) * STEP.y }),
    );
    columns.push({ kind, x });
    highest = Math.min(highest, top);
    x += Math.ceil(column.length / rows) * STEP.x;
  }
  // In one line, above the highest column.
  return { places, headings: columns.map((column) => ({ ...column, y: highest - STEP.y / 2 })), rows: ROWS };
}

/** From one block of a column to the next, and from one column to the next, so that four of them fit beside the details at 1440 pixels. */
const FOLDED = { x: 192, y: 36 } as const;
const FOLDED_ROWS = { height: 26, step: FOLDED.y } as const;

/** One column for each kind: the first in the given order, each of the others as near as possible to its neighbors in the columns before it. */
export function layoutColumns(
  first: readonly string[],
  others: readonly RiskGraphNode[],
  edges: RiskGraph['edges'],
): GraphLayout {
  const nodes = [...first.map((id) => ({ id, kind: 'risk' as const })), ...others];
  const neighbors = neighborsIn({ nodes, edges });
  const places = new Map<string, Place>();
  const headings: GraphLayout['headings'][number][] = [];
  for (const kind of GRAPH_KINDS) {
    const column = nodes
      .filter((node) => node.kind === kind)
      .map(({ id }) => ({ id, near: mean((neighbors.get(id) ?? []).flatMap((one) => places.get(one)?.y ?? [])) }));
    if (column.length === 0) continue;
    const x = headings.length * FOLDED.x;
    const sorted = kind === 'risk' ? column : column.toSorted((a, b) => a.near - b.near);
    const rows =
      kind === 'risk'
        ? sorted.keys().toArray()
        : rowsNear(
            sorted.map(({ near }) => near / FOLDED.y),
            first.length,
          );
    sorted.forEach(({ id }, index) => places.set(id, { x, y: (rows[index] ?? index) * FOLDED.y }));
    headings.push({ kind, x, y: -30 });
  }
  return { places, headings, rows: FOLDED_ROWS };
}

/** A row for each of these, as near as possible to where it belongs. @param wanted in ascending order @param most rows, unless there are more of these */
export function rowsNear(wanted: readonly number[], most: number): number[] {
  const last = Math.max(most, wanted.length) - 1;
  const rows: number[] = [];
  wanted.forEach((row, index) => {
    const latest = last - (wanted.length - 1 - index);
    rows.push(Math.min(latest, Math.max((rows.at(-1) ?? -1) + 1, Math.round(row))));
  });
  return rows;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? CANVAS.height / 2 : values.reduce((sum, value) => sum + value, 0) / values.length;
