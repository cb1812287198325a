import type { Theme } from '@parapet/contracts';
import { LOCALES, type Locale } from '@parapet/sdk';
import { isLocale } from '@parapet/sdk/host';

/** Language and theme as this browser last had them: for the landing page and the first paint, before preferences are here. */
const LANGUAGE_KEY = 'parapet.language';
const THEME_KEY = 'parapet.theme';

/** Storage can be switched off in a browser; then nothing is remembered, and nothing else breaks. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See `read`.
  }
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** The language chosen here before, else the first of the browser's that there is, else English. */
export function initialLocale(languages: readonly string[] = navigator.languages): Locale {
  const remembered = read(LANGUAGE_KEY);
  if (isLocale(remembered)) return remembered;
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase());
  return spoken.find(isLocale) ?? LOCALES[0];
}

export function initialTheme(): Theme {
  const remembered = read(THEME_KEY);
  return isTheme(remembered) ? remembered : 'system';
}

export function remember({ language, theme }: { language: Locale; theme: Theme }): void {
  write(LANGUAGE_KEY, language);
  write(THEME_KEY, theme);
}
