import type { QueryClient } from '@tanstack/react-query';
import { ApiError, errorMessage, isOffline } from '../data/failures/api-error.ts';
import { createChanges } from '../data/changes.ts';
import { createQueryClient } from '../data/query-client.ts';
import { createLiveUpdates } from '../live/live-updates.ts';
import type { Locale } from '../locale/locale.ts';
import { SDK_NAMESPACE, sdkLocales } from '../locale/locales.ts';
import { createTranslator } from '../locale/translator.ts';
import { createConfirmations } from '../messages/confirmations.ts';
import { createNotifications } from '../messages/notifications.ts';
import { createLinkIntents } from '../remote/link-intents.ts';
import { createLeftSaves } from '../saving/left-saves.ts';
import type { Services } from './services.ts';
import { createStore } from './store.ts';
import { createUnsavedForms } from './unsaved.ts';

/** What the host keeps for as long as the page lives. */
export interface Host extends Services {
  queryClient: QueryClient;
}

/** Milliseconds without a request for data after which the first page counts as complete. */
const QUIET = 1_000;

async function whenQuiet(queryClient: QueryClient): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, QUIET));
  while (queryClient.isFetching() > 0);
}

export async function createHost(locale: Locale): Promise<Host> {
  const translator = createTranslator(locale);
  await translator.register(SDK_NAMESPACE, sdkLocales);
  // The dev server's part is in @parapet/build.
  if (import.meta.env.DEV)
    addEventListener('parapet:texts', (saved) => {
      if (saved instanceof CustomEvent) translator.replace?.(saved.detail.before, saved.detail.after);
    });
  const notifications = createNotifications();
  const reportFailure: Services['reportFailure'] = (error, text) => {
    // The session has ended, and the dialog over the page says so.
    if (error instanceof ApiError && error.status === 401) return;
    const t = (key: string) => translator.text(translator.get(), SDK_NAMESPACE, key);
    notifications.show(
      'error',
      isOffline(error) ? t('failure.offline-change') : errorMessage(error, text ?? t('failure.change')),
      // What is wrong with the service can be found in its log.
      error instanceof ApiError && error.status >= 500 && error.request_id !== ''
        ? { reference: error.request_id }
        : {},
    );
  };
  const queryClient = createQueryClient(reportFailure);
  const unsavedForms = createUnsavedForms();
  const changes = createChanges(queryClient, unsavedForms);
  let ready: Promise<void> | undefined;
  const live = createLiveUpdates(changes, () => (ready ??= whenQuiet(queryClient)));
  return {
    translator,
    queryClient,
    notifications,
    confirmations: createConfirmations(),
    preview: createStore({}),
    unsavedForms,
    leftSaves: createLeftSaves(),
    changes,
    live,
    linkIntents: createLinkIntents(),
    reportFailure,
  };
}
