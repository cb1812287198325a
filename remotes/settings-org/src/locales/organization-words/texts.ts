import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { WordText } from './en.ts';

export const wordLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'organization-words';

export const useWordTexts = () => useT<WordText>(NAMESPACE);

/** True when the texts are there; they are loaded with the part of the page that shows the organization's words. */
export const useWordTextsLoaded = () => useLazyTexts(NAMESPACE, wordLocales);
