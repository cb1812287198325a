import type { RiskGraph } from '@parapet/contracts';
import { words, wordsMatch } from '@parapet/contracts/rules';
import { useDeferredValue, useMemo, useState } from 'react';
import { GROUPINGS, type Fold, type Folding, type Grouping } from './folded-graph.ts';

/** How the risks of a graph are folded, and what a person searches in it. */
export function useFolding(graph: RiskGraph, selected: string | null, onSelect: (id: string) => void) {
  const [by, setBy] = useState<Grouping>(GROUPINGS[0]);
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const [sought, setSought] = useState<{ id: string } | null>(null);
  const searched = useDeferredValue(text);
  const hits = useMemo(() => {
    const wanted = words(searched);
    return wanted.length === 0
      ? []
      : graph.nodes.filter(({ name }) => wordsMatch(words(name), wanted)).map(({ id }) => id);
  }, [graph, searched]);
  const folding = useMemo(
    (): Folding => ({ by, opened, whole, hits: new Set(hits), selected }),
    [by, opened, whole, hits, selected],
  );
  return {
    folding,
    /** Brought into view. */
    sought,
    by,
    groupBy: (next: Grouping) => {
      setBy(next);
      setOpened(new Map());
      setWhole(new Set());
    },
    text,
    search: setText,
    found: searched.trim() === '' ? null : hits.length,
    /** Selects the next record that was found, or the one before. */
    step: (direction: 1 | -1) => {
      const at = hits.indexOf(sought?.id ?? '');
      const id = hits.at(at === -1 && direction === -1 ? -1 : (at + direction) % hits.length);
      if (id === undefined) return;
      onSelect(id);
      // Its group may be folded.
      setOpened((before) => new Map([...before].filter(([, isOpen]) => isOpen)));
      setSought({ id });
    },
    unfold: (fold: Fold) => {
      if (fold.does === 'more') setWhole((before) => new Set(before).add(fold.key));
      else setOpened((before) => new Map(before).set(fold.key, !fold.opened));
    },
  };
}
