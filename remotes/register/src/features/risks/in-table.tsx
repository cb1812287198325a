import type { Risk } from '@parapet/contracts';
import { useCan } from '@parapet/sdk';
import { useInTableTextsLoaded } from '../../locales/in-table/texts.ts';
import { CellEditing } from './cells/cell-editing.tsx';
import type { Columns } from './cells/editable-cells.tsx';
import { QuickAdd } from './quick-add/quick-add.tsx';
import type { RiskListState } from './risk-list.ts';

interface InTableProps {
  list: RiskListState;
  rows: readonly Risk[];
  /** Told what turns columns into those with cells to change; null when this goes away. */
  onCells: (editable: ((columns: Columns) => Columns) | null) => void;
}

/** What is done in the table itself: risks added in a row above it, and changed in its cells. Loaded once the rows are there. */
export function InTable({ list, rows, onCells }: InTableProps) {
  const mayUpdate = useCan()('risks', 'update').allowed;
  if (!useInTableTextsLoaded()) return null;
  return (
    <>
      <QuickAdd list={list} />
      {mayUpdate && <CellEditing rows={rows} onReady={onCells} />}
    </>
  );
}
