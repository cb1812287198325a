import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { PaletteText } from './en.ts';

export const paletteLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'palette';

export const usePaletteText = () => useT<PaletteText>(NAMESPACE);

/** True when the texts are there; they are loaded when the palette is first opened. */
export const usePaletteTextsLoaded = () => useLazyTexts(NAMESPACE, paletteLocales);
