/** Links with which people show that they read the mail of their address, and what changes once they have. */
import type { Store, SystemDoc } from '../../../store/port.ts';
import type { ProfileDoc } from '../../profiles.ts';
import { hashOf, newSecret } from '../../../platform/secrets.ts';
import type { SessionDoc } from '../../sessions.ts';
import type { Account, AccountDoc } from '../accounts.ts';

/** How long a link works (ms). */
const LIFE = 24 * 3_600_000;

interface EmailLink extends SystemDoc {
  account: string;
  expires_at: string;
}

export function createEmailLinks(store: Store) {
  const links = store.system<EmailLink>('email_links');
  return {
    async issue({ _id: account }: AccountDoc) {
      const token = newSecret();
      const expiresAt = new Date(Date.now() + LIFE).toISOString();
      await links.put({ _id: hashOf(token), account, expires_at: expiresAt });
      return { token, expiresAt };
    },
    /** Uses a link of this account up. @returns false when there is none (any more) */
    use: async (token: string, { _id: account }: AccountDoc) =>
      (await links.delete({ _id: hashOf(token), account })) > 0,
  };
}

/** Marks the address of an account as verified, also for the sessions that it has. */
export async function markVerified(store: Store, { _id, user_id: userId }: Account): Promise<void> {
  await store
    .system<AccountDoc>('accounts')
    .updateOne({ _id }, { $set: { email_verified_at: new Date().toISOString() } });
  await store.system<ProfileDoc>('identity_profiles').updateOne({ _id: userId }, { $set: { email_verified: true } });
  const sessions = store.system<SessionDoc>('sessions');
  for (const session of await sessions.find({ user_id: userId }))
    await sessions.updateOne({ _id: session._id }, { $set: { 'profile.email_verified': true } });
}
