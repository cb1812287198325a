import { defineRemote, lazyPage, listRequest, query } from '@parapet/sdk';
import { riskList } from './features/risks/risk-list.ts';

export const remote = defineRemote({
  name: 'register',
  pages: {
    '/dashboard': lazyPage(() => import('./pages/dashboard-page.tsx').then((module) => module.DashboardPage)),
    '/add-risk': lazyPage(() => import('./pages/add-risk-page.tsx').then((module) => module.AddRiskPage)),
    '/risk-register': lazyPage(() => import('./pages/risk-register-page.tsx').then((module) => module.RiskRegisterPage), {
      prefetch: ({ search, session }) => [query('listRisks', { organization_id: session.organizationId, ...listRequest(riskList, search) })],
    }),
  },
  locales: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    es: () => import('./locales/es.ts').then((module) => module.es),
    fr: () => import('./locales/fr.ts').then((module) => module.fr),
    de: () => import('./locales/de.ts').then((module) => module.de),
  },
});
