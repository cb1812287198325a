/** Accounts of the embedded provider. */
import { randomUUID } from 'node:crypto';
import { isPlainLine } from '@parapet/contracts/rules';
import type { Store, SystemDoc } from '../../store/port.ts';
import { userIdOf } from '../../platform/secrets.ts';
import { hashPassword, verifyPassword } from './passwords/password.ts';

export interface AccountDoc extends SystemDoc {
  /** Of the person in all records; see `account-user-ids.ts`. Absent, or null, in accounts of earlier versions until the first start of this one. */
  user_id?: string | null;
  /** Lower case. */
  email: string;
  name: string;
  /** See `password.ts`. */
  password: string;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601. */
  password_changed_at: string;
  /** When the person showed that they read the mail of the address, ISO 8601; null, or absent, when they have not. */
  email_verified_at?: string | null;
}

/** In the place of an issuer, for accounts that have not had an id. */
const BUILT_IN = 'parapet:accounts';

export const newUserIdOf = (accountId: string): string => userIdOf(BUILT_IN, accountId);

/** An account with its user id. */
export type Account = AccountDoc & { user_id: string };

type NewAccount = Pick<AccountDoc, 'email' | 'name' | 'password'>;

/** Normalizes an address for lookups; null for an invalid one. */
export function emailOf(typed: string): string | null {
  const email = typed.trim().normalize('NFC').toLowerCase();
  return email.length <= 254 && isPlainLine(email) && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)*$/.test(email)
    ? email
    : null;
}

export type Accounts = Awaited<ReturnType<typeof createAccounts>>;

/** @param issuer for accounts that a process of an earlier version has just added */
export async function createAccounts(store: Store, issuer: string) {
  const accounts = store.system<AccountDoc>('accounts');
  const nobodys = await hashPassword(randomUUID());
  const known = (account: AccountDoc | null): Account | null =>
    account && { ...account, user_id: account.user_id ?? userIdOf(issuer, account._id) };
  async function add(
    fields: Omit<AccountDoc, '_id' | 'user_id' | 'created_at' | 'password_changed_at'>,
  ): Promise<AccountDoc | null> {
    const now = new Date().toISOString();
    const _id = randomUUID();
    const account = { _id, user_id: newUserIdOf(_id), ...fields, created_at: now, password_changed_at: now };
    return (await accounts.insertIfAbsent(account)) ? account : null;
  }
  return {
    find: async (id: string) => known(await accounts.get(id)),
    /** @param email as {@link emailOf} returns it */
    findByEmail: async (email: string) => known(await accounts.findOne({ email })),
    /** Hashes before the lookup, so that the time does not reveal whether the address has an account. @returns null when the address is taken */
    create: async ({ email, name, password }: NewAccount) =>
      add({ email, name, password: await hashPassword(password), email_verified_at: null }),
    /** The same for an address that is verified. @param password its hash */
    createVerified: ({ email, name, password }: NewAccount) =>
      add({ email, name, password, email_verified_at: new Date().toISOString() }),
    /** Takes equally long for an address without an account. @returns null for a wrong address or password */
    async verify(email: string, password: string) {
      const account = await accounts.findOne({ email });
      const right = await verifyPassword(account?.password ?? nobodys, password);
      return right ? account : null;
    },
    async changePassword(id: string, password: string) {
      const $set = { password: await hashPassword(password), password_changed_at: new Date().toISOString() };
      await accounts.updateOne({ _id: id }, { $set });
    },
  };
}
