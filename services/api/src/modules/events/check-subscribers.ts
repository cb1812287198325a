/** Checks that the session or token of subscribers, and their membership, are still valid. */
import { findMember } from '../../pipeline/membership.ts';
import type { Store } from '../../store/port.ts';
import type { Subscriber } from './subscriber.ts';

/** Checks at a time, to limit the load on the database. */
const CONCURRENCY = 8;
/** The connection of a client that has read nothing for this long (ms) is closed. */
const STALLED = 60_000;

/** Checks all streams of one credential with the same few lookups. */
async function check(store: Store, subscribers: readonly Subscriber[]): Promise<void> {
  const [first] = subscribers;
  if (first === undefined) return;
  try {
    const member = (await first.credential.isValid()) ? await findMember(store, first.userId) : null;
    const isSignedOut = member === null && first.credential.isSignedOut();
    for (const subscriber of subscribers) {
      if (isSignedOut) subscriber.signOut();
      else subscriber.keepAlive(member);
    }
  } catch (error) {
    for (const subscriber of subscribers) subscriber.fail(error);
  }
}

/** Sends a heartbeat on each stream that stays open, and ends the others. */
export async function checkSubscribers(store: Store, subscribers: Iterable<Subscriber>): Promise<void> {
  const all = [...subscribers];
  for (const { stream } of all) if (stream.stalledFor() >= STALLED) stream.cut();
  const credentials = [...Map.groupBy(all, ({ credential }) => credential.key).values()];
  const next = async (): Promise<void> => {
    for (let group = credentials.pop(); group !== undefined; group = credentials.pop()) await check(store, group);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}
