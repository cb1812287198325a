import { THEMES, type Theme } from '@parapet/contracts';
import { LOCALES, readStored, writeStored, type Locale } from '@parapet/sdk';
import { isLocale } from '@parapet/sdk/host';

/** Language and theme of the last visit in this browser. `index.html` reads them too, before the first paint. */
const LANGUAGE_KEY = 'parapet.language';
const THEME_KEY = 'parapet.theme';

/** The stored language, else the first of the browser's languages that the product has, else English. */
export function initialLocale(languages: readonly string[] = navigator.languages): Locale {
  const stored = readStored(LANGUAGE_KEY);
  if (isLocale(stored)) return stored;
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase());
  return spoken.find(isLocale) ?? LOCALES[0];
}

export function storedTheme(): Theme {
  const stored = readStored(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export function storeAppearance({ language, theme }: { language: Locale; theme: Theme }): void {
  writeStored(LANGUAGE_KEY, language);
  writeStored(THEME_KEY, theme);
}
