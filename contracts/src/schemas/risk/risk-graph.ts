/** What risks are connected with. */
import Type, { type Static } from 'typebox';
import { Id, Text, described, namedObject, object, oneOf } from '../base.ts';
import { RiskSummaryQuery } from './risk.ts';

/** Most of each in one answer. */
export const GRAPH_LIMITS = { risks: 1000, nodes: 5000, edges: 20_000 } as const;

export const GRAPH_KINDS = ['risk', 'asset', 'property', 'scenario'] as const;
export const GraphKind = oneOf(GRAPH_KINDS);
export type GraphKind = (typeof GRAPH_KINDS)[number];

const GraphNode = object({
  id: Id,
  kind: GraphKind,
  name: Text(200),
  readable: Type.Boolean({ description: 'Whether the caller may read the record; otherwise only its name' }),
  category: Type.Optional(described(Text(100), 'Of a risk')),
});

/** A connection of two records. There is one edge for two records, even if they are connected in several ways. */
const GraphEdge = object({ source: Id, target: Id });

export const RiskGraph = namedObject('RiskGraph', {
  nodes: Type.Array(GraphNode, { maxItems: GRAPH_LIMITS.nodes }),
  edges: Type.Array(GraphEdge, { maxItems: GRAPH_LIMITS.edges }),
  total: Type.Integer({ minimum: 0, description: 'Risks that match, also those that are left out' }),
  cut: Type.Boolean({ description: 'Whether something was left out since there is too much' }),
});
export type RiskGraph = Static<typeof RiskGraph>;
export type RiskGraphNode = RiskGraph['nodes'][number];

export const RiskGraphQuery = object({
  ...RiskSummaryQuery.properties,
  risk_id: Type.Optional(described(Id, 'Only this risk and what it is connected with')),
});
export type RiskGraphQuery = Static<typeof RiskGraphQuery>;
