/** The terms of the catalog in all languages, and those that are the same in all of them. */
import type { Language } from '@parapet/contracts';
import { termsDe } from './terms-de.ts';
import { termsEn } from './terms-en.ts';
import { termsEs } from './terms-es.ts';
import { termsFr } from './terms-fr.ts';
import type { CatalogTerms } from './types.ts';

export const TERMS: Readonly<Record<Language, CatalogTerms>> = { en: termsEn, de: termsDe, fr: termsFr, es: termsEs };
