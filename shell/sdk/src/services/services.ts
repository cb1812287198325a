import { createContext, useContext } from 'react';
import type { Preferences } from '@parapet/contracts';
import type { Confirmations } from '../messages/confirm.ts';
import type { Notifications } from '../messages/notify.ts';
import type { Translator } from '../locale/translator.ts';
import type { Store } from './store.ts';

/** Theme and language that a page shows before they are saved. */
export type AppearancePreview = Partial<Pick<Preferences, 'theme' | 'language'>>;

/** What the host runs for every remote. */
export interface Services {
  translator: Translator;
  notifications: Notifications;
  confirmations: Confirmations;
  preview: Store<AppearancePreview>;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The Parapet SDK works only below SdkProvider (or renderWithSdk in a test)');
  return services;
}
