/** Texts of this package by language. */
import type { LocaleLoaders } from '@parapet/sdk';

export { DOMAIN_NAMESPACE } from './namespace.ts';

export const domainLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};
