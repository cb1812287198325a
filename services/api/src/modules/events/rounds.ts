/** Checks now and then that subscribers may still listen: their session or token, and their membership. */
import { findMember } from '../../pipeline/membership.ts';
import type { Store } from '../../store/port.ts';
import type { Subscriber } from './subscriber.ts';

/** Checked at once, so that many subscribers do not hit the database all together. */
const CONCURRENCY = 8;
/** A reader who has taken nothing for this long (ms) is cut. */
const STALLED = 60_000;

/** A few look-ups for all streams of one holder. */
async function check(store: Store, subscribers: readonly Subscriber[]): Promise<void> {
  const [first] = subscribers;
  if (first === undefined) return;
  try {
    const member = (await first.holder.isValid()) ? await findMember(store, first.userId) : null;
    for (const subscriber of subscribers) subscriber.keepAlive(member);
  } catch (error) {
    for (const subscriber of subscribers) subscriber.fail(error);
  }
}

/** Sends a heartbeat on each stream that may stay open, and ends the others. */
export async function checkSubscribers(store: Store, subscribers: Iterable<Subscriber>): Promise<void> {
  const all = [...subscribers];
  for (const { stream } of all) if (stream.stalledFor() >= STALLED) stream.cut();
  const holders = [...Map.groupBy(all, ({ holder }) => holder.key).values()];
  const next = async (): Promise<void> => {
    for (let group = holders.pop(); group !== undefined; group = holders.pop()) await check(store, group);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}
