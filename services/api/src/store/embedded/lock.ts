/** One process a data folder: two would each keep counts and sessions the other does not see. */
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
 * Holds the folder until the returned function is called or the process ends, however it ends: the operating system
 * lets go of a lock on a file, so nothing is left behind by `kill -9`.
 * @throws DataFolderBusyError when another process, or this one, holds it
 * @throws Error of SQLite when the lock cannot be made
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
