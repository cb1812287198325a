import type { RiskGraph, RiskGraphNode } from '@parapet/contracts';
import type { GraphCanvasNode, GraphPoint } from '@parapet/ui/charts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { foldGraph, isFold, type Fold, type Folding } from './folded-graph.ts';
import { layoutColumns, layoutGraph } from './graph-layout.ts';
import { SHAPES, useGroupName, useKindTexts } from './graph-texts.ts';
import { nodeLabel } from './node-label.ts';

const NO_FOLDS: ReadonlyMap<string, Fold> = new Map();

/** The graph as it is drawn: where nodes stand, also after a person moved them, and what is written on them. @param folding null to show all risks */
export function useShownGraph(graph: RiskGraph, folding: Folding | null) {
  const kinds = useKindTexts();
  const textOf = useFoldText(folding);
  const [moved, setMoved] = useState<ReadonlyMap<string, GraphPoint>>(new Map());
  const folded = useMemo(() => folding && foldGraph(graph, folding), [graph, folding]);
  const layout = useMemo(() => {
    if (folded === null) return layoutGraph(graph);
    return layoutColumns(
      folded.risks.map(({ id }) => id),
      folded.others,
      folded.edges,
    );
  }, [graph, folded]);
  return useMemo(() => {
    const place = (id: string) => moved.get(id) ?? layout.places.get(id) ?? { x: 0, y: 0 };
    const recordNode = ({ id, kind, name }: RiskGraphNode): GraphCanvasNode => ({
      id,
      shape: SHAPES[kind],
      label: nodeLabel(name),
      title: `${kinds.one(kind)}: ${name}`,
      ...(folding?.hits.has(id) && { marked: true }),
      ...place(id),
    });
    const foldNode = (fold: Fold): GraphCanvasNode => ({
      id: fold.id,
      shape: SHAPES.risk,
      ...textOf(fold),
      ...place(fold.id),
    });
    const shown = folded === null ? graph.nodes : [...folded.risks, ...folded.others];
    return {
      nodes: shown.map((node) => (isFold(node) ? foldNode(node) : recordNode(node))),
      edges: folded?.edges ?? graph.edges,
      headings: layout.headings.map(({ kind, x, y }) => ({ id: kind, label: kinds.many(kind), x, y })),
      rows: layout.rows,
      /** The blocks that stand for several risks, by id. */
      folds: folded === null ? NO_FOLDS : new Map(folded.risks.filter(isFold).map((fold) => [fold.id, fold])),
      move: (id: string, to: GraphPoint) => setMoved((before) => new Map(before).set(id, to)),
    };
  }, [graph, folded, folding, kinds, layout, moved, textOf]);
}

/** What is written on the block of a group. */
function useFoldText(folding: Folding | null) {
  const t = useTexts();
  const nameOf = useGroupName(folding?.by ?? 'category');
  return useMemo(
    () =>
      (fold: Fold): Pick<GraphCanvasNode, 'label' | 'title' | 'group'> => {
        if (fold.does === 'more') {
          const label = t('connections.fold.more', { count: fold.count });
          return { label, title: label, group: { count: '' } };
        }
        const name = nameOf(fold);
        const count =
          fold.hits === 0 ? String(fold.count) : t('connections.fold.some', { hits: fold.hits, count: fold.count });
        return {
          label: nodeLabel(name),
          title: t(fold.opened ? 'connections.fold.fold' : 'connections.fold.open', { name, count }),
          group: { count, opened: fold.opened },
        };
      },
    [t, nameOf],
  );
}
