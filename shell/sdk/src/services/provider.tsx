import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../data/api-error.ts';
import { createConfirmations } from '../messages/confirm.ts';
import type { Locale } from '../locale/locale.ts';
import { SDK_NAMESPACE, sdkMessages } from '../locale/locales.ts';
import { createNotifications } from '../messages/notify.ts';
import { ServicesContext, type Services } from './services.ts';
import { SessionContext, type PreferencesPatch, type Session } from '../session/session.ts';
import { createTranslator } from '../locale/translator.ts';
import { createStore } from './store.ts';

/** What the host keeps for as long as the page lives. */
export interface Host extends Services {
  queryClient: QueryClient;
}

/** A refusal stays one however often it is asked for; only what may pass by itself is tried again. */
function worthRetrying(failures: number, error: unknown): boolean {
  const passing = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return passing && failures < 2;
}

export async function createHost(locale: Locale): Promise<Host> {
  const translator = createTranslator(locale);
  await translator.register(SDK_NAMESPACE, {
    en: async () => sdkMessages.en,
    es: async () => sdkMessages.es,
    fr: async () => sdkMessages.fr,
    de: async () => sdkMessages.de,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 10_000 } } });
  return { translator, queryClient, notifications: createNotifications(), confirmations: createConfirmations(), preview: createStore({}) };
}

export function SdkProvider({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <QueryClientProvider client={host.queryClient}>
      <ServicesContext value={host}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}

interface SessionProviderProps {
  session: Session;
  savePreferences: (patch: PreferencesPatch) => Promise<void>;
  children: ReactNode;
}

/** Around everything that only signed-in people see. */
export function SessionProvider({ session, savePreferences, children }: SessionProviderProps) {
  return <SessionContext value={{ session, savePreferences }}>{children}</SessionContext>;
}
