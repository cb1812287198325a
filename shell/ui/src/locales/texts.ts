import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type { TextKey, Texts } from './en.ts';
export type KitLocale = 'en' | 'es' | 'fr' | 'de';

export const LOCALES: Readonly<Record<KitLocale, Texts>> = { en, es, fr, de };

/** Fills `{name}` in a text; a name without a value stays as it is, so that it is seen. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
