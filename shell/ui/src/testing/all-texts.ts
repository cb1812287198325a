/** The kit's texts in all languages at once, for tests and stories. */
import { de } from '../locales/de.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { fr } from '../locales/fr.ts';
import type { KitLocale, KitText, Texts } from '../locales/texts.ts';

export const LOCALES: Readonly<Record<KitLocale, Texts>> = { en, es, fr, de };

export function textsIn(locale: KitLocale): KitText {
  return (key) => LOCALES[locale][key];
}
