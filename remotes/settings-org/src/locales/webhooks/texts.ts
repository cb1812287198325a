import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { WebhookText } from './en.ts';

export const webhookLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'webhooks';

export const useWebhookTexts = () => useT<WebhookText>(NAMESPACE);

/** True when the texts are there; they are loaded with the part of the page that shows webhooks. */
export const useWebhookTextsLoaded = () => useLazyTexts(NAMESPACE, webhookLocales);
