/** Checks the structure of the database's file, as SQLite does not look for damage by itself. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { StoreDamagedError } from '../port.ts';
import { damageIn } from './sqlite-code.ts';

/** Files up to this size (bytes) are checked before they are used, which takes about 0.2 s; larger ones in the background. */
const SMALL = 32 * 1024 * 1024;

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

/**
 * Checks a large file in another thread.
 * @param onDamage is called with the first fault
 * @returns a function that stops the check
 */
export function checkInBackground(file: string, onDamage: (fault: string) => void): () => void {
  if (isSmall(file)) return () => {};
  const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: file });
  worker.unref();
  worker.on('message', (fault: unknown) => typeof fault === 'string' && onDamage(fault));
  worker.on('error', (error: unknown) => process.emitWarning(`The database was not checked for damage: ${String(error)}`));
  return () => void worker.terminate();
}
