import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { NotificationText } from './en.ts';

export const notificationLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'notifications';

export const useNotificationText = () => useT<NotificationText>(NAMESPACE);

/** True when the texts are there; they are loaded with the first list. */
export const useNotificationTextsLoaded = () => useLazyTexts(NAMESPACE, notificationLocales);
