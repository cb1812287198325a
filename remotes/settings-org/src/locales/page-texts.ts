/** Texts that only one page needs; those of `en.ts` are there on every page. */
import type { PageTexts } from '@parapet/sdk';

export const auditTexts: PageTexts = {
  namespace: 'settings-org',
  locales: {
    en: () => import('./audit/en.ts').then((module) => module.auditTexts),
    es: () => import('./audit/es.ts').then((module) => module.auditTexts),
    fr: () => import('./audit/fr.ts').then((module) => module.auditTexts),
    de: () => import('./audit/de.ts').then((module) => module.auditTexts),
  },
};

export const releaseTexts: PageTexts = {
  namespace: 'settings-org',
  locales: {
    en: () => import('./releases/en.ts').then((module) => module.releaseTexts),
    es: () => import('./releases/es.ts').then((module) => module.releaseTexts),
    fr: () => import('./releases/fr.ts').then((module) => module.releaseTexts),
    de: () => import('./releases/de.ts').then((module) => module.releaseTexts),
  },
};
