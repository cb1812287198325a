/** Changes a password with a link. This ends all links and sessions of the person, and is in the audit trail. API tokens end if the person wants it. */
import type { MemberDoc, UserDoc } from '../../../collections.ts';
import type { Store, Tx } from '../../../store/port.ts';
import { endSessions } from '../../sessions.ts';
import type { AccountDoc } from '../accounts.ts';
import { hashPassword } from '../passwords/password.ts';
import { PASSWORD_LINKS, type PasswordLinkDoc } from './password-links.ts';

export interface NewPassword {
  password: string;
  /** Whether the API tokens of the person end too. */
  revokesTokens: boolean;
}

/** @param userId of the link's account @returns false when the link was used already, or the password changed since it was made */
export type ResetPassword = (
  link: PasswordLinkDoc,
  userId: string,
  chosen: NewPassword,
  requestId: string,
) => Promise<boolean>;

/** Organization of the transaction for people who have none. Nothing is written to it, as no audit trail records their changes. */
const NO_ORGANIZATION = 'none';

export function resetPasswordIn(store: Store): ResetPassword {
  async function change(
    tx: Tx,
    userId: string,
    { account, password_changed_at, source }: PasswordLinkDoc,
    { hash, revokesTokens }: { hash: string; revokesTokens: boolean },
  ): Promise<boolean> {
    const now = new Date().toISOString();
    const $set = {
      password: hash,
      password_changed_at: now,
      // Whoever opened a link in a mail reads the mail of that address.
      ...(source === 'mail' && { email_verified_at: now }),
    };
    if ((await tx.system<AccountDoc>('accounts').updateOne({ _id: account, password_changed_at }, { $set })) === null)
      return false;
    await tx.system(PASSWORD_LINKS).delete({ account });
    await endSessions(tx, { user_id: userId });
    if (revokesTokens) await tx.system('api_tokens').delete({ user_id: userId });
    if (tx.organizationId !== NO_ORGANIZATION) {
      await tx
        .collection<MemberDoc>('members')
        .updateOne(
          { user_id: userId },
          { $set: { password_reset: { at: now, link: source, ended_api_access: revokesTokens } } },
        );
    }
    return true;
  }

  return async (link, userId, { password, revokesTokens }, requestId) => {
    // Before the transaction, as it takes long.
    const hash = await hashPassword(password);
    const organization = (await store.system<UserDoc>('users').get(userId))?.organization ?? NO_ORGANIZATION;
    return store.transaction(organization, { id: userId, request_id: requestId }, (tx) =>
      change(tx, userId, link, { hash, revokesTokens }),
    );
  };
}
