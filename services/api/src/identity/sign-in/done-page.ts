/** The last page of a sign-in in a frame or window: reports the result to the page that started it, and to the person. */
import { html } from '../../platform/html.ts';
import { page, type PageContext } from '../pages/layout.ts';
import type { TextKey } from '../pages/texts/en.ts';

export interface DoneResult {
  channel: string | null;
  /** Error code; null after a successful sign-in. */
  error: string | null;
  /** Path of our own site. */
  returnTo: string;
}

const KNOWN = ['access_denied', 'login_expired', 'provider_unreachable', 'storage_full', 'database_damaged'] as const;

export function donePage(context: PageContext, { channel, error, returnTo }: DoneResult): string {
  const { t } = context;
  const known = KNOWN.find((code) => code === error);
  const message: TextKey = error === null ? 'done.text' : `failed.${known ?? 'other'}`;
  const title = t(error === null ? 'done.title' : 'failed.title');
  const again = `/api/auth/login?mode=redirect&return_to=${encodeURIComponent(returnTo)}`;
  const body = html`<div id="result" data-channel="${channel}" data-ok="${String(error === null)}" data-error="${error}" data-return-to="${returnTo}">
<h1>${title}</h1>
<p${error !== null && html` class="notice error" role="alert"`}>${t(message)}</p>
${error !== null && html`<p><a class="button primary" href="${again}" target="_top">${t('try-again')}</a></p>`}
<p class="other back"><a href="${error === null ? returnTo : '/'}" target="_top">${t('back')}</a></p>
</div>`;
  return page(context, { title, body, script: '/api/auth/done.js' });
}
