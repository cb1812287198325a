import type { Language } from '../../schemas/organization/me.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Texts } from './texts.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, es, fr, de };

export const textsOf = (language: Language): Texts => TEXTS[language];
