/** The page for one's own account at the embedded provider. */
import type { FastifyInstance } from 'fastify';
import type { Principal } from '../principal.ts';
import { sendPage } from '../pages/layout.ts';
import { userIdOf } from '../secrets.ts';
import type { Sessions } from '../sessions.ts';
import type { AccountDoc, Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import { contextOf, formRoutes, locked, typed } from './form.ts';
import { MOUNT } from './mount.ts';
import { accountPage } from './pages/account-page.ts';
import { passwordFault } from './password-rules.ts';

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
      return sendPage(reply, 200, accountPage(contextOf(request), { email: mine.account.email }));
    });

    forms.post(ACCOUNT, { schema: { hide: true } }, async (request, reply) => {
      const mine = await own(request.principal);
      if (mine === null) return reply.redirect(SIGN_IN, 303);
      const { _id: id, email } = mine.account;
      const context = contextOf(request);
      const [current, password] = [typed(request, 'current'), typed(request, 'password')];
      const fault = current === password && password !== '' ? 'error.password-same' : passwordFault(password, email);
      if (current === '' || fault !== null) {
        const errors = { ...(current === '' && { current: 'error.password-missing' } as const), ...(fault !== null && { password: fault }) };
        return sendPage(reply, 400, accountPage(context, { email, errors }));
      }
      const wait = await attempts.signIn(email, request.ip);
      if (wait > 0) return sendPage(reply, 429, accountPage(context, { email, problem: locked(reply, context, wait) }));
      if ((await accounts.verify(email, current)) === null) {
        return sendPage(reply, 400, accountPage(context, { email, errors: { current: 'error.password-current' } }));
      }
      await accounts.changePassword(id, password);
      await attempts.forgive(email);
      // Whoever else knew the old password is out.
      await sessions.revokeUser(userIdOf(issuer, id), mine.sessionId);
      return sendPage(reply, 200, accountPage(context, { email, changed: true }));
    });
  });
}
