/** The page on which people choose a new password with a link that they were given. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { contextOf, formRoutes, queried, typed } from '../requests/form.ts';
import { MOUNT } from '../requests/mount-path.ts';
import { changedMailWith } from './changed-mail.ts';
import { resetDonePage, resetInvalidPage, resetPage, type ResetPage } from '../pages/reset-page.ts';
import { passwordFault } from '../passwords/password-rules.ts';
import { sendPage } from '../requests/send-page.ts';
import { FORGOT, SIGN_IN } from './forgot-routes.ts';
import type { PasswordLinkDoc } from './password-links.ts';
import { resetPasswordIn } from './reset-password.ts';

const RESET = `${MOUNT}/reset`;

export async function resetRoutes(app: FastifyInstance, parts: ProviderParts): Promise<void> {
  const { accounts, attempts, links, tokens } = parts;
  const [resetPassword, mailChanged] = [resetPasswordIn(parts.store), changedMailWith(parts)];

  async function valid(token: string): Promise<{ link: PasswordLinkDoc; account: Account } | null> {
    const link = await links.find(token);
    const account = link === null ? null : await accounts.find(link.account);
    return link === null || account?.password_changed_at !== link.password_changed_at ? null : { link, account };
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, ...shown }: { account: Account } & Pick<ResetPage, 'token' | 'errors' | 'revokesTokens'>,
  ): Promise<FastifyReply> {
    const { length: count } = await tokens.listTokens({ userId: account.user_id });
    return sendPage(
      reply,
      shown.errors === undefined ? 200 : 400,
      resetPage(contextOf(request), { action: RESET, email: account.email, tokens: count, ...shown }),
    );
  }

  await formRoutes(app, (forms) => {
    forms.get(RESET, { schema: { hide: true } }, async (request, reply) => {
      const [context, token] = [contextOf(request), queried(request, 'token')];
      const found = await valid(token);
      if (found === null) return sendPage(reply, 410, resetInvalidPage(context, FORGOT));
      return show(request, reply, { account: found.account, token });
    });

    forms.post(RESET, { schema: { hide: true } }, async (request, reply) => {
      const [context, token, password] = [contextOf(request), typed(request, 'token'), typed(request, 'password')];
      const found = await valid(token);
      if (found === null) return sendPage(reply, 410, resetInvalidPage(context, FORGOT));
      const { email } = found.account;
      const revokesTokens = typed(request, 'tokens') === 'revoke';
      const fault = passwordFault(password, email);
      if (fault !== null)
        return show(request, reply, { account: found.account, token, revokesTokens, errors: { password: fault } });
      // Another request with the same link may have been faster.
      if (!(await resetPassword(found.link, found.account.user_id, { password, revokesTokens }, request.id)))
        return sendPage(reply, 410, resetInvalidPage(context, FORGOT));
      await attempts.forgive(email, request.ip);
      mailChanged(request, email, context.language);
      return sendPage(reply, 200, resetDonePage(context, SIGN_IN));
    });
  });
}
