import type { TreeRow } from './connection-tree.ts';

/** What a key does in a tree (WAI-ARIA). */
export interface TreeAction {
  do: 'move' | 'open' | 'close' | 'select' | 'next-place';
  /** The row to move to, or to do something with. */
  row: TreeRow;
}

const parentOf = (rows: readonly TreeRow[], at: number): TreeRow | undefined => {
  const level = rows[at]?.path.length ?? 0;
  return rows.slice(0, at).findLast(({ path }) => path.length < level);
};

/** @returns undefined for keys that do nothing here */
export function treeAction(
  rows: readonly TreeRow[],
  at: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  rightToLeft: boolean,
): TreeAction | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  const moveTo = (to: TreeRow | undefined): TreeAction | undefined => to && { do: 'move', row: to };
  const [deeper, higher] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case 'ArrowDown':
      return moveTo(rows[at + 1]);
    case 'ArrowUp':
      return moveTo(rows[at - 1]);
    case 'Home':
      return moveTo(rows[0]);
    case 'End':
      return moveTo(rows.at(-1));
    case deeper:
      if (row.expanded === undefined) return undefined;
      return row.expanded ? moveTo(rows[at + 1]) : { do: 'open', row };
    case higher:
      return row.expanded ? { do: 'close', row } : moveTo(parentOf(rows, at));
    case 'Enter':
      return { do: shiftKey ? 'next-place' : 'select', row };
    case ' ':
      return { do: 'select', row };
    default:
      return undefined;
  }
}
