import IconFocus from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs';
import {
  applyNodeChanges,
  Background,
  ControlButton,
  Controls,
  ReactFlow,
  type NodeChange,
  type ReactFlowInstance,
  type ReactFlowProps,
} from 'reactflow';
import 'reactflow/dist/base.css';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../provider/kit-context.ts';
import classes from './graph-canvas.module.css';
import {
  GRAPH_NODE,
  type GraphCanvasEdge,
  type GraphCanvasHeading,
  type GraphCanvasNode,
  type GraphPoint,
  type GraphRows,
} from './graph-data.ts';
import { Heading, PlainBox, RecordBox, type HeadingNode, type RecordNode } from './graph-boxes.tsx';
import { GraphLines, Line, type LineEdge } from './graph-lines.tsx';
import { GraphMap } from './graph-map.tsx';
import { chainOf, type Chain } from './graph-routes.ts';
import { GraphOverview, nodeAt } from './graph-overview.tsx';

export interface GraphCanvasProps {
  /** What the graph shows, for screen readers. */
  label: string;
  nodes: readonly GraphCanvasNode[];
  edges: readonly GraphCanvasEdge[];
  headings?: readonly GraphCanvasHeading[];
  /** Id of the chosen node; what it is connected with is accented. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** After a node was dragged, or moved by arrow keys. */
  onMove: (id: string, to: GraphPoint) => void;
  /** In pixels. */
  height: number;
  /** Whether all of the graph is shown at first, or its upper left corner at a size at which it can be read, with a map of all of it. */
  start?: 'whole' | 'readable';
  rows?: GraphRows;
  /** Brings a node into view whenever the object is another one. */
  sought?: { id: string } | null;
}

type AnyNode = RecordNode | HeadingNode;
type AriaWords = NonNullable<ReactFlowProps['ariaLabelConfig']>;

/** With more nodes than this, they are no tab stops: the keyboard uses the list instead. */
const MOST_STOPS = 200;

/** From this many edges on, they are drawn as lines, without elements of their own. */
const MOST_EDGES = 600;

// Constants, because React Flow passes a changed prop on to every node.
const NODE_TYPES = { record: RecordBox, heading: Heading };
const PLAIN_NODE_TYPES = { record: PlainBox, heading: Heading };
const EDGE_TYPES = { line: Line };
const NO_EDGES: LineEdge[] = [];
const FIT = { padding: 0.06, maxZoom: 1, includeHiddenNodes: true };
/** Lines lie over nodes (0), those of the selected node over all others. */
const LINE = { near: 1, chosen: 2 } as const;
const ROWS: GraphRows = { height: 38, step: 58 };
/** Letters of 12 pixels are not smaller than 11. */
const READABLE = 11 / 12;
/** Below the headings. */
const CORNER = { x: 16, y: 48, zoom: 1 };
const PRO = { hideAttribution: true };

function flowNodes({
  nodes,
  headings = [],
  selected,
  rows: { height },
  chain,
}: Pick<GraphCanvasProps, 'nodes' | 'headings' | 'selected'> & { rows: GraphRows; chain: Chain }): AnyNode[] {
  return [
    ...headings.map((heading): HeadingNode => ({
      id: `heading ${heading.id}`,
      type: 'heading',
      position: heading,
      data: { heading },
      ...GRAPH_NODE,
      height: 20,
      draggable: false,
      selectable: false,
      focusable: false,
    })),
    // The name starts with what the box shows, so that people can say it to choose the box.
    ...nodes.map((node): RecordNode => ({
      id: node.id,
      type: 'record',
      position: { x: node.x, y: node.y },
      data: { node, isNear: node.id !== selected && chain.nodes.has(node.id) },
      ...GRAPH_NODE,
      height,
      selected: node.id === selected,
      ariaRole: 'button',
      ariaLabel:
        node.group !== undefined || node.title.endsWith(node.label) ? node.title : `${node.label} (${node.title})`,
    })),
  ];
}

/** Records and what connects them. Use it in GraphFrame, which offers the same as text. */
export function GraphCanvas({
  label,
  nodes,
  edges,
  headings,
  selected,
  onSelect,
  onMove,
  height,
  start = 'whole',
  rows = ROWS,
  sought = null,
}: GraphCanvasProps) {
  const t = useTexts();
  const chain = useMemo(() => chainOf(edges, selected), [edges, selected]);
  const [shown, setShown] = useState<AnyNode[]>(() => flowNodes({ nodes, headings, selected, rows, chain }));
  const [drawn, setDrawn] = useState({ nodes, headings, chain });
  // Set while rendering instead of in an effect, so that the earlier records are not painted once more.
  if (drawn.nodes !== nodes || drawn.headings !== headings || drawn.chain !== chain) {
    setDrawn({ nodes, headings, chain });
    setShown(flowNodes({ nodes, headings, selected, rows, chain }));
  }
  const placed = useMemo(() => new Map(nodes.map(({ id, x, y }) => [id, { x, y }])), [nodes]);
  const isLarge = edges.length > MOST_EDGES;
  const lines = useMemo(
    () =>
      isLarge
        ? NO_EDGES
        : edges.map((edge): LineEdge => {
            const { source, target, count = 1 } = edge;
            const isChosen = chain.hasLine(edge);
            return {
              id: `${source} ${target}`,
              type: 'line',
              source,
              target,
              data: { count, rows },
              focusable: false,
              selectable: false,
              ...(isChosen && { className: classes['chosen'] }),
              zIndex: isChosen ? LINE.chosen : LINE.near,
            };
          }),
    [edges, chain, rows, isLarge],
  );
  const [view, setView] = useState<ReactFlowInstance<AnyNode> | null>(null);
  const isReadable = start === 'readable';
  // The same function during a drag, whose every step would otherwise draw the map anew.
  const goTo = useCallback(({ x, y }: GraphPoint) => void view?.setCenter(x, y, { zoom: view.getZoom() }), [view]);
  const isMany = nodes.length > MOST_STOPS;
  const [zoomedOut, setZoomedOut] = useState(true);
  const isFar = isMany && !isReadable && zoomedOut;
  const words = useMemo(() => ariaWords(t), [t]);
  const canvas = useRef<HTMLDivElement>(null);
  const bringIntoView = useEffectEvent((id: string) => {
    const place = placed.get(id);
    if (place === undefined || view === null) return;
    const zoom = Math.max(view.getZoom(), 1);
    // In the middle, but with nothing empty before the first column and above the first row.
    const middle = (at: number, size: number, room: number, margin: number) =>
      Math.max(at + size / 2, room / 2 / zoom - margin);
    const x = middle(place.x, GRAPH_NODE.width, canvas.current?.clientWidth ?? 0, CORNER.x);
    void view.setCenter(x, middle(place.y, rows.height, height, CORNER.y), { zoom });
  });
  useEffect(() => {
    if (sought !== null) bringIntoView(sought.id);
  }, [sought]);
  const fitSelection = () => {
    const near = edges.filter(({ source, target }) => source === selected || target === selected);
    const ids = new Set(near.flatMap(({ source, target }) => [source, target]).concat(selected ?? []));
    void view?.fitView({ ...FIT, nodes: [...ids].map((id) => ({ id })) });
  };
  const moving = shown.find(({ dragging }) => dragging === true);
  // Zoomed out, GraphOverview draws the nodes; only the selected one is an element, which can be moved.
  const standing = useMemo(
    () =>
      isFar
        ? shown.map((node) => (node.type === 'heading' || node.id === selected ? node : { ...node, hidden: true }))
        : shown,
    [shown, isFar, selected],
  );
  const selectAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const found =
      view === null ? undefined : nodeAt(nodes, view.screenToFlowPosition({ x: clientX, y: clientY }), rows);
    // A microtask runs after React Flow has cleared the earlier selection.
    if (found) queueMicrotask(() => onSelect(found.id));
  };
  const changed = (changes: NodeChange<AnyNode>[]) => {
    setShown((before) => applyNodeChanges(changes, before));
    for (const change of changes)
      if (change.type === 'position' && change.dragging !== true && change.position) onMove(change.id, change.position);
    const choices = changes.filter((change) => change.type === 'select');
    const chosen = choices.find((choice) => choice.selected);
    if (chosen) onSelect(chosen.id);
    else if (choices.some(({ id }) => id === selected)) onSelect(null);
  };
  return (
    <div ref={canvas} className={classes.canvas} style={{ height }} role="group" aria-label={label}>
      <ReactFlow
        nodes={standing}
        onInit={setView}
        {...(isFar && { onPaneClick: selectAt })}
        edges={lines}
        edgeTypes={EDGE_TYPES}
        nodeTypes={isLarge ? PLAIN_NODE_TYPES : NODE_TYPES}
        onNodesChange={changed}
        nodesFocusable={!isMany}
        nodesConnectable={false}
        onlyRenderVisibleElements={isMany}
        deleteKeyCode={null}
        multiSelectionKeyCode={null}
        selectionKeyCode={null}
        preventScrolling={false}
        zoomOnScroll={false}
        minZoom={isReadable ? READABLE : 0.05}
        maxZoom={2}
        {...(isReadable ? { defaultViewport: CORNER } : { fitView: true })}
        fitViewOptions={FIT}
        elevateNodesOnSelect={false}
        proOptions={PRO}
        ariaLabelConfig={words}
      >
        {isMany && !isReadable && (
          <GraphOverview nodes={nodes} rows={rows} selected={selected} isFar={isFar} onFar={setZoomedOut} />
        )}
        {isReadable && <GraphMap nodes={nodes} rows={rows} onGo={goTo} />}
        {isLarge && (
          <GraphLines
            edges={edges}
            rows={rows}
            placed={placed}
            placeOf={(id) => (id === moving?.id ? moving.position : placed.get(id))}
            selected={selected}
            chain={chain}
          />
        )}
        <Background gap={28} size={1.2} color="var(--pp-border)" />
        <Controls showInteractive={false} position="bottom-right">
          <ControlButton
            onClick={fitSelection}
            disabled={selected === null}
            title={t('graph.fitSelection')}
            aria-label={t('graph.fitSelection')}
          >
            <IconFocus />
          </ControlButton>
        </Controls>
      </ReactFlow>
    </div>
  );
}

const ariaWords = (t: ReturnType<typeof useTexts>): AriaWords => ({
  'node.a11yDescription.default': t('graph.node'),
  'node.a11yDescription.ariaLiveMessage': ({ x, y }) => t('graph.moved', { x: Math.round(x), y: Math.round(y) }),
  'controls.ariaLabel': t('graph.zoom'),
  'controls.zoomIn.ariaLabel': t('graph.zoomIn'),
  'controls.zoomOut.ariaLabel': t('graph.zoomOut'),
  'controls.fitView.ariaLabel': t('graph.fit'),
});
