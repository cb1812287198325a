/** Converts errors of the driver to errors of the store port. */
import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { StoreBusyError, StoreFullError, StoreUnavailableError } from '../../port.ts';

/** Codes of a server that is shutting down, starting, no longer the primary, or out of time. */
const UNAVAILABLE = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

const OUT_OF_DISK_SPACE = 14031;

/** The server cannot be reached. */
export function isUnreachable(error: Error): boolean {
  // The driver sometimes passes on errors of sockets unchanged.
  return error instanceof MongoServerSelectionError || error instanceof MongoNetworkError || 'syscall' in error;
}

function isUnavailable(error: Error): boolean {
  // For a bulk write the driver makes errors of the connection look like those of the server.
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error)
    return isUnavailable(error.errorResponse);
  if (error instanceof MongoServerError)
    return UNAVAILABLE.has(Number(error.code)) || error.hasErrorLabel('SystemOverloadedError');
  // The driver does not export the class of this error.
  return isUnreachable(error) || error.name === 'MongoWaitQueueTimeoutError';
}

/** @returns StoreUnavailableError, StoreBusyError, StoreFullError, or the error itself when it is none of these */
export function storeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isUnavailable(error))
    return new StoreUnavailableError(`MongoDB is not available: ${error.message}`, { cause: error });
  // The driver repeats transactions for two minutes.
  if (error instanceof MongoError && error.hasErrorLabel('TransientTransactionError'))
    return new StoreBusyError('A transaction still had conflicts after two minutes', { cause: error });
  if (error instanceof MongoError && error.code === OUT_OF_DISK_SPACE)
    return new StoreFullError(`MongoDB has no space left: ${error.message}`, { cause: error });
  return error;
}
