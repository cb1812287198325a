import type { Session } from '../engine.ts';
import { readMeta } from './meta.ts';

export const MIGRATIONS_ID = 'migrations';

/** The last migration that was run, and the newest that was begun: from then on older versions are refused. */
export async function progressOf(session: Session): Promise<{ last: number; begun: number }> {
  const stored = await readMeta(session, MIGRATIONS_ID);
  const last = Number(stored?.['last'] ?? 0);
  return { last, begun: Math.max(last, Number(stored?.['begun'] ?? 0)) };
}

export const newerVersion = (begun: number, known: number) =>
  `The data was used by a newer version of Parapet (migration ${begun}; this one has ${known}).`;
