/** Accounts that are created once the person has opened the link in a mail. Only the hash of the secret in a link is stored. */
import type { Store, SystemDoc } from '../../../store/port.ts';
import { hashOf, newSecret } from '../../../platform/secrets.ts';
import type { AccountDoc, Accounts } from '../accounts.ts';

/** How long a link works (ms). */
const LIFE = 24 * 3_600_000;

export interface NewAccount {
  email: string;
  name: string;
  /** Hash of the password that was chosen; see `password.ts`. */
  password: string;
}

export interface PendingSignUp extends SystemDoc, NewAccount {
  /** The sign-in at the provider that it belongs to. */
  interaction: string;
  expires_at: string;
}

/**
 * Creates the account and ends the link. Only one of several concurrent callers gets the account.
 * @returns null when the address has an account by now, or none may be created with it any more
 */
export async function finishSignUp(
  token: string,
  account: NewAccount,
  {
    accounts,
    pending,
    maySignUp,
  }: { accounts: Accounts; pending: PendingSignUps; maySignUp: (email: string) => Promise<boolean> },
): Promise<AccountDoc | null> {
  const created = (await maySignUp(account.email)) ? await accounts.createVerified(account) : null;
  await pending.remove(token);
  return created;
}

export type PendingSignUps = ReturnType<typeof createPendingSignUps>;

export function createPendingSignUps(store: Store) {
  const pending = store.system<PendingSignUp>('pending_sign_ups');
  return {
    /** @returns null for an unknown, used or expired link */
    find: (token: string) => pending.get(hashOf(token)),
    async add({ email, name, password }: NewAccount, interaction: string) {
      const token = newSecret();
      const expiresAt = new Date(Date.now() + LIFE).toISOString();
      await pending.put({ _id: hashOf(token), email, name, password, interaction, expires_at: expiresAt });
      return { token, expiresAt };
    },
    async remove(token: string) {
      await pending.delete({ _id: hashOf(token) });
    },
  };
}
