/** Every answer says what gave it: nobody should take rules and templates for a language model. */
import type { Language } from '../schemas/organization/me.ts';
import { textsOf } from './texts/texts-of.ts';

/** In English. */
export const NOTICE = textsOf('en').notice;

/** Ends an answer with the notice, in the language of the answer. */
export const withNotice = (text: string, language: Language) => `${text.trim()}\n\n_${textsOf(language).notice}_`;
