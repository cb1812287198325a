/** The mail after a sign-up: it alone tells whether the address has an account already. */
import type { Language } from '../../pages/page-language.ts';
import { accountMail } from '../../../mail/account-mail.ts';
import type { Post } from '../../../mail/post.ts';
import type { Log } from '../../../pipeline/log.ts';
import type { Accounts } from '../accounts.ts';
import { MOUNT } from '../requests/mount-path.ts';
import { networkOf } from '../requests/network.ts';
import type { NewAccount, PendingSignUps } from './pending-sign-ups.ts';

export const CONFIRM = `${MOUNT}/confirm`;

export interface SignUpMailOptions {
  publicUrl: string;
  accounts: Accounts;
  pending: PendingSignUps;
  post: Post;
}

/** Where a sign-up came from. */
export interface Origin {
  /** The sign-in at the provider that it belongs to. */
  interaction: string;
  language: Language;
  /** Of the client. */
  address: string;
  log: Log;
}

export type MailSignUp = (account: NewAccount, origin: Origin) => Promise<void>;

export function mailSignUpWith({ publicUrl, accounts, pending, post }: SignUpMailOptions): MailSignUp {
  return async (account, { interaction, language, address, log }) => {
    const { email: to } = account;
    const from = { network: networkOf(address) };
    if ((await accounts.findByEmail(to)) !== null) {
      await post.send(
        {
          message: accountMail({ kind: 'taken', to, language, url: `${publicUrl}/`, expiresAt: null }),
          kind: 'account',
          from,
        },
        log,
      );
      return;
    }
    const { token, expiresAt } = await pending.add(account, interaction);
    const message = accountMail({
      kind: 'sign-up',
      to,
      language,
      url: `${publicUrl}${CONFIRM}?token=${token}`,
      expiresAt,
    });
    // A sign-up stays stored only if its mail was sent, so the limits of mails also limit what strangers can store.
    if ((await post.send({ message, kind: 'account', from }, log)) !== 'sent') await pending.remove(token);
  };
}
