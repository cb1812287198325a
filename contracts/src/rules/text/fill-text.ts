import type { Language } from '../../schemas/organization/me.ts';

type Messages = Readonly<Record<string, string>>;

/** Values to fill in; `count` also picks the plural form (`key_one`, `key_other`…). */
export type TextValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<Language, Intl.PluralRules>();
const numberFormats = new Map<Language, Intl.NumberFormat>();

function written(locale: Language, value: string | number): string {
  if (typeof value === 'string') return value;
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, format);
  return format.format(value);
}

function pluralForm(locale: Language, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
}

/** The text of a key: the plural form for `count` where there is one; French and Spanish `many` falls back to `other`. */
function pick(messages: Messages, locale: Language, key: string, values: TextValues): string | undefined {
  const { count } = values;
  if (typeof count !== 'number') return messages[key];
  return messages[`${key}_${pluralForm(locale, count)}`] ?? messages[`${key}_other`] ?? messages[key];
}

/** Fills `{{name}}` from the values, numbers with separators; a name without a value stays, so that its absence is seen. */
export function fillText(messages: Messages, locale: Language, key: string, values: TextValues = {}): string {
  const text = pick(messages, locale, key, values) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => written(locale, values[name] ?? whole));
}
