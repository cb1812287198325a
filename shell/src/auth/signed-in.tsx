import { AppFrame, findRoute, ProductBrand } from '@parapet/frame';
import { Navigate, useLocation } from '@parapet/sdk';
import { createPreferencesSaver, SessionProvider, useStore } from '@parapet/sdk/host';
import { CenteredLayout, lazyExtra, LoadingState } from '@parapet/ui';
import { useMemo } from 'react';
import { LazyChat } from '../chat/lazy-chat.tsx';
import { PreloadRemotes } from '../federation/preload-remotes.tsx';
import { usePageComplete } from '../federation/use-page-complete.ts';
import { useShell } from '../shell-context.ts';
import type { LandingState } from './return-path.ts';
import { useSignOut } from './use-sign-out.ts';

const SessionEnded = lazyExtra(async () => ({ default: (await import('./ended/session-ended.tsx')).SessionEnded }));

const ReleaseNotices = lazyExtra(async () => ({
  default: (await import('../federation/release-notices.tsx')).ReleaseNotices,
}));

/** The guard around every page but the landing page: whoever is not signed in is sent there, and back after signing in. */
export function SignedIn() {
  const { auth, invitation } = useShell();
  const state = useStore(auth);
  const invited = useStore(invitation) !== null;
  const savePreferences = useMemo(() => createPreferencesSaver(auth), [auth]);
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') {
    return (
      <CenteredLayout brand={<ProductBrand />}>
        <LoadingState />
      </CenteredLayout>
    );
  }
  // The landing page asks somebody who belongs to an organization whether they leave it for another.
  if ((state.status === 'signed-in' && !invited) || state.status === 'expired') {
    return (
      <SessionProvider session={state.session} savePreferences={savePreferences}>
        <SignedInFrame />
        {state.status === 'expired' && <SessionEnded state={state} />}
      </SessionProvider>
    );
  }
  const wanted: LandingState = { from: `${pathname}${search}${hash}` };
  return <Navigate to="/" replace state={wanted} />;
}

function SignedInFrame() {
  const remotes = useStore(useShell().registry);
  const { pathname } = useLocation();
  const available = remotes.filter(({ off }) => off === undefined);
  const remote = findRoute(available, pathname)?.remote;
  const complete = usePageComplete(remote);
  return (
    <>
      <AppFrame
        remotes={remotes}
        complete={complete}
        onSignOut={useSignOut()}
        notices={complete && <ReleaseNotices remote={remote} />}
      />
      {complete && <PreloadRemotes />}
      {complete && <LazyChat />}
    </>
  );
}
