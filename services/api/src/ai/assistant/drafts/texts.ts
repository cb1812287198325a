/** What drafts say, in each language. */
import type { Language } from '@parapet/contracts';
import type { DraftTexts } from '../texts/draft-texts.ts';
import { draftsDe } from '../texts/drafts-de.ts';
import { draftsEn } from '../texts/drafts-en.ts';
import { draftsEs } from '../texts/drafts-es.ts';
import { draftsFr } from '../texts/drafts-fr.ts';

const TEXTS: Readonly<Record<Language, DraftTexts>> = { en: draftsEn, de: draftsDe, fr: draftsFr, es: draftsEs };

export const textsOf = (language: Language): DraftTexts => TEXTS[language];
