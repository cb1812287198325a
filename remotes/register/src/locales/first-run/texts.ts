import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { FirstRunText } from './en.ts';

export type { FirstRunText };

export const firstRunLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'first-run';

export const useFirstRunText = () => useT<FirstRunText>(NAMESPACE);

/** True when the texts are there; they are loaded with what an organization that is new is shown. */
export const useFirstRunTextsLoaded = () => useLazyTexts(NAMESPACE, firstRunLocales);
