import { IMPORT_ERRORS, type ImportError } from '@parapet/contracts';
import type { Outcome } from './run-rows.ts';

/** What became of the rows so far. */
export interface Tally {
  right: number;
  wrong: number;
  existing: number;
  missing: Set<string>;
  errors: ImportError[];
}

export const newTally = (): Tally => ({ right: 0, wrong: 0, existing: 0, missing: new Set(), errors: [] });

export function addTo(tally: Tally, { existing, outcomes, errors }: Counted): void {
  tally.existing += existing;
  for (const one of outcomes) {
    if ('id' in one) {
      tally.right += 1;
      for (const name of one.missing) tally.missing.add(name);
    } else tally.wrong += 1;
  }
  tally.errors.push(...errors.slice(0, IMPORT_ERRORS - tally.errors.length));
}

export interface Counted {
  existing: number;
  outcomes: readonly Outcome[];
  errors: readonly ImportError[];
}

/** What a part says about the rows of its transaction. */
export interface Notes {
  right: number;
  wrong: number;
  existing: number;
  missing: string[];
  errors: ImportError[];
  /** The last row of the file that is done. */
  row: number;
}
