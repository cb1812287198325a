/** What a MongoDB that cannot be used is called to the person who starts the service. */
import { MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { StartError } from '../start-error.ts';

/** The MongoDB of the settings cannot be used: it is away, refuses us, or its address is not one. */
export class MongoStartError extends StartError {
  override name = 'MongoStartError';
}

/** The driver's messages have been without credentials so far; a line in a log must not depend on it. */
function withoutCredentials(message: string, url: string): string {
  const [, user = ''] = /^mongodb(?:\+srv)?:\/\/(.*)@/.exec(url) ?? [];
  const password = user.slice(user.indexOf(':') + 1);
  const secrets = [user, password].filter((secret) => secret.length > 0);
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message);
}

const isRefusal = (error: Error) => error instanceof MongoServerError;
const isAway = (error: Error) => error instanceof MongoServerSelectionError || error instanceof MongoNetworkError || 'syscall' in error;

/** @returns the error in words when the server or its address is at fault; otherwise the error itself */
export function inWords(url: string, error: unknown): unknown {
  if (!(error instanceof MongoError) && !(error instanceof Error && 'syscall' in error)) return error;
  return new MongoStartError(words(error, withoutCredentials(error.message, url)), { cause: error });
}

function words(error: Error, cause: string): string {
  if (isAway(error)) return `MONGODB_URL leads to a MongoDB that does not answer: ${cause}. Start it, or set MONGODB_URL to one that runs; without MONGODB_URL Parapet keeps its data in DATA_DIR.`;
  if (isRefusal(error)) return `The MongoDB that MONGODB_URL leads to refuses Parapet: ${cause}. Check the user, the password and the rights of that user.`;
  return `MONGODB_URL is not an address of a MongoDB: ${cause}.`;
}
