import { QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect, type ReactNode } from 'react';
import { ApiError } from '../data/failures/api-error.ts';
import { LeaveQuestion } from '../routing/leave-question.tsx';
import { SessionContext, type PreferencesPatch, type Session } from '../session/session.ts';
import type { Host } from './create-host.ts';
import { draftOwner } from '../saving/left-saves.ts';
import { ServicesContext, useServices } from './services.ts';

/** Around the whole product. */
export function SdkProvider({ host, children }: { host: Host; children: ReactNode }) {
  const { reportFailure } = host;
  useEffect(() => {
    // A call that failed without anybody waiting for it.
    const report = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof ApiError) reportFailure(reason);
    };
    window.addEventListener('unhandledrejection', report);
    return () => window.removeEventListener('unhandledrejection', report);
  }, [reportFailure]);
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

/** Around everything that only signed-in people see; below the router. */
export function SessionProvider({ session, savePreferences, children }: SessionProviderProps) {
  // Providers may be nested in tests, but only one component may ask before leaving.
  const isOutermost = useContext(SessionContext) === null;
  const { leftSaves } = useServices();
  const owner = draftOwner(session.user.id, session.organizationId);
  useEffect(() => (isOutermost ? leftSaves.open(owner) : undefined), [leftSaves, owner, isOutermost]);
  return (
    <SessionContext value={{ session, savePreferences }}>
      {children}
      {isOutermost && <LeaveQuestion />}
    </SessionContext>
  );
}
