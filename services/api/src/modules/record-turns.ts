/** Changes around one record wait for one another where a database would let both through. */
import type { SystemDoc, Tx } from '../store/port.ts';

interface Turn extends SystemDoc {
  taken: string;
}

const TURN_MS = 3_600_000;

/**
 * To be taken by what points at a record and by what deletes it: otherwise each could be right alone, and leave a link
 * that leads nowhere.
 */
export async function takeTurn(tx: Tx, collection: string, id: string): Promise<void> {
  const expires_at = new Date(Date.now() + TURN_MS).toISOString();
  // A new value each time: writing what is there already would not count as a change.
  await tx.system<Turn>('record_turns').put({ _id: `${tx.organizationId}:${collection}:${id}`, taken: crypto.randomUUID(), expires_at });
}

/** Enough that twenty at once seldom meet, and few enough to take them all. */
const SHARES = 8;

/** For what points at a record that much points at: these need not wait for one another, only for {@link takeAllShares}. */
export async function takeShare(tx: Tx, collection: string, id: string): Promise<void> {
  await takeTurn(tx, collection, `${id}/${Math.floor(Math.random() * SHARES)}`);
}

/** For what deletes such a record. */
export async function takeAllShares(tx: Tx, collection: string, id: string): Promise<void> {
  for (let share = 0; share < SHARES; share += 1) await takeTurn(tx, collection, `${id}/${share}`);
}
