/** The page on which people ask for a link to choose a new password. Its answer is the same whether or not there is an account. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Post } from '../../../mail/post.ts';
import { emailOf } from '../accounts.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { requireOwnPage } from '../../same-site.ts';
import { contextOf, formRoutes, queried, typed } from '../requests/form.ts';
import { mailAccount } from '../requests/mail-account.ts';
import { MOUNT } from '../requests/mount-path.ts';
import { askAdminPage, forgotPage, type ForgotPage } from '../pages/forgot-page.ts';
import { sendPage } from '../requests/send-page.ts';
import { passwordLinkUrl } from './password-links.ts';

export const FORGOT = `${MOUNT}/forgot`;
export const SIGN_IN = '/api/auth/login?mode=redirect';

export async function forgotRoutes(
  app: FastifyInstance,
  { publicUrl, accounts, links, post, afterAnswer }: ProviderParts,
): Promise<void> {
  /** Sends a link if the address has an account. */
  async function mailLink(to: string, request: FastifyRequest, sender: Post): Promise<void> {
    const account = await accounts.findByEmail(to);
    if (account === null) return;
    const { token, expiresAt } = await links.issue(account, 'mail');
    const { language } = contextOf(request);
    const url = passwordLinkUrl(publicUrl, token);
    await mailAccount(sender, { kind: 'reset', to, language, url, expiresAt }, request.ip, request.log);
  }

  const show = (request: FastifyRequest, reply: FastifyReply, status: number, shown: Partial<ForgotPage> = {}) =>
    sendPage(
      reply,
      status,
      forgotPage(contextOf(request), {
        action: FORGOT + fromOf(request).query,
        signIn: fromOf(request).path,
        ...shown,
      }),
    );

  await formRoutes(app, (forms) => {
    forms.get(FORGOT, { schema: { hide: true } }, async (request, reply) =>
      post === null
        ? sendPage(reply, 200, askAdminPage(contextOf(request), fromOf(request).path))
        : show(request, reply, 200),
    );
    if (post === null) return;
    forms.post(FORGOT, { schema: { hide: true } }, async (request, reply) => {
      // Required even without a session: other sites must not make their visitors ask for mails.
      requireOwnPage(request, publicUrl);
      const entered = typed(request, 'email').trim();
      const email = emailOf(entered);
      if (email === null) return show(request, reply, 400, { email: entered, errors: { email: 'error.email' } });
      afterAnswer(request.log, () => mailLink(email, request, post));
      return show(request, reply, 200, { email, isSent: true });
    });
  });
}

/** Back to the sign-in that the person came from, if there is one: `?from=` names it. */
function fromOf(request: FastifyRequest): { query: string; path: string } {
  const from = queried(request, 'from');
  return /^[\w-]{1,100}$/.test(from)
    ? { query: `?from=${from}`, path: `${MOUNT}/interaction/${from}?screen=login` }
    : { query: '', path: SIGN_IN };
}
