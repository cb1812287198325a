/** The page on which people verify their e-mail address. */
import type { Delivery } from '../../../mail/post.ts';
import { html } from '../../../platform/html.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import { notice } from './field.ts';

/** `invalid`: the link does not work (any more). */
export type VerifyState = 'verified' | 'unverified' | 'invalid' | Delivery;

export interface VerifyPage {
  /** URL of the form. */
  action: string;
  email: string;
  state: VerifyState;
}

export function verifyPage(context: PageContext, { action, email, state }: VerifyPage): string {
  const { t } = context;
  const title = t('verify.title');
  const isGood = state === 'verified' || state === 'sent';
  const message = t(`verify.${state}`, { email });
  const body = html`<h1>${title}</h1>
${state === 'unverified' ? html`<p>${message}</p>` : notice(isGood ? 'success' : 'error', message)}
${state !== 'verified' && html`<form method="post" action="${action}"><button class="${state === 'sent' ? 'secondary' : 'primary'}">${t(state === 'sent' ? 'forgot.again' : 'verify.submit')}</button></form>`}
${state === 'sent' && html`<p class="hint">${t('no-mail.hint')}</p>`}
<p class="other back"><a href="/" target="_top">${t('back')}</a></p>`;
  return page(context, { title, body, script: '/idp/assets/form.js' });
}
