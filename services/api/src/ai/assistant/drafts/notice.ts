/** The notice in each answer, so that nobody takes rules and templates for a language model. */
import type { Language } from '@parapet/contracts';
import { textsOf } from './texts.ts';

export const NOTICE = textsOf('en').notice;

/** Appends the notice in the language of the answer. */
export const withNotice = (text: string, language: Language) => `${text.trim()}\n\n_${textsOf(language).notice}_`;
