/** Looks now and then whether those who listen still may: their session or token, and their membership. */
import { findMember } from '../../plugins/access.ts';
import type { Store } from '../../store/port.ts';
import type { Subscriber } from './subscriber.ts';

/** Looked at side by side; the others wait their turn, so that many who listen do not come over the database all at once. */
const AT_ONCE = 8;
/** A reader who has taken nothing for this long (ms) is cut. */
const STALLED = 60_000;

/** A few looks for all lines of one holder. */
async function look(store: Store, lines: readonly Subscriber[]): Promise<void> {
  const [first] = lines;
  if (first === undefined) return;
  try {
    const member = (await first.holder.isGood()) ? await findMember(store, first.userId) : null;
    for (const line of lines) line.keep(member);
  } catch (error) {
    for (const line of lines) line.fail(error);
  }
}

/** Shows life on each line that may stay open, and ends the others. */
export async function lookAtAll(store: Store, subscribers: Iterable<Subscriber>): Promise<void> {
  const all = [...subscribers];
  for (const { line } of all) if (line.stalledFor() >= STALLED) line.destroy();
  const holders = [...Map.groupBy(all, ({ holder }) => holder.key).values()];
  const next = async (): Promise<void> => {
    for (let lines = holders.pop(); lines !== undefined; lines = holders.pop()) await look(store, lines);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
