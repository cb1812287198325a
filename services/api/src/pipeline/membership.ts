/** Finds the membership of an account. */
import type { MemberDoc, UserDoc } from '../collections.ts';
import type { Store } from '../store/port.ts';

/** Caches the organization of an account, so that most requests need one lookup. */
const lastSeenIn = new WeakMap<Store, Map<string, string>>();
/** Cached accounts; the oldest entry is dropped first. */
const CACHE_LIMIT = 10_000;

/** @returns the membership of an account, or null when it belongs to no organization */
export async function findMember(store: Store, userId: string): Promise<MemberDoc | null> {
  const cache = lastSeenIn.get(store) ?? new Map<string, string>();
  lastSeenIn.set(store, cache);
  const memberIn = (organization: string) =>
    store.org(organization, { id: userId }).collection<MemberDoc>('members').findOne({ user_id: userId });
  const cached = cache.get(userId);
  // A removed member may belong to another organization by now. A membership and its user record are written together.
  const found = cached === undefined ? null : await memberIn(cached);
  if (found !== null) return found;
  cache.delete(userId);
  const user = await store.system<UserDoc>('users').get(userId);
  if (user === null) return null;
  const oldest = cache.size < CACHE_LIMIT ? undefined : cache.keys().next().value;
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(userId, user.organization);
  return memberIn(user.organization);
}
