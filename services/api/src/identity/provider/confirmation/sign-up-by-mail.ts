/**
 * Signing up where mail can be sent: the account is created once the link in a mail was opened, so that its address is verified, and the
 * answer of the form is the same whether or not there is an account already.
 */
import type { FastifyReply } from 'fastify';
import type { Post } from '../../../mail/post.ts';
import { sealed } from '../../../platform/sealed.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { queried, typed } from '../requests/form.ts';
import type { Visit } from '../requests/visit.ts';
import { checkMailPage } from '../pages/confirm-page.ts';
import { problemPage } from '../pages/problem-page.ts';
import { hashPassword } from '../passwords/password.ts';
import { sendPage } from '../requests/send-page.ts';
import { CONFIRM, mailSignUpWith } from './mail-sign-up.ts';
import { finishSignUp, type NewAccount } from './pending-sign-ups.ts';

/** How long a mail can be sent again (ms). */
const AGAIN = 3_600_000;

export type SignUpByMail = ReturnType<typeof signUpByMail>;

export function signUpByMail(parts: ProviderParts, post: Post) {
  const mailSignUp = mailSignUpWith(parts, post);
  // Seals into the form what it needs to send the mail again. The form must be the same whether or not something is stored.
  const box = sealed<NewAccount>(parts.secret, 'sign-up to be mailed again');

  async function mailed({ request, reply, context, action, uid }: Visit, account: NewAccount): Promise<FastifyReply> {
    const { ip: address, log } = request;
    parts.afterAnswer(log, () => mailSignUp(account, { interaction: uid, language: context.language, address, log }));
    return sendPage(
      reply,
      200,
      checkMailPage(context, { action, email: account.email, again: await box.seal(account, Date.now() + AGAIN) }),
    );
  }

  return {
    /** Answers a filled form. */
    begin: async (at: Visit, { email, name, password }: NewAccount) =>
      mailed(at, { email, name, password: await hashPassword(password) }),

    /** Sends the mail again. */
    async again(at: Visit) {
      const account = await box.open(typed(at.request, 'again'));
      return account === null
        ? sendPage(at.reply, 400, problemPage(at.context, 'failed.login_expired'))
        : mailed(at, account);
    },

    /**
     * The link was opened in the browser that signed up.
     * @returns the new account; null when the link belongs to another sign-in, or does not work (any more)
     */
    async confirm({ request, uid }: Visit) {
      const token = queried(request, 'token');
      const found = await parts.pending.find(token);
      return found?.interaction === uid ? finishSignUp(token, found, parts) : null;
    },
  };
}

/** The link in a mail, to be opened in a browser that may not be the one that signed up. */
export function confirmPath(token: string): string {
  return `${CONFIRM}?${new URLSearchParams({ token, here: 'no' }).toString()}`;
}
