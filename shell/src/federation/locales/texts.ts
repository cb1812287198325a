import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { ReleaseText } from './en.ts';

export const releaseLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'releases';

export const useReleaseText = () => useT<ReleaseText>(NAMESPACE);

/** True when the texts are there. */
export const useReleaseTextsLoaded = () => useLazyTexts(NAMESPACE, releaseLocales);
