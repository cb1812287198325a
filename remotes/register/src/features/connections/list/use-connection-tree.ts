import type { RiskGraph } from '@parapet/contracts';
import { useMemo, useState } from 'react';
import { connectionTree, firstPath, keyOf, levelsWithin, visibleRows, type Path } from './connection-tree.ts';

/** Maximum number of rows that are shown at first. */
const MOST_OPEN = 200;

/** Which rows of the tree are open, and which of them is the current one. What is selected elsewhere is revealed. */
export function useConnectionTree(graph: RiskGraph, selected: string | null) {
  const tree = useMemo(() => connectionTree(graph), [graph]);
  const [openLevels] = useState(() => levelsWithin(tree, MOST_OPEN));
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [current, setCurrent] = useState<Path>([]);
  const [revealed, setRevealed] = useState<string | null>(null);
  const rows = useMemo(
    () => visibleRows(tree, (path) => opened.get(keyOf(path)) ?? path.length <= openLevels),
    [tree, opened, openLevels],
  );
  /** Makes the place the current one, and opens everything above it. */
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
    // The place that the keyboard is at. Its row is gone when a live change removed it, or when a row above it was closed.
    current: isShown ? current : (rows[0]?.path ?? []),
    setCurrent,
    setOpen: (path: Path, open: boolean) => setOpened((before) => new Map(before).set(keyOf(path), open)),
    reveal,
  };
}
