import type { LocaleLoaders } from './locale.ts';

export const SDK_NAMESPACE = 'sdk';

/** The few texts of the SDK itself. */
export const sdkLocales: LocaleLoaders = {
  en: () => import('../locales/en.ts').then((module) => module.en),
  es: () => import('../locales/es.ts').then((module) => module.es),
  fr: () => import('../locales/fr.ts').then((module) => module.fr),
  de: () => import('../locales/de.ts').then((module) => module.de),
};
