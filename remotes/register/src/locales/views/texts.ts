import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { ViewsText } from './en.ts';

export const viewsLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'views';

export const useViewsText = () => useT<ViewsText>(NAMESPACE);

/** True when the texts are there; they are loaded with the filters of the register. */
export const useViewsTextsLoaded = () => useLazyTexts(NAMESPACE, viewsLocales);
