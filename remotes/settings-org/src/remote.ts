import { defineRemote, lazyPage } from '@parapet/sdk';
import { auditTexts, releaseTexts } from './locales/page-texts.ts';

export const remote = defineRemote({
  name: 'settings-org',
  pages: {
    '/settings': lazyPage(() => import('./pages/settings-page.tsx').then((module) => module.SettingsPage)),
    '/settings/releases': lazyPage(() => import('./pages/releases-page.tsx').then((module) => module.ReleasesPage), {
      texts: [releaseTexts],
    }),
    '/organization': lazyPage(() => import('./pages/organization-page.tsx').then((module) => module.OrganizationPage)),
    '/organization/audit-log': lazyPage(
      () => import('./pages/audit-log-page.tsx').then((module) => module.AuditLogPage),
      { texts: [auditTexts] },
    ),
    '/resources': lazyPage(() => import('./pages/placeholder-pages.tsx').then((module) => module.ResourcesPage)),
    '/sustainability': lazyPage(() =>
      import('./pages/placeholder-pages.tsx').then((module) => module.SustainabilityPage),
    ),
  },
  locales: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    es: () => import('./locales/es.ts').then((module) => module.es),
    fr: () => import('./locales/fr.ts').then((module) => module.fr),
    de: () => import('./locales/de.ts').then((module) => module.de),
  },
});
