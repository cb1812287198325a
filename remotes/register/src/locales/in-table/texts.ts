import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { InTableText } from './en.ts';

export const inTableLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'in-table';

export const useInTableText = () => useT<InTableText>(NAMESPACE);

/** True when the texts are there; they are loaded with the first change in the table. */
export const useInTableTextsLoaded = () => useLazyTexts(NAMESPACE, inTableLocales);
