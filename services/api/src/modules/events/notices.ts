/** Messages to a person on the streams of all processes. */
import type { Store, SystemDoc } from '../../store/port.ts';

export const NOTICES = 'notices';
/** Milliseconds until a message is removed that its process could not delete. */
const LIFETIME = 60_000;

/** Its deletion brings it to every process. */
export interface Notice extends SystemDoc {
  user_id: string;
  /** As the streams send it. */
  text: string;
}

/** @param within a transaction, where it is sent once that is committed, or the store */
export async function sendNotice(within: Pick<Store, 'system'>, user_id: string, text: string): Promise<void> {
  const notices = within.system<Notice>(NOTICES);
  const _id = crypto.randomUUID();
  await notices.put({ _id, user_id, text, expires_at: new Date(Date.now() + LIFETIME).toISOString() });
  await notices.delete({ _id });
}
