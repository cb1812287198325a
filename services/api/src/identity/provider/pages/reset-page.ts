/** The form to choose a new password, with a link that was handed out for it. */
import { html } from '../../../platform/html.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import { fields, notice, type FieldErrors } from './field.ts';

export interface ResetPage {
  /** URL of the form. */
  action: string;
  email: string;
  /** The secret of the link. */
  token: string;
  /** Number of API tokens of the person. Unless it is 0, the form asks whether to revoke them. */
  tokens: number;
  /** Whether the box to revoke the tokens is checked. */
  revokesTokens?: boolean;
  errors?: FieldErrors;
}

export function resetPage(
  context: PageContext,
  { action, email, token, tokens, revokesTokens = false, errors = {} }: ResetPage,
): string {
  const { t } = context;
  const title = t('reset.title');
  const body = html`<h1>${title}</h1>
<p class="muted">${t('reset.who', { email })}</p>
<form method="post" action="${action}" novalidate>
<input type="text" name="username" autocomplete="username" value="${email}" hidden>
<input type="hidden" name="token" value="${token}">
${fields(context, [{ name: 'password', label: 'password.new', type: 'password', autocomplete: 'new-password', hint: 'password.rule' }], errors)}
${
  tokens > 0 &&
  html`<div class="control">
<label class="choice"><input type="checkbox" name="tokens" value="revoke" aria-describedby="tokens-hint"${revokesTokens && html` checked`}> ${t('reset.tokens', { count: String(tokens) })}</label>
<p class="hint" id="tokens-hint">${t('reset.tokens.hint')}</p>
</div>`
}
<button class="primary">${t('reset.submit')}</button>
</form>`;
  return page(context, { title, body, script: '/idp/assets/form.js' });
}

/** The password was changed. */
export function resetDonePage(context: PageContext, signIn: string): string {
  const { t } = context;
  const title = t('reset.title');
  const body = html`<h1>${title}</h1>
${notice('success', t('reset.done'))}
<p><a class="button primary" href="${signIn}">${t('sign-in.submit')}</a></p>`;
  return page(context, { title, body });
}

/** The link does not work (any more). @param forgot where to get another one */
export function resetInvalidPage(context: PageContext, forgot: string): string {
  const { t } = context;
  const title = t('reset.title');
  const body = html`<h1>${title}</h1>
${notice('error', t('reset.invalid'))}
<p><a class="button primary" href="${forgot}">${t('reset.again')}</a></p>
<p class="other back"><a href="/" target="_top">${t('back')}</a></p>`;
  return page(context, { title, body });
}
