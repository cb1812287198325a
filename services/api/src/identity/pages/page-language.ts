/** Chooses the language of a page. */
import { de } from './texts/de.ts';
import { en, type Texts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

export type Language = 'en' | 'es' | 'fr' | 'de';

const TEXTS: Readonly<Record<Language, Texts>> = { en, es, fr, de };

export function textsIn(language: Language): Texts {
  return TEXTS[language];
}

/**
 * @param wanted `ui_locales` of the sign-in: language tags separated by spaces, in order of preference
 * @param accepted the Accept-Language header
 * @returns the first supported language in `wanted`, then in `accepted`; otherwise English
 */
export function languageOf(wanted: unknown, accepted: string | undefined): Language {
  const tags = [...(typeof wanted === 'string' ? wanted.split(' ') : []), ...byQuality(accepted ?? '')];
  return tags.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLanguage) ?? 'en';
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(TEXTS, tag);
}

function byQuality(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
