import type { ImportLeftOut, ImportResult } from '@parapet/contracts';
import { isPicked, type PickedRows } from '@parapet/contracts/rules';

/** The result of a dry run as it is without the changes that were not picked: their rows are left out. */
export function withoutUnpicked(check: ImportResult, picked: PickedRows): ImportResult {
  const count = picked.others ? picked.rows.size : check.changed - picked.rows.size;
  const names = new Map(check.changes.map(({ row, name }) => [row, name]));
  const rows = Array.from(names, ([row, name]): ImportLeftOut => ({ row, name, reason: 'not_picked' })).filter(
    ({ row }) => !isPicked(picked, row),
  );
  return {
    ...check,
    right: check.right - count,
    changed: check.changed - count,
    left_out: check.left_out + count,
    left_out_rows: [...check.left_out_rows, ...rows].toSorted((one, other) => one.row - other.row),
  };
}
