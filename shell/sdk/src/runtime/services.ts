import type { Preferences } from '@parapet/contracts';
import { createContext, useContext } from 'react';
import type { Changes } from '../data/changes.ts';
import type { LiveUpdates } from '../live/live-updates.ts';
import type { HostTranslator } from '../locale/translator.ts';
import type { Confirmations } from '../messages/confirmations.ts';
import type { Notifications } from '../messages/notifications.ts';
import type { Store } from './store.ts';
import type { LinkIntents } from '../remote/link-intents.ts';
import type { LeftSaves } from '../saving/left-saves.ts';
import type { UnsavedForms } from './unsaved.ts';

/** Theme, language and order of dates that a page shows before they are saved. */
export type AppearancePreview = Partial<Pick<Preferences, 'theme' | 'language' | 'dateOrder'>>;

/** What the host runs for every remote. */
export interface Services {
  translator: HostTranslator;
  notifications: Notifications;
  confirmations: Confirmations;
  preview: Store<AppearancePreview>;
  unsavedForms: UnsavedForms;
  leftSaves: LeftSaves;
  changes: Changes;
  live: LiveUpdates;
  linkIntents: LinkIntents;
  /** Tells the person of a failure that nothing else shows. @param text for a failure that has no reason to tell */
  reportFailure: (error: unknown, text?: string) => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The Parapet SDK works only below SdkProvider (or renderWithSdk in a test)');
  return services;
}
