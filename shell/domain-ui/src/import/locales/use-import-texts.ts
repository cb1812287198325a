import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { ImportText } from './en.ts';

export const importLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'import';

/** Texts of the import; for components that are rendered once {@link useImportTextsLoaded} is true. */
export function useImportTexts() {
  return useT<ImportText>(NAMESPACE);
}

/** True when the texts are there; they are loaded with the dialog. */
export function useImportTextsLoaded(): boolean {
  return useLazyTexts(NAMESPACE, importLocales);
}
