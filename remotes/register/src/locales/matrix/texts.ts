import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { MatrixText } from './en.ts';

export const matrixLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'matrix';

export const useMatrixText = () => useT<MatrixText>(NAMESPACE);

/** True when the texts are there; they are loaded with the matrix. */
export const useMatrixTextsLoaded = () => useLazyTexts(NAMESPACE, matrixLocales);
