import type { RiskGraph, RiskGraphNode } from '@parapet/contracts';
import { neighborsIn } from './graph-layout.ts';

export const GROUPINGS = ['category', 'asset'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The group of the risks that nothing is connected with. */
export const UNCONNECTED = 'unconnected';
/** Risks of an open group that are shown before somebody asks for the others. */
const FIRST = 8;
/** As few risks as these need not be folded. */
const FEW = 12;

/** What a block in the place of several risks does: it opens and folds their group, or shows all of an open one. */
export type Fold = { id: string; key: string; name: string; count: number; hits: number } & (
  | { does: 'fold'; opened: boolean }
  | { does: 'more' }
);

export interface FoldedGraph {
  /** Of the first column, from top to bottom. */
  risks: readonly (RiskGraphNode | Fold)[];
  others: readonly RiskGraphNode[];
  /** Those of a risk that is not shown begin at the block that stands for it, which has one for all that lead to the same record. */
  edges: FoldedEdge[];
}

export type FoldedEdge = RiskGraph['edges'][number] & { count: number };

export interface Folding {
  by: Grouping;
  /** What a person opened or folded; other groups are as they are at first. */
  opened: ReadonlyMap<string, boolean>;
  /** Groups of which all risks are shown. */
  whole: ReadonlySet<string>;
  /** Found by the search. */
  hits: ReadonlySet<string>;
  /** Is shown, unless somebody folded its group. */
  selected: string | null;
}

export const isFold = (node: RiskGraphNode | Fold): node is Fold => 'does' in node;

export interface RiskGroup {
  key: string;
  /** Empty for the risks that nothing is connected with, and for those without a category or an asset. */
  name: string;
  risks: readonly RiskGraphNode[];
}

/** Risks by category, or by their first asset: those that nothing is connected with first, then the largest group. */
export function groupsOf(graph: RiskGraph, by: Grouping): readonly RiskGroup[] {
  const neighbors = neighborsIn(graph);
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const groups = new Map<string, { key: string; name: string; risks: RiskGraphNode[] }>();
  for (const risk of graph.nodes.filter(({ kind }) => kind === 'risk')) {
    const near = neighbors.get(risk.id) ?? [];
    const asset = near.map((id) => byId.get(id)).find((node) => node?.kind === 'asset');
    const [key, name] =
      near.length === 0
        ? [UNCONNECTED, '']
        : by === 'category'
          ? [`= ${risk.category ?? ''}`, risk.category ?? '']
          : [`= ${asset?.id ?? ''}`, asset?.name ?? ''];
    const group = groups.get(key) ?? { key, name, risks: [] };
    group.risks.push(risk);
    groups.set(key, group);
  }
  const isFirst = ({ key }: RiskGroup) => Number(key === UNCONNECTED);
  return [...groups.values()].toSorted((a, b) => isFirst(b) - isFirst(a) || b.risks.length - a.risks.length);
}

/** Risks by groups, of which the largest is open at first. Those without connections are one block. */
export function foldGraph(graph: RiskGraph, { by, opened, whole, hits, selected }: Folding): FoldedGraph {
  const groups = groupsOf(graph, by);
  const isFew = graph.nodes.filter(({ kind }) => kind === 'risk').length <= FEW;
  const largest = groups.find(({ key }) => key !== UNCONNECTED)?.key;
  const risks: (RiskGraphNode | Fold)[] = [];
  /** Where the edges of a risk begin. */
  const places = new Map<string, string>();
  for (const { key, name, risks: all } of groups) {
    const found = all.filter(({ id }) => hits.has(id)).length;
    const isOpen = opened.get(key) ?? (isFew || key === largest || all.some(({ id }) => id === selected));
    const block = { key, name, count: all.length, hits: found };
    risks.push({ ...block, id: `fold ${key}`, does: 'fold', opened: isOpen });
    const isShown = (risk: RiskGraphNode, at: number) =>
      isOpen && (whole.has(key) || at < FIRST || all.length === FIRST + 1 || risk.id === selected);
    const shown = all.filter(isShown);
    const isCut = isOpen && shown.length < all.length;
    const rest = `${isCut ? 'more' : 'fold'} ${key}`;
    for (const risk of all) places.set(risk.id, rest);
    for (const risk of shown) places.set(risk.id, risk.id);
    risks.push(...shown);
    if (isCut) risks.push({ ...block, id: rest, count: all.length - shown.length, does: 'more' });
  }
  const edges = new Map<string, FoldedEdge>();
  for (const edge of graph.edges) {
    const source = places.get(edge.source) ?? edge.source;
    const target = places.get(edge.target) ?? edge.target;
    const key = `${source} ${target}`;
    edges.set(key, { source, target, count: (edges.get(key)?.count ?? 0) + 1 });
  }
  return { risks, others: graph.nodes.filter(({ kind }) => kind !== 'risk'), edges: [...edges.values()] };
}
