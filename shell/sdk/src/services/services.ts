import { createContext, useContext } from 'react';
import type { Confirmations } from '../messages/confirm.ts';
import type { Notifications } from '../messages/notify.ts';
import type { Translator } from '../locale/translator.ts';

/** What the host runs for every remote. */
export interface Services {
  translator: Translator;
  notifications: Notifications;
  confirmations: Confirmations;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The Parapet SDK works only below SdkProvider (or renderWithSdk in a test)');
  return services;
}
