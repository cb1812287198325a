/** The pages of a sign-up that a mail confirms. */
import { html } from '../../../platform/html.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import { fields, notice, type FieldErrors } from './field.ts';

export interface CheckMailPage {
  /** Path of this sign-in; the URLs of the forms are below it. */
  action: string;
  email: string;
  /** Sealed account data, with which the form sends the mail again. */
  again: string;
}

/** After the form was filled: the mail is on its way. */
export function checkMailPage(context: PageContext, { action, email, again }: CheckMailPage): string {
  const { t } = context;
  const title = t('check.title');
  const body = html`<h1>${title}</h1>
${notice('success', t('check.text', { email }))}
<p class="muted">${t('check.browser')}</p>
<form method="post" action="${action}/again">
<input type="hidden" name="again" value="${again}">
<button class="secondary">${t('forgot.again')}</button>
</form>
<p class="hint">${t('no-mail.hint')}</p>
<p class="other"><a href="${action}?screen=signup">${t('check.other')}</a></p>`;
  return page(context, { title, body, script: '/idp/assets/form.js' });
}

export interface ConfirmPage {
  /** URL of the form. */
  action: string;
  email: string;
  /** The secret of the link. */
  token: string;
  errors?: FieldErrors;
  problem?: string | undefined;
}

/** The link was opened in another browser than the one that signed up. */
export function confirmPage(context: PageContext, { action, email, token, errors = {}, problem }: ConfirmPage): string {
  const { t } = context;
  const title = t('confirm.title');
  const body = html`<h1>${title}</h1>
<p class="muted">${t('confirm.text', { email })}</p>
${problem !== undefined && notice('error', problem)}
<form method="post" action="${action}" novalidate>
<input type="text" name="username" autocomplete="username" value="${email}" hidden>
<input type="hidden" name="token" value="${token}">
${fields(context, [{ name: 'password', label: 'password', type: 'password', autocomplete: 'current-password' }], errors)}
<button class="primary">${t('confirm.submit')}</button>
</form>`;
  return page(context, { title, body, script: '/idp/assets/form.js' });
}

export function confirmDonePage(context: PageContext, signIn: string): string {
  const { t } = context;
  const title = t('confirm.title');
  const body = html`<h1>${title}</h1>
${notice('success', t('confirm.done'))}
<p><a class="button primary" href="${signIn}">${t('sign-in.submit')}</a></p>`;
  return page(context, { title, body });
}

export function confirmInvalidPage(context: PageContext, signIn: string): string {
  const { t } = context;
  const title = t('confirm.title');
  const body = html`<h1>${title}</h1>
${notice('error', t('confirm.invalid'))}
<p><a class="button primary" href="${signIn}">${t('sign-in.submit')}</a></p>
<p class="other"><a href="${`${signIn}&screen=signup`}">${t('sign-up.submit')}</a></p>`;
  return page(context, { title, body });
}
