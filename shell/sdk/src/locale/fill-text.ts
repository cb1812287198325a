import type { Locale, Messages } from './locale.ts';

/** Values to fill in; `count` also picks the plural form (`key_one`, `key_other`…). */
export type TextValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<Locale, Intl.PluralRules>();

function pluralForm(locale: Locale, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
}

/** The text of a key: the plural form for `count` where there is one; French and Spanish `many` falls back to `other`. */
function pick(messages: Messages, locale: Locale, key: string, values: TextValues): string | undefined {
  const { count } = values;
  if (typeof count !== 'number') return messages[key];
  return messages[`${key}_${pluralForm(locale, count)}`] ?? messages[`${key}_other`] ?? messages[key];
}

/** Fills `{{name}}` from the values; a name without a value stays, so that its absence is seen. */
export function fillText(messages: Messages, locale: Locale, key: string, values: TextValues = {}): string {
  const text = pick(messages, locale, key, values) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
