/** The forms for sign-in and sign-up. */
import { html } from '../../../platform/html.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import { fields, notice, type Field, type FieldErrors } from './field.ts';

export type Screen = 'login' | 'signup';

export interface SignInPage {
  screen: Screen;
  /** Path of this sign-in; the URLs of the forms are below it. */
  action: string;
  values?: { email?: string; name?: string };
  errors?: FieldErrors;
  /** An error that does not belong to a field. */
  problem?: string | undefined;
}

export function signInPage(
  context: PageContext,
  { screen, action, values = {}, errors = {}, problem }: SignInPage,
): string {
  const { t } = context;
  const kind = screen === 'login' ? 'sign-in' : 'sign-up';
  const other = screen === 'login' ? 'sign-up' : 'sign-in';
  const body = html`<h1>${t(`${kind}.title`)}</h1>
${problem !== undefined && notice('error', problem)}
<form method="post" action="${action}/${screen}" novalidate>
${fields(context, screen === 'login' ? loginFields(values) : signUpFields(values), errors)}
<button class="primary">${t(`${kind}.submit`)}</button>
</form>
${screen === 'login' && html`<p class="other"><a href="/idp/forgot?from=${action.split('/').at(-1)}">${t('forgot.title')}</a></p>`}
<form method="post" action="${action}/abort" class="cancel"><button class="quiet">${t('cancel')}</button></form>
<p class="other">${t(`${kind}.other`)} <a href="${action}?screen=${screen === 'login' ? 'signup' : 'login'}">${t(other === 'sign-up' ? 'sign-up.submit' : 'sign-in.submit')}</a></p>`;
  return page(context, { title: t(`${kind}.title`), body, script: '/idp/assets/form.js' });
}

const emailField = (value?: string): Field => ({
  name: 'email',
  label: 'email',
  type: 'email',
  autocomplete: 'username',
  value,
});

const loginFields = ({ email }: { email?: string }): Field[] => [
  emailField(email),
  { name: 'password', label: 'password', type: 'password', autocomplete: 'current-password' },
];

const signUpFields = ({ email, name }: { email?: string; name?: string }): Field[] => [
  { name: 'name', label: 'name', type: 'text', autocomplete: 'name', value: name },
  emailField(email),
  { name: 'password', label: 'password', type: 'password', autocomplete: 'new-password', hint: 'password.rule' },
];
