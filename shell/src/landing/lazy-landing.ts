import { lazyPage, type LocaleLoaders } from '@parapet/sdk';
import { SHELL_NAMESPACE } from '../locales/texts.ts';

/** Texts of the landing page and of invitations, which are answered there. */
export const landingLocales: LocaleLoaders = {
  en: () => import('./locales/en.ts').then((module) => module.landing),
  es: () => import('./locales/es.ts').then((module) => module.landing),
  fr: () => import('./locales/fr.ts').then((module) => module.landing),
  de: () => import('./locales/de.ts').then((module) => module.landing),
};

/** Loaded on demand: most people who are signed in need neither its code nor its texts. */
export const LazyLanding = lazyPage(() => import('./landing-page.tsx').then((module) => module.LandingPage), {
  texts: [{ namespace: SHELL_NAMESPACE, locales: landingLocales }],
});
