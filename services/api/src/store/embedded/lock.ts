/** Locks the data folder, as the caches are only right when one process writes to it. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { sqliteCode } from './sqlite-code.ts';

const BUSY = 5;

/** The data folder is in use. */
export class DataFolderBusyError extends StartError {
  override name = 'DataFolderBusyError';
}

/**
 * Locks the folder until the returned function is called or the process ends. The operating system releases the lock even
 * after `kill -9`.
 * @throws DataFolderBusyError when it is locked by another process, or by this one
 * @throws Error of SQLite when the lock file cannot be used
 */
export function lockFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'parapet.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== BUSY) throw error;
    throw new DataFolderBusyError(
      `The data folder ${dataDir} is in use by another Parapet. Stop that one first, choose another folder with DATA_DIR, or use MongoDB (MONGODB_URL) to run several.`,
      { cause: error },
    );
  }
  return () => lock.close();
}
