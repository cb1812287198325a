import { GRAPH_KINDS, type RiskGraph } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { Group } from '@parapet/ui';
import { GraphCanvas, GraphFrame, GraphMark } from '@parapet/ui/charts';
import { useTexts } from '../../locales/use-texts.ts';
import { ConnectionList } from './list/connection-list.tsx';
import classes from './connections.module.css';
import { ExportMenu } from './export-menu.tsx';
import { GraphSearch, GroupBy } from './graph-search.tsx';
import { SHAPES, useKindTexts } from './graph-texts.ts';
import { useShownGraph } from './shown-graph.ts';
import { useFolding } from './use-folding.ts';

/** Height in pixels (section 9). */
const HEIGHT = 500;
/** Of all risks, whose columns are long. */
const ALL_HEIGHT = 560;

interface ConnectionsGraphProps {
  graph: RiskGraph;
  /** The risk whose connections are counted; null for all. */
  focus: string | null;
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** Records and what connects them, as a graph and as a list. Loaded lazily, together with the drawing code. */
export function ConnectionsGraph({ graph, focus, selected, onSelect }: ConnectionsGraphProps) {
  const t = useTexts();
  const format = useFormat();
  const kinds = useKindTexts();
  // All risks are too many to be read as blocks of their own.
  const fold = useFolding(graph, selected, onSelect);
  const isAll = focus === null;
  const shown = useShownGraph(graph, isAll ? fold.folding : null);
  const choose = (id: string | null) => {
    const block = id === null ? undefined : shown.folds.get(id);
    if (block === undefined) onSelect(id);
    else fold.unfold(block);
  };
  const counts = GRAPH_KINDS.map((kind) => ({
    kind,
    text: kinds.count(kind, graph.nodes.filter((node) => node.kind === kind).length),
  }));
  const connections = t('connections.count.connections', {
    count: graph.edges.filter(({ source, target }) => focus === null || source === focus || target === focus).length,
  });
  return (
    <GraphFrame
      title={t('connections.graph')}
      height={isAll ? ALL_HEIGHT : HEIGHT}
      actions={<ExportMenu graph={graph} drawing={shown} />}
      list={
        <>
          {isAll && (
            <Group gap="xs" mb="0.625rem">
              <GroupBy {...fold} />
            </Group>
          )}
          <ConnectionList graph={graph} groupBy={isAll ? fold.by : null} selected={selected} onSelect={onSelect} />
        </>
      }
      summary={
        <Group as="span" gap="0.25rem 1rem" align="stretch">
          {counts.map(({ kind, text }) => (
            <span key={kind} className={classes.count}>
              <GraphMark shape={SHAPES[kind]} />
              {text}
            </span>
          ))}
          <span className={classes.total}>{connections}</span>
        </Group>
      }
    >
      {isAll && <GraphSearch {...fold} />}
      <GraphCanvas
        label={`${t('connections.graph')}: ${format.list([...counts.map(({ text }) => text), connections])}`}
        nodes={shown.nodes}
        edges={shown.edges}
        headings={shown.headings}
        rows={shown.rows}
        selected={selected}
        onSelect={choose}
        onMove={shown.move}
        height={isAll ? ALL_HEIGHT : HEIGHT}
        {...(isAll && { start: 'readable', sought: fold.sought })}
      />
    </GraphFrame>
  );
}
