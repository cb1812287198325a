/** Identifies callers by the sessions of browsers and the tokens of scripts. */
import type { Access } from '@parapet/contracts';
import type { RequestHead } from '../pipeline/call.ts';
import type { Store } from '../store/port.ts';
import { createApiTokens, type ApiTokens } from './api-tokens.ts';
import { authenticate } from './authenticate.ts';
import { createCookies, type Cookies } from './cookies.ts';
import type { Principal } from '../pipeline/principal.ts';
import { createProfiles, type Profiles } from './profiles.ts';
import { createSessions, type Sessions } from './sessions.ts';

export interface IdentityOptions {
  store: Store;
  /** Origin that people open, without a trailing slash. */
  publicUrl: string;
  /** The current time, ms since 1970. */
  now?: () => number;
}

export interface Identity {
  publicUrl: string;
  sessions: Sessions;
  tokens: ApiTokens;
  profiles: Profiles;
  cookies: Cookies;
  /** The current time, ms since 1970. */
  now: () => number;
  /**
   * @param access of the operation; undefined for other routes
   * @param isBackground whether pages send the request by themselves: it then does not mark the session as used
   * @throws Problem 401, 403
   */
  identify(head: RequestHead, access: Access | undefined, isBackground?: boolean): Promise<Principal | null>;
}

export function createIdentity({ store, publicUrl, now = Date.now }: IdentityOptions): Identity {
  const cookies = createCookies(publicUrl.startsWith('https:'));
  const [sessions, tokens, profiles] = [createSessions(store, now), createApiTokens(store, now), createProfiles(store)];
  const options = { publicUrl, cookie: cookies.session, sessions, tokens, profiles };
  return {
    publicUrl,
    sessions,
    tokens,
    profiles,
    cookies,
    now,
    identify: (head, access, isBackground = false) => authenticate(head, { access, isBackground }, options),
  };
}
