import { defineRemote, lazyPage } from '@parapet/sdk';

export const remote = defineRemote({
  name: 'risk-flow',
  pages: {
    '/risk-flow': lazyPage(() => import('./pages/start-risk-flow-page.tsx').then((module) => module.StartRiskFlowPage)),
    '/risk-flow/:id': lazyPage(() => import('./pages/risk-flow-page.tsx').then((module) => module.RiskFlowPage)),
    '/risk-flows/:id/edit': lazyPage(() =>
      import('./pages/edit-risk-flow-page.tsx').then((module) => module.EditRiskFlowPage),
    ),
    '/risk-flows/:id/report': lazyPage(() =>
      import('./pages/flow-report-page.tsx').then((module) => module.FlowReportPage),
    ),
  },
  locales: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    es: () => import('./locales/es.ts').then((module) => module.es),
    fr: () => import('./locales/fr.ts').then((module) => module.fr),
    de: () => import('./locales/de.ts').then((module) => module.de),
  },
});
