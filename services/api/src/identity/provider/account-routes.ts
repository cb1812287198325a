/** The page on which people change their password at the embedded provider. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../principal.ts';
import { sendPage } from './send-page.ts';
import { userIdOf } from '../secrets.ts';
import type { Sessions } from '../sessions.ts';
import type { AccountDoc, Accounts } from './accounts.ts';
import type { Attempts } from './passwords/attempts.ts';
import { contextOf, formRoutes, locked, typed } from './form.ts';
import { MOUNT } from './mount.ts';
import { accountPage, type AccountPage } from './pages/account-page.ts';
import { passwordFault } from './passwords/password-rules.ts';

export interface AccountOptions {
  issuer: string;
  accounts: Accounts;
  attempts: Attempts;
  sessions: Sessions;
}

const ACCOUNT = `${MOUNT}/account`;
const SIGN_IN = `/api/auth/login?mode=redirect&return_to=${encodeURIComponent(ACCOUNT)}`;

export async function accountRoutes(app: FastifyInstance, { issuer, accounts, attempts, sessions }: AccountOptions): Promise<void> {
  async function own(principal: Principal | null): Promise<{ account: AccountDoc; sessionId: string } | null> {
    if (principal?.sessionId === undefined) return null;
    const session = await sessions.get(principal.sessionId);
    if (session === null || session.issuer !== issuer) return null;
    const account = await accounts.find(session.subject);
    return account === null ? null : { account, sessionId: session._id };
  }

  await formRoutes(app, (forms) => {
    forms.get(ACCOUNT, { schema: { hide: true } }, async (request, reply) => {
      const mine = await own(request.principal);
      if (mine === null) return reply.redirect(SIGN_IN, 303);
      return show(request, reply, 200, { email: mine.account.email });
    });

    forms.post(ACCOUNT, { schema: { hide: true } }, async (request, reply) => {
      const mine = await own(request.principal);
      if (mine === null) return reply.redirect(SIGN_IN, 303);
      const { _id: id, email } = mine.account;
      const [current, password] = [typed(request, 'current'), typed(request, 'password')];
      const fault = current === password && password !== '' ? 'error.password-same' : passwordFault(password, email);
      if (current === '' || fault !== null) {
        const errors = { ...(current === '' && { current: 'error.password-missing' } as const), ...(fault !== null && { password: fault }) };
        return show(request, reply, 400, { email, errors });
      }
      const wait = await attempts.signIn(email, request.ip);
      if (wait > 0) return show(request, reply, 429, { email, problem: locked(reply, contextOf(request, wanted(request)), wait) });
      if ((await accounts.verify(email, current)) === null) {
        return show(request, reply, 400, { email, errors: { current: 'error.password-current' } });
      }
      await accounts.changePassword(id, password);
      await attempts.forgive(email);
      // Ends the sessions of others who know the old password.
      await sessions.revokeUser(userIdOf(issuer, id), mine.sessionId);
      return show(request, reply, 200, { email, changed: true });
    });
  });
}

/** `?ui_locales=fr`: the language chosen in the product. */
function wanted({ query }: FastifyRequest): unknown {
  return typeof query === 'object' && query !== null && 'ui_locales' in query ? query.ui_locales : undefined;
}

function show(request: FastifyRequest, reply: FastifyReply, status: number, shown: Omit<AccountPage, 'action'>): FastifyReply {
  const language = wanted(request);
  const action = typeof language === 'string' ? `${ACCOUNT}?ui_locales=${encodeURIComponent(language)}` : ACCOUNT;
  return sendPage(reply, status, accountPage(contextOf(request, language), { ...shown, action }));
}
