import { GRAPH_LIMITS, type RiskGraph, type RiskGraphNode } from '../../../schemas/risk/risk-graph.ts';

/** A record with the ids of what it is connected with, in order. */
export interface GraphRecord extends RiskGraphNode {
  links: readonly string[];
}

/**
 * The graph of records. Links that lead to none of them are dropped, and two records have one edge however often they name each other.
 * @param limits most nodes and edges; the first are kept
 */
export function connectedGraph(
  records: readonly GraphRecord[],
  limits: { nodes: number; edges: number } = GRAPH_LIMITS,
): Omit<RiskGraph, 'total'> {
  const kept = records.slice(0, limits.nodes);
  const ids = new Set(kept.map(({ id }) => id));
  const known = new Set<string>();
  const edges: RiskGraph['edges'] = [];
  let cut = kept.length < records.length;
  for (const { id: source, links } of kept) {
    for (const target of links) {
      if (target === source || !ids.has(target) || known.has(`${source} ${target}`) || known.has(`${target} ${source}`))
        continue;
      if (edges.length === limits.edges) {
        cut = true;
        break;
      }
      known.add(`${source} ${target}`);
      edges.push({ source, target });
    }
  }
  return { nodes: kept.map(shown), edges, cut };
}

const shown = ({ id, kind, name, readable, category }: GraphRecord): RiskGraphNode => ({
  id,
  kind,
  name,
  readable,
  ...(category !== undefined && { category }),
});
