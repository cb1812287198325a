/** The texts of the assistant in all languages. */
import type { Language } from '@parapet/contracts';
import { de } from './de.ts';
import { draftsDe } from './drafts-de.ts';
import { draftsEn } from './drafts-en.ts';
import { draftsEs } from './drafts-es.ts';
import { draftsFr } from './drafts-fr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { examplesDe } from './examples-de.ts';
import { examplesEn } from './examples-en.ts';
import { examplesEs } from './examples-es.ts';
import { examplesFr } from './examples-fr.ts';
import { fr } from './fr.ts';
import { ratingDe } from './rating-de.ts';
import { ratingEn } from './rating-en.ts';
import { ratingEs } from './rating-es.ts';
import { ratingFr } from './rating-fr.ts';
import type { DraftTexts, Examples, RatingWords, Texts } from './types.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { en, de, fr, es };
export const EXAMPLES: Readonly<Record<Language, Examples>> = {
  en: examplesEn,
  de: examplesDe,
  fr: examplesFr,
  es: examplesEs,
};
export const DRAFTS: Readonly<Record<Language, DraftTexts>> = {
  en: draftsEn,
  de: draftsDe,
  fr: draftsFr,
  es: draftsEs,
};
export const RATINGS: Readonly<Record<Language, RatingWords>> = {
  en: ratingEn,
  de: ratingDe,
  fr: ratingFr,
  es: ratingEs,
};
