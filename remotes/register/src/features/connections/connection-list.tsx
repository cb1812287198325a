import { GRAPH_KINDS, type RiskGraph, type RiskGraphNode } from '@parapet/contracts';
import { Button } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './connections.module.css';
import { neighborsIn } from './graph-layout.ts';
import { useKindTexts } from './graph-texts.ts';

/** Records of a kind that are shown at first, and added by the button below them. */
const PART = 50;

interface ConnectionListProps {
  graph: RiskGraph;
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** The same as the graph, as text: each record with what it is connected with. */
export function ConnectionList({ graph, selected, onSelect }: ConnectionListProps) {
  const kinds = useKindTexts();
  const neighbors = neighborsIn(graph);
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
  return GRAPH_KINDS.map((kind) => {
    const nodes = graph.nodes.filter((node) => node.kind === kind);
    if (nodes.length === 0) return null;
    return (
      <section key={kind} className={classes.kind} aria-label={kinds.many(kind)}>
        <h3 className={classes.kindTitle}>{kinds.many(kind)}</h3>
        <Records nodes={nodes} namesOf={(id) => (neighbors.get(id) ?? []).map((one) => names.get(one) ?? '')} selected={selected} onSelect={onSelect} />
      </section>
    );
  });
}

interface RecordsProps extends Omit<ConnectionListProps, 'graph'> {
  nodes: readonly RiskGraphNode[];
  namesOf: (id: string) => readonly string[];
}

function Records({ nodes, namesOf, selected, onSelect }: RecordsProps) {
  const t = useTexts();
  const [shown, setShown] = useState(PART);
  return (
    <>
      <ul className={classes.list}>
        {nodes.slice(0, shown).map(({ id, name }) => {
          const names = namesOf(id);
          return (
            <li key={id} className={classes.record} data-selected={id === selected || undefined}>
              <button type="button" className={classes.name} aria-pressed={id === selected} onClick={() => onSelect(id === selected ? null : id)} dir="auto">
                {name}
              </button>
              <span className={classes.muted}>
                {names.length === 0 ? t('connections.connected-none') : t('connections.connected', { count: names.length })}
                {[...new Set(names)].slice(0, 3).map((one, index) => (
                  <span key={one}>
                    {index === 0 ? ' ' : ' · '}
                    <bdi>{one}</bdi>
                  </span>
                ))}
                {names.length > 3 && ' …'}
              </span>
            </li>
          );
        })}
      </ul>
      {shown < nodes.length && (
        <Button size="sm" onClick={() => setShown(shown + PART)}>
          {t('connections.more')}
        </Button>
      )}
    </>
  );
}
