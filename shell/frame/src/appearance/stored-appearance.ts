import { THEMES, type Theme } from '@parapet/contracts';
import { LOCALES, type Locale } from '@parapet/sdk';
import { isLocale } from '@parapet/sdk/host';

/** Language and theme of the last visit in this browser. `index.html` reads them too, before the first paint. */
const LANGUAGE_KEY = 'parapet.language';
const THEME_KEY = 'parapet.theme';

/** Storage can be switched off in a browser; then nothing is stored, and nothing else breaks. */
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

/** The stored language, else the first of the browser's languages that the product has, else English. */
export function initialLocale(languages: readonly string[] = navigator.languages): Locale {
  const stored = read(LANGUAGE_KEY);
  if (isLocale(stored)) return stored;
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase());
  return spoken.find(isLocale) ?? LOCALES[0];
}

export function storedTheme(): Theme {
  const stored = read(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export function storeAppearance({ language, theme }: { language: Locale; theme: Theme }): void {
  write(LANGUAGE_KEY, language);
  write(THEME_KEY, theme);
}
