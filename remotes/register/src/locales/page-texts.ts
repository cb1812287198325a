/** Texts that only one page needs; those of `en.ts` are there on every page. */
import type { PageTexts } from '@parapet/sdk';

export const dashboardTexts: PageTexts = {
  namespace: 'register',
  locales: {
    en: () => import('./dashboard/en.ts').then((module) => module.dashboardEn),
    es: () => import('./dashboard/es.ts').then((module) => module.dashboardEs),
    fr: () => import('./dashboard/fr.ts').then((module) => module.dashboardFr),
    de: () => import('./dashboard/de.ts').then((module) => module.dashboardDe),
  },
};

export const connectionsTexts: PageTexts = {
  namespace: 'register',
  locales: {
    en: () => import('./connections/en.ts').then((module) => module.connections),
    es: () => import('./connections/es.ts').then((module) => module.connections),
    fr: () => import('./connections/fr.ts').then((module) => module.connections),
    de: () => import('./connections/de.ts').then((module) => module.connections),
  },
};

export const addRiskTexts: PageTexts = {
  namespace: 'register',
  locales: {
    en: () => import('./add-risk/en.ts').then((module) => module.addRisk),
    es: () => import('./add-risk/es.ts').then((module) => module.addRisk),
    fr: () => import('./add-risk/fr.ts').then((module) => module.addRisk),
    de: () => import('./add-risk/de.ts').then((module) => module.addRisk),
  },
};
