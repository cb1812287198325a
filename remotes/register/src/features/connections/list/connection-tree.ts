/** The graph as a tree: each record stands below the records of the kinds before it with which it is connected. */
import { GRAPH_KINDS, type RiskGraph, type RiskGraphNode } from '@parapet/contracts';
import { neighborsIn } from '../graph-layout.ts';

export interface ConnectionTree {
  roots: readonly RiskGraphNode[];
  childrenOf: (id: string) => readonly RiskGraphNode[];
  parentsOf: (id: string) => readonly RiskGraphNode[];
}

/** One place of a record in the tree, from the root to the record. A record has a place below each of its parents. */
export type Path = readonly string[];

export interface TreeRow {
  path: Path;
  node: RiskGraphNode;
  /** Among the records below the same parent, beginning with 1. */
  position: number;
  siblings: number;
  /** undefined when nothing is below it. */
  expanded: boolean | undefined;
}

const RANKS: ReadonlyMap<string, number> = new Map(GRAPH_KINDS.map((kind, rank) => [kind, rank]));
const rankOf = ({ kind }: RiskGraphNode) => RANKS.get(kind) ?? 0;

export function connectionTree(graph: Pick<RiskGraph, 'nodes' | 'edges'>): ConnectionTree {
  const neighbors = neighborsIn(graph);
  // Neighbors in the order of the graph: kind by kind.
  const nodes = new Map(graph.nodes.toSorted((a, b) => rankOf(a) - rankOf(b)).map((node) => [node.id, node]));
  const order = new Map(Array.from(nodes.keys(), (id, index) => [id, index]));
  const related = (id: string, isRelated: (rank: number) => boolean) =>
    [...new Set(neighbors.get(id))]
      .flatMap((one) => nodes.get(one) ?? [])
      .filter((node) => isRelated(rankOf(node)))
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const children = new Map<string, RiskGraphNode[]>();
  const parents = new Map<string, RiskGraphNode[]>();
  for (const [id, node] of nodes) {
    children.set(
      id,
      related(id, (rank) => rank > rankOf(node)),
    );
    parents.set(
      id,
      related(id, (rank) => rank < rankOf(node)),
    );
  }
  return {
    roots: [...nodes.values()].filter(({ id }) => parents.get(id)?.length === 0),
    childrenOf: (id) => children.get(id) ?? [],
    parentsOf: (id) => parents.get(id) ?? [],
  };
}

/** A name for a place. Ids contain no spaces. */
export const keyOf = (path: Path): string => path.join(' ');

/** The rows of the tree from top to bottom, without what is below a row that is not open. */
export function visibleRows({ roots, childrenOf }: ConnectionTree, isOpen: (path: Path) => boolean): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (nodes: readonly RiskGraphNode[], above: Path) =>
    nodes.forEach((node, index) => {
      const path = [...above, node.id];
      const below = childrenOf(node.id);
      const expanded = below.length === 0 ? undefined : isOpen(path);
      rows.push({ path, node, position: index + 1, siblings: nodes.length, expanded });
      if (expanded) add(below, path);
    });
  add(roots, []);
  return rows;
}

/** How many levels are open at first: as many as leave at most `most` rows. */
export function levelsWithin({ roots, childrenOf }: ConnectionTree, most: number): number {
  let level = roots;
  let rows = roots.length;
  for (let open = 0; open < GRAPH_KINDS.length; open += 1) {
    rows += level.reduce((sum, { id }) => sum + childrenOf(id).length, 0);
    if (rows > most) return open;
    level = level.flatMap(({ id }) => childrenOf(id));
  }
  return GRAPH_KINDS.length;
}

/** The first place of a record. */
export function firstPath(tree: ConnectionTree, id: string): Path {
  const [parent] = tree.parentsOf(id);
  return parent === undefined ? [id] : [...firstPath(tree, parent.id), id];
}

/** The record's place below its next parent, after the last parent its first; the same place when there is no other parent. */
export function nextPath(tree: ConnectionTree, path: Path): Path {
  const id = path.at(-1) ?? '';
  const parents = tree.parentsOf(id);
  const next = parents[(parents.findIndex((parent) => parent.id === path.at(-2)) + 1) % parents.length];
  return next === undefined ? path : [...firstPath(tree, next.id), id];
}
