/** The form to ask for a link with which one chooses a new password. */
import { html } from '../../../platform/html.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import { fields, notice, type FieldErrors } from './field.ts';

export interface ForgotPage {
  /** URL of the form. */
  action: string;
  /** Path back to the sign-in; in the same frame when it is one of this provider. */
  signIn: string;
  email?: string;
  errors?: FieldErrors;
  /** A link was asked for. */
  isSent?: boolean;
}

export function forgotPage(
  context: PageContext,
  { action, signIn, email, errors = {}, isSent = false }: ForgotPage,
): string {
  const { t } = context;
  const title = t('forgot.title');
  const body = html`<h1>${title}</h1>
${isSent ? notice('success', t('forgot.sent', { email: email ?? '' })) : html`<p class="muted">${t('forgot.text')}</p>`}
<form method="post" action="${action}" novalidate>
${fields(context, [{ name: 'email', label: 'email', type: 'email', autocomplete: 'username', ...(email !== undefined && { value: email }) }], errors)}
<button class="${isSent ? 'secondary' : 'primary'}">${t(isSent ? 'forgot.again' : 'forgot.submit')}</button>
</form>
${isSent && html`<p class="hint">${t('no-mail.hint')}</p>`}
<p class="other"><a href="${signIn}">${t('to-sign-in')}</a></p>`;
  return page(context, { title, body, script: '/idp/assets/form.js' });
}

/** The page to show instead where no mail can be sent. */
export function askAdminPage(context: PageContext, signIn: string): string {
  const { t } = context;
  const title = t('forgot.title');
  const body = html`<h1>${title}</h1>
<p>${t('forgot.ask-admin')}</p>
<p class="command"><code>npm run reset-password -- ${t('email.example')}</code></p>
<p class="other"><a href="${signIn}">${t('to-sign-in')}</a></p>`;
  return page(context, { title, body, script: '/idp/assets/form.js' });
}
