/** Checks the structure of the database's file, as SQLite does not look for damage by itself. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { every } from '../../platform/timers.ts';
import { StoreDamagedError } from '../port.ts';
import { StartError } from '../start-error.ts';
import { LAYOUT } from './schema.ts';
import { damageIn } from './sqlite-code.ts';

/** Files up to this size (bytes) are checked before they are used, which takes about 0.2 s; larger ones in the background. */
const SMALL = 32 * 1024 * 1024;

const CHECK_INTERVAL_MS = 6 * 3_600_000;

const isSmall = (file: string) => statSync(file).size <= SMALL;

/** Reads the whole file. @returns the first fault; null when there is none */
export function faultIn(file: string): string | null {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const found = String(db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
    return found === 'ok' ? null : found;
  } catch (error) {
    const damage = damageIn(error);
    if (damage === null) throw error;
    return damage;
  } finally {
    db.close();
  }
}

/** @param file may not exist yet @throws StoreDamagedError when it is small and damaged */
export function assertSmallIsIntact(file: string): void {
  if (!existsSync(file) || !isSmall(file)) return;
  const fault = faultIn(file);
  if (fault !== null) throw new StoreDamagedError(fault);
}

/** @param file may not exist yet @throws StartError when a version of Parapet wrote it whose layout this one cannot read */
export function assertLayout(file: string): void {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const layout = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    const isEmpty = db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
    if (layout === LAYOUT || isEmpty) return;
    throw new StartError(
      layout > LAYOUT
        ? `The data was used by a newer version of Parapet (layout ${layout}; this one knows ${LAYOUT}). Use that version, or a backup.`
        : `The data is from before the first release of Parapet (layout ${layout}; this version needs ${LAYOUT}). Nothing was changed. Start it once with the first release, then with this version.`,
    );
  } finally {
    db.close();
  }
}

/**
 * Checks a file in another thread: a large one at once, and every file from time to time, as a page that nobody reads can go bad too.
 * @param onDamage is called with the first fault of each check
 * @returns a function that stops the checks
 */
export function checkInBackground(
  file: string,
  onDamage: (fault: string) => void,
  intervalMs = CHECK_INTERVAL_MS,
): () => void {
  let worker: Worker | null = null;
  const check = () => {
    if (worker !== null) return;
    worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: file });
    worker.unref();
    worker.on('message', (fault: unknown) => typeof fault === 'string' && onDamage(fault));
    worker.on('error', (error: unknown) =>
      process.emitWarning(`The database was not checked for damage: ${String(error)}`),
    );
    worker.on('exit', () => {
      worker = null;
    });
  };
  if (!isSmall(file)) check();
  const stop = every(intervalMs, check);
  return () => {
    stop();
    void worker?.terminate();
  };
}
