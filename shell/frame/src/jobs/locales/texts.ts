import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { JobText } from './en.ts';

export const jobLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'jobs';

export const useJobText = () => useT<JobText>(NAMESPACE);

/** True when the texts are there; they are loaded with the first job that is shown. */
export const useJobTextsLoaded = () => useLazyTexts(NAMESPACE, jobLocales);
