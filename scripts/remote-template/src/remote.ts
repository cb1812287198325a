import { defineRemote, lazyPage } from '@parapet/sdk';

export const remote = defineRemote({
  name: '__NAME__',
  pages: { '/__NAME__': lazyPage(() => import('./pages/home-page.tsx').then((module) => module.HomePage)) },
  locales: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    es: () => import('./locales/es.ts').then((module) => module.es),
    fr: () => import('./locales/fr.ts').then((module) => module.fr),
    de: () => import('./locales/de.ts').then((module) => module.de),
  },
});
