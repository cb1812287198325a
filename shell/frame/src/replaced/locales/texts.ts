import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { ReplacedText } from './en.ts';

export const replacedLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'replaced';

export const useReplacedText = () => useT<ReplacedText>(NAMESPACE);

/** True when the texts are there; they are loaded with the first toast. */
export const useReplacedTextsLoaded = () => useLazyTexts(NAMESPACE, replacedLocales);
