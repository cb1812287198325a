/** Explains to the person who starts the service why the data folder cannot be used. */
import { StoreDamagedError, StoreFullError } from '../port.ts';
import { StartError } from '../start-error.ts';
import { FULL, damageIn, sqliteCode } from './sqlite-code.ts';

/** Permission, read only, disk error, cannot be opened. */
const FOLDER_ERRORS = new Set([3, 8, 10, 14]);

/** The data folder cannot be used: it is not writable, full, damaged, or no folder. */
export class DataFolderError extends StartError {
  override name = 'DataFolderError';
}

/** @returns what to do about it; null for errors that the folder does not cause */
function remedyFor(error: Error): string | null {
  if (error instanceof StoreDamagedError || damageIn(error) !== null)
    return 'The database is damaged, or something else is in its place. Restore a backup (npm run restore -- <file>), or choose another folder with DATA_DIR';
  const code = sqliteCode(error);
  if (error instanceof StoreFullError || code === FULL) return 'The disk is full: free some space';
  const isSystemError = 'syscall' in error;
  if (isSystemError || (code !== null && FOLDER_ERRORS.has(code)))
    return 'Make sure that Parapet may write there, or choose another folder with DATA_DIR';
  return null;
}

/** @returns a {@link DataFolderError} for errors that the folder causes; other errors unchanged */
export function explained(dataDir: string, error: unknown): unknown {
  const remedy = error instanceof Error ? remedyFor(error) : null;
  if (!(error instanceof Error) || remedy === null) return error;
  return new DataFolderError(`The data folder ${dataDir} cannot be used: ${error.message}. ${remedy}.`, {
    cause: error,
  });
}
