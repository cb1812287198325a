/** The page on which people verify the e-mail address of an account that they have already. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDoc } from '../accounts.ts';
import { contextOf, formRoutes, queried } from '../requests/form.ts';
import { MOUNT } from '../requests/mount-path.ts';
import { mailAccount } from '../requests/mail-account.ts';
import { ownAccountIn } from '../own-account.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { verifyPage, type VerifyState } from '../pages/verify-page.ts';
import { sendPage } from '../requests/send-page.ts';
import { createEmailLinks, markVerified } from './verified-email.ts';

export const VERIFY = `${MOUNT}/verify`;

export async function verifyRoutes(app: FastifyInstance, parts: ProviderParts): Promise<void> {
  const { store, publicUrl, post } = parts;
  if (post === null) return;
  const ownAccount = ownAccountIn(parts);
  const links = createEmailLinks(store);
  const isVerified = ({ email_verified_at }: AccountDoc) => typeof email_verified_at === 'string';

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    { email }: AccountDoc,
    state: VerifyState,
  ) => {
    const language = queried(request, 'ui_locales');
    const action = language === '' ? VERIFY : `${VERIFY}?${new URLSearchParams({ ui_locales: language }).toString()}`;
    return sendPage(reply, status, verifyPage(contextOf(request, language), { action, email, state }));
  };
  /** Lets the person sign in first: the link verifies the address only for the person who is signed in to the account. */
  const signIn = (reply: FastifyReply, path: string) =>
    reply.redirect(`/api/auth/login?${new URLSearchParams({ mode: 'redirect', return_to: path }).toString()}`, 303);

  await formRoutes(app, (forms) => {
    forms.get(VERIFY, { schema: { hide: true } }, async (request, reply) => {
      const mine = await ownAccount(request.principal);
      if (mine === null) return signIn(reply, request.url);
      const { account } = mine;
      const token = queried(request, 'token');
      if (isVerified(account)) return show(request, reply, 200, account, 'verified');
      if (token === '') return show(request, reply, 200, account, 'unverified');
      if (!(await links.use(token, account))) return show(request, reply, 410, account, 'invalid');
      await markVerified(store, account);
      return show(request, reply, 200, account, 'verified');
    });

    forms.post(VERIFY, { schema: { hide: true } }, async (request, reply) => {
      const mine = await ownAccount(request.principal);
      if (mine === null) return signIn(reply, VERIFY);
      const { account } = mine;
      if (isVerified(account)) return show(request, reply, 200, account, 'verified');
      const { token, expiresAt } = await links.issue(account);
      const { language } = contextOf(request, queried(request, 'ui_locales'));
      const url = `${publicUrl}${VERIFY}?token=${token}`;
      const mail = { kind: 'verify', to: account.email, language, url, expiresAt } as const;
      const delivery = await mailAccount(post, mail, request.ip, request.log);
      return show(request, reply, delivery === 'sent' ? 200 : delivery === 'limited' ? 429 : 503, account, delivery);
    });
  });
}
