import {
  IMPORT_ERRORS,
  IMPORT_LISTED,
  IMPORT_MISSING_NAMES,
  type ImportChange,
  type ImportError,
  type ImportLeftOut,
  type ImportResult,
} from '@parapet/contracts';
import { errorsOf, nameIn } from './import-file.ts';
import type { RowContext } from './row-input.ts';
import type { Outcome } from './run-rows.ts';

type Counts = Pick<
  ImportResult,
  'right' | 'wrong' | 'existing' | 'changed' | 'changed_cells' | 'unchanged' | 'left_out'
>;

/** What became of the rows so far. */
export interface Tally extends Counts {
  missing: Set<string>;
  errors: ImportError[];
  changes: ImportChange[];
  left_out_rows: ImportLeftOut[];
}

/** What a part says about the rows of its transaction. */
export interface Notes extends Omit<Tally, 'missing' | 'changes'> {
  missing: string[];
  /** The last row of the file that is done. */
  row: number;
}

const NONE: Counts = { right: 0, wrong: 0, existing: 0, changed: 0, changed_cells: 0, unchanged: 0, left_out: 0 };

export const newTally = (): Tally => ({ ...NONE, missing: new Set(), errors: [], changes: [], left_out_rows: [] });

/** Adds what became of some rows. */
export function addTo(
  tally: Tally,
  existing: number,
  outcomes: readonly Outcome[],
  headers: readonly string[],
  context: RowContext,
): void {
  tally.existing += existing;
  for (const one of outcomes) {
    if ('issues' in one) tally.wrong += 1;
    else if ('unchanged' in one) tally.unchanged += 1;
    else if ('leftOut' in one) {
      tally.left_out += 1;
      if (tally.left_out_rows.length < IMPORT_LISTED)
        tally.left_out_rows.push({ row: one.row.number, name: nameIn(one.row, context), reason: one.leftOut });
    } else {
      tally.right += 1;
      for (const name of one.missing) tally.missing.add(name);
      if (one.changed === null) continue;
      const { name, cells } = one.changed;
      tally.changed += 1;
      tally.changed_cells += cells.length;
      for (const cell of cells.slice(0, IMPORT_LISTED - tally.changes.length))
        tally.changes.push({ row: one.row.number, name, ...cell });
    }
  }
  tally.errors.push(...errorsOf(outcomes, headers, context).slice(0, IMPORT_ERRORS - tally.errors.length));
}

/** Adds what an earlier run of a job has noted. */
export function addNotes(tally: Tally, { missing, errors, left_out_rows, ...counts }: Omit<Notes, 'row'>): void {
  // A part of an earlier version notes fewer counts.
  for (const name of Object.keys(NONE) as (keyof Counts)[]) tally[name] += counts[name] ?? 0;
  for (const name of missing) tally.missing.add(name);
  tally.errors.push(...errors.slice(0, IMPORT_ERRORS - tally.errors.length));
  tally.left_out_rows.push(...(left_out_rows ?? []).slice(0, IMPORT_LISTED - tally.left_out_rows.length));
}

/** @param isWritten whether the rows were written, or only checked */
export function tallied(
  { missing, changes, ...counted }: Tally,
  isWritten: boolean,
): Omit<ImportResult, 'rows' | 'columns' | 'formats' | 'checked_at' | 'ids'> {
  return {
    ...counted,
    imported: isWritten ? counted.right - counted.changed : 0,
    missing: missing.size,
    missing_names: [...missing].slice(0, IMPORT_MISSING_NAMES),
    changes: isWritten ? [] : changes,
  };
}
