import type { Language } from '@parapet/contracts';

/** Languages of the interface; every text exists in each. */
export const LOCALES = ['en', 'es', 'fr', 'de'] as const satisfies readonly Language[];
export type Locale = (typeof LOCALES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** A text in each language. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Texts by key. Values between double braces are filled in: `'{{n}} scenarios available'`. */
export type Messages = Readonly<Record<string, string>>;

/** Loads a namespace's texts, one language at a time, so that nobody downloads the other three. */
export type LocaleLoaders = Readonly<Record<Locale, () => Promise<Messages>>>;

/** Values to fill in; `count` also picks the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
