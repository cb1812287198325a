/** Errors of remotes that browsers report, equal ones together. */
import { CLIENT_ERROR_LENGTH, type ClientError, type ClientErrorReport } from '@parapet/contracts';
import { impersonal } from '@parapet/contracts/rules';
import { sha256 } from '#platform/sha256';
import type { Store, SystemDoc } from '../../store/port.ts';
import { assertPerMinute } from '../per-minute.ts';

export interface ClientErrorDoc extends SystemDoc, Omit<ClientError, 'id'> {
  expires_at: string;
}

/** How long an error stays after it was last reported. */
const KEPT = 30 * 86_400_000;
/** Stored errors; the one that was last reported longest ago makes room for another. */
const MOST = 300;
/** Reports per minute of one person. */
const MOST_OF_PERSON = 30;

export type ClientErrors = ReturnType<typeof clientErrors>;

export function clientErrors(store: Store) {
  const errors = store.system<ClientErrorDoc>('client_errors');

  const newestFirst = async () => (await errors.find({})).toSorted((a, b) => b.last_at.localeCompare(a.last_at));

  return {
    /** @throws Problem 429 */
    async report({ message, page, ...place }: ClientErrorReport, userId: string) {
      await assertPerMinute(store, {
        counters: 'client_error_counters',
        id: userId,
        most: MOST_OF_PERSON,
        refusal: () => ({ code: 'too_many_requests', detail: 'Too many errors were reported. Try again later.' }),
      });
      // The interface has removed this too; whoever calls the operation by other means may not have.
      const error = {
        ...place,
        page: impersonal(page, page.length),
        message: impersonal(message, CLIENT_ERROR_LENGTH),
      };
      const _id = sha256(JSON.stringify(error, Object.keys(error).toSorted())).slice(0, 16);
      const now = Date.now();
      const last = { last_at: new Date(now).toISOString(), expires_at: new Date(now + KEPT).toISOString() };
      const count = () => errors.updateOne({ _id }, { $set: last, $inc: { count: 1 } });
      if ((await count()) !== null) return;
      // Another process may have been the first.
      if (!(await errors.insertIfAbsent({ _id, ...error, count: 1, first_at: last.last_at, ...last }))) await count();
      const tooMany = (await newestFirst()).slice(MOST).map((one) => one._id);
      if (tooMany.length > 0) await errors.delete({ _id: { $in: tooMany } });
    },
    /** The newest first. */
    async list(): Promise<ClientError[]> {
      return (await newestFirst()).map(({ _id: id, expires_at: _expiry, ...error }) => ({ id, ...error }));
    },
  };
}
