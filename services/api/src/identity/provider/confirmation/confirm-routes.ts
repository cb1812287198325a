/** The pages behind the link in the mail after a sign-up. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf, formRoutes, locked, queried, typed } from '../requests/form.ts';
import { MOUNT } from '../requests/mount-path.ts';
import { confirmDonePage, confirmInvalidPage, confirmPage, type ConfirmPage } from '../pages/confirm-page.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { verifyPassword } from '../passwords/password.ts';
import { SIGN_IN } from '../recovery/forgot-routes.ts';
import { sendPage } from '../requests/send-page.ts';
import { CONFIRM } from './mail-sign-up.ts';
import { finishSignUp } from './pending-sign-ups.ts';

export async function confirmRoutes(app: FastifyInstance, parts: ProviderParts): Promise<void> {
  const { attempts, pending } = parts;
  const invalid = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 410, confirmInvalidPage(contextOf(request), SIGN_IN));
  const show = (request: FastifyRequest, reply: FastifyReply, status: number, shown: Omit<ConfirmPage, 'action'>) =>
    sendPage(reply, status, confirmPage(contextOf(request), { action: CONFIRM, ...shown }));

  await formRoutes(app, (forms) => {
    forms.get(CONFIRM, { schema: { hide: true } }, async (request, reply) => {
      const token = queried(request, 'token');
      const found = await pending.find(token);
      if (found === null) return invalid(request, reply);
      // In the browser that signed up, the sign-in goes on where it was.
      if (queried(request, 'here') !== 'no')
        return reply.redirect(
          `${MOUNT}/interaction/${found.interaction}/confirm?${new URLSearchParams({ token }).toString()}`,
          303,
        );
      return show(request, reply, 200, { email: found.email, token });
    });

    // In another browser, the password shows that the reader of the mail is the person who signed up. Anybody can sign up with somebody else's address.
    forms.post(CONFIRM, { schema: { hide: true } }, async (request, reply) => {
      const [token, password] = [typed(request, 'token'), typed(request, 'password')];
      const found = await pending.find(token);
      if (found === null) return invalid(request, reply);
      const { email } = found;
      if (password === '')
        return show(request, reply, 400, { email, token, errors: { password: 'error.password-missing' } });
      const wait = await attempts.signIn(email, request.ip);
      if (wait > 0)
        return show(request, reply, 429, { email, token, problem: locked(reply, contextOf(request), wait) });
      if (!(await verifyPassword(found.password, password)))
        return show(request, reply, 401, { email, token, errors: { password: 'error.password-chosen' } });
      if ((await finishSignUp(token, found, parts)) === null) return invalid(request, reply);
      await attempts.forgive(email, request.ip);
      return sendPage(reply, 200, confirmDonePage(contextOf(request), SIGN_IN));
    });
  });
}
