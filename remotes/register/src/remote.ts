import { defineRemote, lazyPage, listRequest, query, storedTableView } from '@parapet/sdk';
import { dashboardQuery, rangeOf } from './api/dashboard-queries.ts';
import { dueDatesIn, RISK_TABLE, riskList } from './features/risks/risk-list.ts';
import { addRiskTexts, connectionsTexts, dashboardTexts } from './locales/page-texts.ts';

export const remote = defineRemote({
  name: 'register',
  pages: {
    '/dashboard': lazyPage(() => import('./pages/dashboard-page.tsx').then((module) => module.DashboardPage), {
      prefetch: ({ search }) => [dashboardQuery(rangeOf(search.get('range')))],
      texts: [dashboardTexts],
    }),
    '/add-risk': lazyPage(() => import('./pages/add-risk-page.tsx').then((module) => module.AddRiskPage), {
      texts: [addRiskTexts],
    }),
    '/risk-register': lazyPage(
      () => import('./pages/risk-register-page.tsx').then((module) => module.RiskRegisterPage),
      {
        prefetch: ({ search, session }) => {
          const { sort, columns } = storedTableView(session.preferences, RISK_TABLE);
          const ofView = search.get('columns')?.split(',');
          const due = dueDatesIn(ofView === undefined ? columns : { order: ofView, hidden: [] });
          return [query('listRisks', { ...listRequest(riskList, search, sort), ...due })];
        },
      },
    ),
    '/risk-connections': lazyPage(
      () => import('./pages/risk-connections-page.tsx').then((module) => module.RiskConnectionsPage),
      { texts: [connectionsTexts] },
    ),
    '/plans-tasks': lazyPage(() => import('./pages/plans-tasks-page.tsx').then((module) => module.PlansTasksPage)),
  },
  locales: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    es: () => import('./locales/es.ts').then((module) => module.es),
    fr: () => import('./locales/fr.ts').then((module) => module.fr),
    de: () => import('./locales/de.ts').then((module) => module.de),
  },
});
