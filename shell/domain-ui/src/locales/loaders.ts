/** Texts of this package; the host registers them under {@link DOMAIN_NAMESPACE} before it shows a page. */
import type { LocaleLoaders } from '@parapet/sdk';

export const DOMAIN_NAMESPACE = 'domain';

export const domainLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};
