/** Sessions of browsers: a secret in a cookie, of which the hash is stored. */
import { StoreFullError, type Filter, type Store, type SystemDoc } from '../store/port.ts';
import type { Profile } from '../pipeline/principal.ts';
import { hashOf, newSecret } from '../platform/secrets.ts';
import { sessionRemoval } from './session-removal.ts';

/** A session ends this long after its last request (ms). */
export const IDLE = 30 * 60_000;
/** ... and this long after sign-in in any case (ms). */
export const ABSOLUTE = 12 * 3_600_000;
/** A session is marked as used at most once in this time (ms). */
const TOUCH = 60_000;

export interface SessionDoc extends SystemDoc {
  user_id: string;
  profile: Profile;
  issuer: string;
  subject: string;
  /** The id of the session at the provider, for back-channel logout. */
  provider_sid: string | null;
  /** Identifies the session at an external provider, to end it there. */
  id_token: string | null;
  /** The `User-Agent` header of the browser, truncated; null or absent when it sent none. */
  user_agent?: string | null;
  /** ISO 8601. */
  started_at: string;
  /** ISO 8601, exact to a minute. */
  seen_at: string;
  /** ISO 8601; the absolute limit. */
  expires_at: string;
}

export type NewSession = Pick<
  SessionDoc,
  'user_id' | 'profile' | 'issuer' | 'subject' | 'provider_sid' | 'id_token' | 'user_agent'
>;

/** Whether a session has expired, no matter whether it was also ended earlier. @param time ms since 1970 */
export const hasEnded = ({ expires_at, seen_at }: SessionDoc, time: number): boolean =>
  time >= Date.parse(expires_at) || time >= Date.parse(seen_at) + IDLE;

/** Cookies whose session id is cached, so that it is not computed for each request. */
const MOST_CACHED = 1000;

/** The session id (hash) of a cookie. */
export function sessionIdOf(cookie: string): string {
  return hashOf(cookie);
}

/** Ends sessions from elsewhere, and marks them as revoked for as long as browsers may still send their cookies. @returns their number */
export async function endSessions(store: Pick<Store, 'system'>, filter: Filter): Promise<number> {
  const sessions = store.system<SessionDoc>('sessions');
  const revoked = store.system<SystemDoc>('revoked_sessions');
  for (const { _id, expires_at } of await sessions.find(filter)) await revoked.put({ _id, expires_at });
  return sessions.delete(filter);
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(store: Store, now: () => number = Date.now) {
  const sessions = store.system<SessionDoc>('sessions');
  const revoked = store.system<SystemDoc>('revoked_sessions');
  const removal = sessionRemoval(store);
  const iso = (time: number) => new Date(time).toISOString();
  // Contains ids of existing sessions only. The session is looked up by its id each time, so one that was ended elsewhere ends here at once.
  const idsByCookie = new Map<string, string>();

  const unlessPending = (session: SessionDoc | null) =>
    session !== null && removal.isPending(session._id) ? null : session;

  async function stored(cookie: string): Promise<SessionDoc | null> {
    const cached = idsByCookie.get(cookie);
    const session = await sessions.get(cached ?? sessionIdOf(cookie));
    if (session === null) idsByCookie.delete(cookie);
    else if (cached === undefined) cacheId(cookie, session._id);
    return unlessPending(session);
  }

  function cacheId(cookie: string, id: string): void {
    const oldest = idsByCookie.size < MOST_CACHED ? undefined : idsByCookie.keys().next().value;
    if (oldest !== undefined) idsByCookie.delete(oldest);
    idsByCookie.set(cookie, id);
  }

  /** As `find`, without marking the session as used. */
  async function look(cookie: string): Promise<SessionDoc | null> {
    const session = await stored(cookie);
    return session !== null && hasEnded(session, now()) ? remove(session) : session;
  }

  async function remove({ _id }: SessionDoc): Promise<null> {
    await removal.remove(_id);
    return null;
  }

  /** Also marks the session as used. @returns null when there is none or it has ended */
  async function find(cookie: string): Promise<SessionDoc | null> {
    const session = await stored(cookie);
    if (session === null) return null;
    const time = now();
    if (hasEnded(session, time)) return remove(session);
    if (time < Date.parse(session.seen_at) + TOUCH) return session;
    // An update, not a put: a session that is revoked at the same time must stay revoked.
    return sessions.updateOne({ _id: session._id }, { $set: { seen_at: iso(time) } }).catch((error: unknown) => {
      // Reading goes on while the disk is full.
      if (error instanceof StoreFullError) return session;
      throw error;
    });
  }

  const end = (filter: Filter) => endSessions(store, filter);

  return {
    find,
    look,
    /** Whether its session was ended from elsewhere: at the provider, by the person in another browser, or by a change of password. */
    isRevoked: async (cookie: string) => (await revoked.get(sessionIdOf(cookie))) !== null,
    /** The sessions of a person that have not ended, used last first. */
    async list(userId: string) {
      const living = (await sessions.find({ user_id: userId })).filter(
        (session) => !hasEnded(session, now()) && !removal.isPending(session._id),
      );
      return living.toSorted((a, b) => b.seen_at.localeCompare(a.seen_at));
    },
    /** @returns false when that person has no such session */
    revokeOwn: async (userId: string, sessionId: string) => (await end({ _id: sessionId, user_id: userId })) > 0,
    /** By its id, e.g. of a principal. */
    get: async (sessionId: string) => unlessPending(await sessions.get(sessionId)),
    /** @returns the value of the cookie, which cannot be read again */
    async start(session: NewSession) {
      const cookie = newSecret();
      const time = now();
      const times = { started_at: iso(time), seen_at: iso(time), expires_at: iso(time + ABSOLUTE) };
      await sessions.put({ _id: sessionIdOf(cookie), ...session, ...times });
      return cookie;
    },
    /** Works while the disk is full. @returns whether there was such a session */
    revoke: (sessionId: string) => removal.remove(sessionId),
    /** @param exceptId a session to leave @returns the number of ended sessions */
    revokeUser: (userId: string, exceptId?: string) =>
      end(exceptId === undefined ? { user_id: userId } : { user_id: userId, _id: { $ne: exceptId } }),
    /** @param sid the id at the provider @returns the number of ended sessions */
    revokeProviderSession: (issuer: string, sid: string) => end({ provider_sid: sid, issuer }),
  };
}
