/** How this remote reads a person's sessions and API tokens. */
import { query } from '@parapet/sdk';

/** Where the person is signed in, used last first. */
export function sessionsQuery() {
  return query('getSessions');
}

/** The person's API tokens, newest first. */
export function apiTokensQuery() {
  return query('getApiTokens');
}
