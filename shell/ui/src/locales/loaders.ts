/** The kit's texts by language, for the host, which loads only the language that it needs. */
import type { KitLocale, Texts } from './texts.ts';

export const kitLocales: Readonly<Record<KitLocale, () => Promise<Texts>>> = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};
