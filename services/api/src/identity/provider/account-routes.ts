/** The page on which people change their password at the embedded provider. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './requests/send-page.ts';
import { contextOf, formRoutes, locked, typed } from './requests/form.ts';
import { MOUNT } from './requests/mount-path.ts';
import { ownAccountIn } from './own-account.ts';
import { accountPage, type AccountPage } from './pages/account-page.ts';
import type { ProviderParts } from './provider-parts.ts';
import { changedMailWith } from './recovery/changed-mail.ts';
import { normalized, passwordFault } from './passwords/password-rules.ts';

const ACCOUNT = `${MOUNT}/account`;
const SIGN_IN = `/api/auth/login?mode=redirect&return_to=${encodeURIComponent(ACCOUNT)}`;

export async function accountRoutes(app: FastifyInstance, parts: ProviderParts): Promise<void> {
  const { accounts, attempts, sessions } = parts;
  const [ownAccount, mailChanged] = [ownAccountIn(parts), changedMailWith(parts)];
  await formRoutes(app, (forms) => {
    forms.get(ACCOUNT, { schema: { hide: true } }, async (request, reply) => {
      const mine = await ownAccount(request.principal);
      if (mine === null) return reply.redirect(SIGN_IN, 303);
      return show(request, reply, 200, { email: mine.account.email });
    });

    forms.post(ACCOUNT, { schema: { hide: true } }, async (request, reply) => {
      const mine = await ownAccount(request.principal);
      if (mine === null) return reply.redirect(SIGN_IN, 303);
      const { _id: id, user_id: userId, email } = mine.account;
      const [current, password] = [typed(request, 'current'), typed(request, 'password')];
      const fault =
        normalized(current) === normalized(password) && password !== ''
          ? 'error.password-same'
          : passwordFault(password, email);
      if (current === '' || fault !== null) {
        const errors = {
          ...(current === '' && ({ current: 'error.password-missing' } as const)),
          ...(fault !== null && { password: fault }),
        };
        return show(request, reply, 400, { email, errors });
      }
      const wait = await attempts.signIn(email, request.ip);
      if (wait > 0)
        return show(request, reply, 429, { email, problem: locked(reply, contextOf(request, wanted(request)), wait) });
      if ((await accounts.verify(email, current)) === null) {
        return show(request, reply, 400, { email, errors: { current: 'error.password-current' } });
      }
      await accounts.changePassword(id, password);
      await attempts.forgive(email, request.ip);
      // Ends the sessions of others who know the old password.
      await sessions.revokeUser(userId, mine.sessionId);
      mailChanged(request, email, contextOf(request, wanted(request)).language);
      return show(request, reply, 200, { email, changed: true });
    });
  });
}

/** `?ui_locales=fr`: the language chosen in the product. */
function wanted({ query }: FastifyRequest): unknown {
  return typeof query === 'object' && query !== null && 'ui_locales' in query ? query.ui_locales : undefined;
}

function show(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  shown: Omit<AccountPage, 'action'>,
): FastifyReply {
  const language = wanted(request);
  const action = typeof language === 'string' ? `${ACCOUNT}?ui_locales=${encodeURIComponent(language)}` : ACCOUNT;
  return sendPage(reply, status, accountPage(contextOf(request, language), { ...shown, action }));
}
