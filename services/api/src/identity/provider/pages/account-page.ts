/** The form to change one's password. */
import { html } from '../../../platform/html.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import { fields, notice, type FieldErrors } from './field.ts';

export interface AccountPage {
  email: string;
  /** URL of the form. */
  action: string;
  errors?: FieldErrors;
  problem?: string | undefined;
  changed?: boolean;
}

export function accountPage(
  context: PageContext,
  { email, action, errors = {}, problem, changed = false }: AccountPage,
): string {
  const { t } = context;
  const title = t('account.title');
  const form = html`<form method="post" action="${action}" novalidate>
<input type="text" name="username" autocomplete="username" value="${email}" hidden>
${fields(
  context,
  [
    { name: 'current', label: 'password.current', type: 'password', autocomplete: 'current-password' },
    { name: 'password', label: 'password.new', type: 'password', autocomplete: 'new-password', hint: 'password.rule' },
  ],
  errors,
)}
<button class="primary">${t('account.submit')}</button>
</form>`;
  const body = html`<h1>${title}</h1>
<p class="muted">${t('account.who', { email })}</p>
${problem !== undefined && notice('error', problem)}
${changed ? notice('success', t('account.done')) : form}
<p class="other back"><a href="/" target="_top">${t('back')}</a></p>`;
  return page(context, { title, body, script: '/idp/assets/form.js' });
}
