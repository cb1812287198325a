/** What a data folder that cannot be used is called to the person who starts the service. */
import { StartError } from '../start-error.ts';
import { sqliteCode } from './sqlite-code.ts';

/** Permission, read only, disk error, damaged, disk full, cannot be opened, something else than a database. */
const FOLDER_AT_FAULT = new Set([3, 8, 10, 11, 13, 14, 26]);

/** The data folder cannot be used: it is not writable, full, damaged, or no folder. */
export class DataFolderError extends StartError {
  override name = 'DataFolderError';
}

/** @returns the error in words when the folder is at fault; otherwise the error itself */
export function inWords(dataDir: string, error: unknown): unknown {
  const code = sqliteCode(error);
  const ofSystem = error instanceof Error && 'syscall' in error;
  if (!(error instanceof Error) || !(ofSystem || (code !== null && FOLDER_AT_FAULT.has(code)))) return error;
  return new DataFolderError(`The data folder ${dataDir} cannot be used: ${error.message}. See to it that Parapet may write there, or choose another folder with DATA_DIR.`, { cause: error });
}
