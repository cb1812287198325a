/** The pages for sign-in and sign-up at the embedded provider. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainLine } from '@parapet/contracts/rules';
import { sendPage } from './requests/send-page.ts';
import { emailOf, type AccountDoc } from './accounts.ts';
import { confirmPath, signUpByMail, type SignUpByMail } from './confirmation/sign-up-by-mail.ts';
import { contextOf, formRoutes, locked, queried, typed } from './requests/form.ts';
import { formPath, type PendingForm } from './form-cookie.ts';
import { BEGIN, MOUNT } from './requests/mount-path.ts';
import type { ProviderParts } from './provider-parts.ts';
import type { Visit } from './requests/visit.ts';
import type { FieldErrors } from './pages/field.ts';
import { problemPage } from './pages/problem-page.ts';
import { signInPage, type Screen } from './pages/sign-in-page.ts';
import { passwordFault } from './passwords/password-rules.ts';

const MOST_NAME = 100;

export async function interactionRoutes(app: FastifyInstance, parts: ProviderParts): Promise<void> {
  const { issuer, forms, codes, accounts, attempts, publicUrl, maySignUp, post } = parts;
  // Where no mail can be sent, accounts are created at once.
  const byMail = post && signUpByMail(parts, post);

  async function visit(
    request: FastifyRequest<{ Params: { uid: string } }>,
    reply: FastifyReply,
  ): Promise<SignInVisit | null> {
    // The cookie must belong to the sign-in: a URL from somebody else is not enough.
    const form = await forms.find(request, request.params.uid);
    if (form === null) return null;
    const context = contextOf(request);
    const action = formPath(form.uid);
    return {
      uid: form.uid,
      form,
      action,
      request,
      reply,
      context,
      screen: form.screen,
      show: (status, shown) => sendPage(reply, status, signInPage(context, { action, ...shown })),
    };
  }

  /** Back to the product, with the result. */
  function finish({ reply, form: { uid, state } }: SignInVisit, result: Record<string, string>): FastifyReply {
    forms.end(reply, uid);
    const answer = new URLSearchParams({ ...result, state, iss: issuer });
    return reply.redirect(`${publicUrl}/api/auth/callback?${answer.toString()}`, 303);
  }

  const signedIn = async (at: SignInVisit, account: AccountDoc) =>
    finish(at, { code: await codes.add(account._id, at.form.challenge) });

  async function signIn(at: SignInVisit): Promise<FastifyReply> {
    const { request, reply, context, show } = at;
    const [entered, password] = [typed(request, 'email'), typed(request, 'password')];
    const email = emailOf(entered);
    const values = { email: entered };
    const errors: FieldErrors = {
      ...(email === null && { email: 'error.email' }),
      ...(password === '' && { password: 'error.password-missing' }),
    };
    if (email === null || password === '') return show(400, { screen: 'login', values, errors });
    const wait = await attempts.signIn(email, request.ip);
    if (wait > 0) return show(429, { screen: 'login', values, problem: locked(reply, context, wait) });
    const account = await accounts.verify(email, password);
    // The same message for a wrong password and an address without an account.
    if (account === null) return show(401, { screen: 'login', values, problem: context.t('error.wrong') });
    await attempts.forgive(email, request.ip);
    return signedIn(at, account);
  }

  async function signUp(at: SignInVisit): Promise<FastifyReply> {
    const { request, reply, context, show } = at;
    const [entered, password, name] = [
      typed(request, 'email'),
      typed(request, 'password'),
      typed(request, 'name').trim(),
    ];
    const email = emailOf(entered);
    const fault = passwordFault(password, email ?? entered);
    const values = { email: entered, name };
    const errors: FieldErrors = {
      ...((name === '' || name.length > MOST_NAME || !isPlainLine(name)) && { name: 'error.name' }),
      ...(email === null && { email: 'error.email' }),
      ...(fault !== null && { password: fault }),
    };
    if (email === null || Object.keys(errors).length > 0) return show(400, { screen: 'signup', values, errors });
    const wait = await attempts.signUp(request.ip);
    if (wait > 0) return show(429, { screen: 'signup', values, problem: locked(reply, context, wait) });
    if (!(await maySignUp(email)))
      return show(403, { screen: 'signup', values, errors: { email: 'error.not-invited' } });
    if (byMail !== null) return byMail.begin(at, { email, name, password });
    const account = await accounts.create({ email, name, password });
    if (account === null) return show(409, { screen: 'signup', values, errors: { email: 'error.taken' } });
    await attempts.forgive(email, request.ip);
    return signedIn(at, account);
  }

  async function sendAgain(at: SignInVisit, signUps: SignUpByMail): Promise<FastifyReply> {
    const wait = await attempts.signUp(at.request.ip);
    return wait > 0
      ? at.show(429, { screen: 'signup', problem: locked(at.reply, at.context, wait) })
      : signUps.again(at);
  }

  async function confirm(at: SignInVisit, signUps: SignUpByMail): Promise<FastifyReply> {
    const account = await signUps.confirm(at);
    if (account === null) return elsewhere(at);
    await attempts.forgive(account.email, at.request.ip);
    return signedIn(at, account);
  }

  await formRoutes(app, (pages) => {
    const handle = (
      method: 'GET' | 'POST',
      path: string,
      handler: (at: SignInVisit) => Promise<FastifyReply> | FastifyReply,
      otherwise = expired,
    ) =>
      pages.route<{ Params: { uid: string } }>({
        method,
        url: `${MOUNT}/interaction/:uid${path}`,
        schema: { hide: true },
        handler: async (request, reply) => {
          const at = await visit(request, reply);
          return at === null ? otherwise({ request, reply }) : handler(at);
        },
      });
    pages.get(BEGIN, { schema: { hide: true } }, async (request, reply) => {
      const [state, challenge] = [queried(request, 'state'), queried(request, 'challenge')];
      const screen = screenOf(request.query) ?? 'login';
      const path =
        state === '' || challenge === '' ? null : await forms.begin(request, reply, { state, challenge, screen });
      return path === null ? expired({ request, reply }) : reply.redirect(path, 303);
    });
    handle('GET', '', (at) => at.show(200, { screen: screenOf(at.request.query) ?? at.screen }));
    handle('POST', '/login', signIn);
    handle('POST', '/signup', signUp);
    if (byMail !== null) {
      handle('POST', '/again', (at) => sendAgain(at, byMail));
      handle('GET', '/confirm', (at) => confirm(at, byMail), elsewhere);
    }
    handle('POST', '/abort', (at) => finish(at, { error: 'access_denied' }));
  });
}

/** A request of a sign-in whose form belongs to the browser. */
type SignInVisit = Visit & { form: PendingForm };

type Exchange = Pick<Visit, 'request' | 'reply'>;

const expired = ({ request, reply }: Exchange): FastifyReply =>
  sendPage(reply, 400, problemPage(contextOf(request), 'failed.login_expired'));

/** The link in a mail was opened in another browser than the one that signed up, or after its sign-in has ended. */
const elsewhere = ({ request, reply }: Exchange): FastifyReply =>
  reply.redirect(confirmPath(queried(request, 'token')), 303);

/** The form that the query asks for. */
function screenOf(query: unknown): Screen | null {
  if (typeof query !== 'object' || query === null || !('screen' in query)) return null;
  return query.screen === 'signup' || query.screen === 'login' ? query.screen : null;
}
