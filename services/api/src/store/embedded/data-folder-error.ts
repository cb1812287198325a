/** Explains to the person who starts the service why the data folder cannot be used. */
import { StartError } from '../start-error.ts';
import { sqliteCode } from './sqlite-code.ts';

/** Permission, read only, disk error, damaged, disk full, cannot be opened, not a database. */
const FOLDER_ERRORS = new Set([3, 8, 10, 11, 13, 14, 26]);

/** The data folder cannot be used: it is not writable, full, damaged, or no folder. */
export class DataFolderError extends StartError {
  override name = 'DataFolderError';
}

/** @returns a {@link DataFolderError} for errors that the folder causes; other errors unchanged */
export function explained(dataDir: string, error: unknown): unknown {
  const code = sqliteCode(error);
  const isSystemError = error instanceof Error && 'syscall' in error;
  if (!(error instanceof Error) || !(isSystemError || (code !== null && FOLDER_ERRORS.has(code)))) return error;
  return new DataFolderError(`The data folder ${dataDir} cannot be used: ${error.message}. Make sure that Parapet may write there, or choose another folder with DATA_DIR.`, { cause: error });
}
