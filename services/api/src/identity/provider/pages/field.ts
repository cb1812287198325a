/** Fields of the provider's forms, with label, hint and error. */
import { html, type Html } from '../../../platform/html.ts';
import type { PageContext } from '../../pages/layout.ts';
import type { TextKey } from '../../pages/texts/en.ts';

export interface Field {
  name: 'name' | 'email' | 'password' | 'current';
  label: TextKey;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  hint?: TextKey;
  error?: TextKey | undefined;
  focused?: boolean;
}

/** Errors by field. */
export type FieldErrors = Partial<Record<Field['name'], TextKey>>;

/** Renders the fields. The first one with an error, otherwise the first one, has the focus. */
export function fields(context: PageContext, list: readonly Field[], errors: FieldErrors): Html[] {
  const focused =
    list.find(({ name }) => errors[name] !== undefined) ??
    list.find(({ value }) => value === undefined || value === '');
  return list.map((field) => control(context, { ...field, error: errors[field.name], focused: field === focused }));
}

function control({ t }: PageContext, { name, label, type, autocomplete, value, hint, error, focused }: Field): Html {
  const described = [error !== undefined && `${name}-error`, hint !== undefined && `${name}-hint`]
    .filter(Boolean)
    .join(' ');
  const [show, hide] = [t('password.show'), t('password.hide')];
  return html`<div class="control">
<div class="label-row"><label for="${name}">${t(label)}</label>${type === 'password' && html`<button type="button" class="inline" data-shows="${name}" data-show="${show}" data-hide="${hide}" aria-pressed="false" hidden>${show}</button>`}</div>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required value="${value}"${type === 'email' && html` autocapitalize="none" spellcheck="false"`}${error !== undefined && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}${focused === true && html` autofocus`}>
${error !== undefined && html`<p class="field-error" id="${name}-error">${t(error)}</p>`}
${hint !== undefined && html`<p class="hint" id="${name}-hint">${t(hint)}</p>`}
</div>`;
}

/** A message above the form. */
export function notice(kind: 'error' | 'success', text: string): Html {
  return html`<p class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}">${text}</p>`;
}
