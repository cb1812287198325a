/** Removes sessions, and lets nobody use one that cannot be removed because the disk is full. */
import { every } from '../platform/timers.ts';
import { StoreFullError, type Store, type SystemDoc } from '../store/port.ts';

/** Between two attempts to remove what could not be removed (ms). */
const RETRY = 60_000;

export function sessionRemoval(store: Pick<Store, 'system'>) {
  const sessions = store.system<SystemDoc>('sessions');
  const pending = new Set<string>();
  let stop = () => {};

  async function removePending(): Promise<void> {
    for (const _id of pending) {
      await sessions.delete({ _id });
      pending.delete(_id);
    }
    stop();
  }

  function postpone(id: string): void {
    pending.add(id);
    if (pending.size > 1) return;
    stop();
    // Whatever the error is, the next attempt may succeed.
    stop = every(RETRY, () => void removePending().catch(() => undefined));
  }

  return {
    /** Whether the session is over, but still stored. Only this process knows. */
    isPending: (id: string) => pending.has(id),
    /** @returns whether there was such a session */
    async remove(id: string) {
      try {
        return (await sessions.delete({ _id: id })) > 0;
      } catch (error) {
        if (!(error instanceof StoreFullError)) throw error;
        const isThere = !pending.has(id) && (await sessions.get(id)) !== null;
        if (isThere) postpone(id);
        return isThere;
      }
    },
  };
}
