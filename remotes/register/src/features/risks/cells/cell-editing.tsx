import type { Risk } from '@parapet/contracts';
import { lazyPart, useKeyDown } from '@parapet/ui';
import { Suspense, useEffect, useState } from 'react';
import { onCellKey } from './cell-keys.ts';
import { useEditableCells, type Columns, type OpenCell } from './editable-cells.tsx';

/** Loaded with the first cell that is changed. */
const CellEditor = lazyPart(async () => ({ default: (await import('./cell-editor.tsx')).CellEditor }));

/** Loaded with the first due date that is changed. */
const DueEditor = lazyPart(async () => ({ default: (await import('./due-editor.tsx')).DueEditor }));

interface CellEditingProps {
  rows: readonly Risk[];
  /** Told what turns columns into those with cells to change; null when this goes away. */
  onReady: (editable: ((columns: Columns) => Columns) | null) => void;
}

/** Makes cells of the table editable, for people who may change risks. */
export function CellEditing({ rows, onReady }: CellEditingProps) {
  const [cell, openCell] = useState<OpenCell | null>(null);
  const editable = useEditableCells(openCell);
  useEffect(() => {
    onReady(editable);
    return () => onReady(null);
  }, [editable, onReady]);
  useKeyDown(onCellKey);
  if (cell === null) return null;
  const { field, ...opened } = cell;
  const of = {
    ...opened,
    risk: rows.find(({ id }) => id === cell.risk.id) ?? cell.risk,
    onClose: () => openCell(null),
  };
  return (
    <Suspense fallback={null}>
      {field === 'due_date' ? (
        <DueEditor key={cell.button.id} {...of} />
      ) : (
        <CellEditor key={cell.button.id} {...of} field={field} />
      )}
    </Suspense>
  );
}
