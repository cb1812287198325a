/** The mail after a sign-up: it alone tells whether the address has an account already. */
import type { Language } from '../../pages/page-language.ts';
import type { Post } from '../../../mail/post.ts';
import type { Log } from '../../../pipeline/log.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { MOUNT } from '../requests/mount-path.ts';
import { mailAccount } from '../requests/mail-account.ts';
import type { NewAccount } from './pending-sign-ups.ts';

export const CONFIRM = `${MOUNT}/confirm`;

/** Where a sign-up came from. */
interface Origin {
  /** The sign-in at the provider that it belongs to. */
  interaction: string;
  language: Language;
  /** Of the client. */
  address: string;
  log: Log;
}

export function mailSignUpWith({ publicUrl, accounts, pending }: ProviderParts, post: Post) {
  return async (account: NewAccount, { interaction, language, address, log }: Origin): Promise<void> => {
    const { email: to } = account;
    if ((await accounts.findByEmail(to)) !== null) {
      const mail = { kind: 'taken', to, language, url: `${publicUrl}/`, expiresAt: null } as const;
      return void (await mailAccount(post, mail, address, log));
    }
    const { token, expiresAt } = await pending.add(account, interaction);
    const url = `${publicUrl}${CONFIRM}?token=${token}`;
    // A sign-up stays stored only if its mail was sent, so the limits of mails also limit what strangers can store.
    if ((await mailAccount(post, { kind: 'sign-up', to, language, url, expiresAt }, address, log)) !== 'sent')
      await pending.remove(token);
  };
}
