/** Who gets an override, how it starts and how it ends. A link only leads to a question, so that nobody can make others run a release. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cookie } from '../identity/cookies.ts';
import { html } from '../platform/html.ts';
import { page } from '../identity/pages/layout.ts';
import { notice } from '../identity/provider/pages/field.ts';
import { contextOf, formRoutes, queried, typed } from '../identity/provider/requests/form.ts';
import { sendPage } from '../identity/provider/requests/send-page.ts';
import { requireOwnPage } from '../identity/same-site.ts';
import { returnPath } from '../identity/sign-in/return-path.ts';
import type { IsServerAdmin } from '../modules/server/server-handlers.ts';
import { sealed } from '../platform/sealed.ts';
import { findOverride, type Override, type OverrideOptions, type OverrideRefusal } from './overrides.ts';
import type { Registry } from './registry.ts';

export interface OverrideRouteOptions extends OverrideOptions {
  registry: Registry;
  isServerAdmin: IsServerAdmin;
  cookie: Cookie;
  /** The same in every process. */
  secret: string;
  publicUrl: string;
}

export interface Overrides {
  /** The override of the session that makes a request; null for most. */
  of: (request: FastifyRequest) => Promise<Override | null>;
  /** Answers a page whose address asks for an override (`?remote=`): a question, or why not. @returns null for other pages */
  ask: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>;
}

export const OVERRIDE = '/idp/override';
/** A working day, in seconds. It also ends with the session. */
const LONGEST = 12 * 60 * 60;

/** The address without the override, in which everything else stays. */
function withoutOverride(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const rest = new URLSearchParams(query);
  rest.delete('remote');
  return rest.size === 0 ? path : `${path}?${rest.toString()}`;
}

export async function overrideRoutes(app: FastifyInstance, options: OverrideRouteOptions): Promise<Overrides> {
  const { registry, isServerAdmin, cookie, secret, publicUrl } = options;
  const box = sealed<{ session: string; text: string }>(secret, 'release for one session');

  async function find(request: FastifyRequest, text: string): Promise<Override | OverrideRefusal | 'right'> {
    return isServerAdmin(request.principal) ? findOverride(text, await registry(), options) : 'right';
  }

  async function ask(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
    const text = queried(request, 'remote');
    if (text === '') return null;
    const found = await find(request, text);
    const context = contextOf(request);
    const { t, language } = context;
    const title = t('override.title');
    const to = returnPath(withoutOverride(request.url), publicUrl);
    const question = (one: Override) => html`<p>${t('override.asks', {
      label: one.release.label[language],
      version: one.release.version,
    })}</p>
<p class="hint">${t('override.hint')}</p>
<form method="post" action="${OVERRIDE}">
<input type="hidden" name="remote" value="${text}"><input type="hidden" name="to" value="${to}">
<button class="primary">${t('override.submit')}</button>
</form>`;
    const body = html`<h1>${title}</h1>
${typeof found === 'string' ? notice('error', t(`override.${found}`)) : question(found)}
<p class="other back"><a href="${to}">${t('override.live')}</a></p>`;
    return sendPage(reply, typeof found === 'string' ? 403 : 200, page(context, { title, body }));
  }

  await formRoutes(app, (forms) => {
    forms.post(OVERRIDE, { schema: { hide: true } }, async (request, reply) => {
      requireOwnPage(request, publicUrl);
      const text = typed(request, 'remote');
      const to = returnPath(typed(request, 'to'), publicUrl);
      const session = request.principal?.sessionId;
      // The page says why not.
      if (session === undefined || typeof (await find(request, text)) === 'string')
        return reply.redirect(`/?${new URLSearchParams({ remote: text }).toString()}`, 303);
      const value = await box.seal({ session, text }, Date.now() + LONGEST * 1000);
      return reply.header('set-cookie', cookie.set(value, LONGEST)).redirect(to, 303);
    });

    forms.post(`${OVERRIDE}/leave`, { schema: { hide: true } }, async (request, reply) => {
      requireOwnPage(request, publicUrl);
      return reply.header('set-cookie', cookie.clear()).redirect(returnPath(typed(request, 'to'), publicUrl), 303);
    });
  });

  return {
    ask,
    async of(request) {
      const value = cookie.read(request.headers);
      if (value === null) return null;
      const kept = await box.open(value);
      if (kept === null || kept.session !== request.principal?.sessionId) return null;
      const found = await find(request, kept.text);
      return typeof found === 'string' ? null : found;
    },
  };
}
