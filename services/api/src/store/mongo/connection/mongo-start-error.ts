/** Explains to whoever starts the service why the MongoDB of the settings cannot be used. */
import { MongoError, MongoServerError } from 'mongodb';
import { StartError } from '../../start-error.ts';
import { isUnreachable } from './store-error.ts';

/** The MongoDB of the settings cannot be used: it cannot be reached, refuses us, or its address is not valid. */
export class MongoStartError extends StartError {
  override name = 'MongoStartError';
}

/** The driver's messages have been without credentials so far, but the log must not depend on that. */
function withoutCredentials(message: string, url: string): string {
  const [, user = ''] = /^mongodb(?:\+srv)?:\/\/(.*)@/.exec(url) ?? [];
  const password = user.slice(user.indexOf(':') + 1);
  const secrets = [user, password].filter((secret) => secret.length > 0);
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message);
}

/** @returns an explanation when the server or its address is at fault; otherwise the error itself */
export function explained(url: string, error: unknown): unknown {
  if (!(error instanceof MongoError) && !(error instanceof Error && 'syscall' in error)) return error;
  return new MongoStartError(explanation(error, withoutCredentials(error.message, url)), { cause: error });
}

function explanation(error: Error, cause: string): string {
  if (isUnreachable(error))
    return `MONGODB_URL leads to a MongoDB that does not answer: ${cause}. Start it, or set MONGODB_URL to one that runs; without MONGODB_URL Parapet keeps its data in DATA_DIR.`;
  if (error instanceof MongoServerError)
    return `The MongoDB that MONGODB_URL leads to refuses Parapet: ${cause}. Check the user, the password and the rights of that user.`;
  return `MONGODB_URL is not an address of a MongoDB: ${cause}.`;
}
