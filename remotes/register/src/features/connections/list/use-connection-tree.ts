import type { RiskGraph } from '@parapet/contracts';
import { useMemo, useState } from 'react';
import {
  connectionTree,
  firstPath,
  keyOf,
  levelsWithin,
  visibleRows,
  type ConnectionTree,
  type Path,
  type TreeRow,
} from './connection-tree.ts';

/** Maximum number of rows that are shown at first. */
const MOST_OPEN = 200;

interface ShownTree {
  tree: ConnectionTree;
  rows: readonly TreeRow[];
  /** The place that the keyboard is at. */
  current: Path;
  setCurrent: (path: Path) => void;
  setOpen: (path: Path, open: boolean) => void;
  /** Makes the place the current one, and opens everything above it. */
  reveal: (path: Path) => void;
}

/** Which rows of the tree are open, and which of them is the current one. What is selected elsewhere is revealed. */
export function useConnectionTree(graph: RiskGraph, selected: string | null): ShownTree {
  const tree = useMemo(() => connectionTree(graph), [graph]);
  const [openLevels] = useState(() => levelsWithin(tree, MOST_OPEN));
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [current, setCurrent] = useState<Path>([]);
  const [revealed, setRevealed] = useState<string | null>(null);
  const rows = useMemo(
    () => visibleRows(tree, (path) => opened.get(keyOf(path)) ?? path.length <= openLevels),
    [tree, opened, openLevels],
  );
  const reveal = (path: Path) => {
    setOpened(
      (before) =>
        new Map([...before, ...path.slice(0, -1).map((_, index) => [keyOf(path.slice(0, index + 1)), true] as const)]),
    );
    setCurrent(path);
  };
  if (selected !== revealed) {
    setRevealed(selected);
    if (selected !== null && current.at(-1) !== selected) reveal(firstPath(tree, selected));
  }
  const isShown = rows.some(({ path }) => keyOf(path) === keyOf(current));
  return {
    tree,
    rows,
    // The current row is gone when a live change removed it, or when a row above it was closed.
    current: isShown ? current : (rows[0]?.path ?? []),
    setCurrent,
    setOpen: (path, open) => setOpened((before) => new Map(before).set(keyOf(path), open)),
    reveal,
  };
}
