import type { RiskGraph } from '@parapet/contracts';
import type { GraphCanvasHeading, GraphCanvasNode, GraphPoint } from '@parapet/ui/charts';
import { useMemo, useState } from 'react';
import { layoutGraph } from './graph-layout.ts';
import { SHAPES, useKindTexts } from './graph-texts.ts';
import { nodeLabel } from './node-label.ts';

interface ShownGraph {
  nodes: GraphCanvasNode[];
  headings: GraphCanvasHeading[];
  move: (id: string, to: GraphPoint) => void;
}

/** The graph as it is drawn: where nodes stand, also after a person moved them, and what is written on them. */
export function useShownGraph(graph: RiskGraph): ShownGraph {
  const kinds = useKindTexts();
  const [moved, setMoved] = useState<ReadonlyMap<string, GraphPoint>>(new Map());
  const layout = useMemo(() => layoutGraph(graph), [graph]);
  return useMemo(
    () => ({
      nodes: graph.nodes.map(({ id, kind, name }) => ({
        id,
        shape: SHAPES[kind],
        label: nodeLabel(name),
        title: `${kinds.one(kind)}: ${name}`,
        ...(moved.get(id) ?? layout.places.get(id) ?? { x: 0, y: 0 }),
      })),
      headings: layout.headings.map(({ kind, x, y }) => ({ id: kind, label: kinds.many(kind), x, y })),
      move: (id, to) => setMoved((before) => new Map(before).set(id, to)),
    }),
    [graph, kinds, layout, moved],
  );
}
