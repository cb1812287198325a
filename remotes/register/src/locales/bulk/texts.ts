import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { BulkText } from './en.ts';

export const bulkLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'bulk';

export const useBulkText = () => useT<BulkText>(NAMESPACE);

/** True when the texts are there; they are loaded with the bar of bulk changes. */
export const useBulkTextsLoaded = () => useLazyTexts(NAMESPACE, bulkLocales);
