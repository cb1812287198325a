import { defineRemote, lazyPage } from '@parapet/sdk';

export const remote = defineRemote({
  name: 'cybersecurity',
  pages: {
    '/cybersecurity': lazyPage(() => import('./pages/cybersecurity-page.tsx').then((module) => module.CybersecurityPage)),
  },
  locales: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    es: () => import('./locales/es.ts').then((module) => module.es),
    fr: () => import('./locales/fr.ts').then((module) => module.fr),
    de: () => import('./locales/de.ts').then((module) => module.de),
  },
});
