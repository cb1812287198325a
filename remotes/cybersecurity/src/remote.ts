import { defineRemote, lazyPage } from '@parapet/sdk';

export const remote = defineRemote({
  name: 'cybersecurity',
  pages: {
    '/cybersecurity': lazyPage(() =>
      import('./pages/cybersecurity-page.tsx').then((module) => module.CybersecurityPage),
    ),
    '/grc/templates': lazyPage(() =>
      import('./pages/grc-templates-page.tsx').then((module) => module.GrcTemplatesPage),
    ),
    '/grc/templates/new': lazyPage(() =>
      import('./pages/grc-editor-page.tsx').then((module) => module.NewGrcTemplatePage),
    ),
    '/grc/templates/:id/edit': lazyPage(() =>
      import('./pages/grc-editor-page.tsx').then((module) => module.EditGrcTemplatePage),
    ),
    '/grc/templates/:id/view': lazyPage(() => import('./pages/grc-view-page.tsx').then((module) => module.GrcViewPage)),
  },
  locales: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    es: () => import('./locales/es.ts').then((module) => module.es),
    fr: () => import('./locales/fr.ts').then((module) => module.fr),
    de: () => import('./locales/de.ts').then((module) => module.de),
  },
});
