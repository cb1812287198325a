import type { RemoteManifest } from '@parapet/contracts/remote';
import { AppFrame, ErrorBoundary, NotFoundPage } from '@parapet/frame';
import { Navigate, type RemoteDefinition } from '@parapet/sdk';
import { createPreferencesSaver, SessionProvider, useStore, type Auth, type RouteObject } from '@parapet/sdk/host';
import { ErrorState, LoadingState, Text } from '@parapet/ui';
import { Suspense } from 'react';

/** The remote's pages in the product's frame, with only its own entries in the sidebar. */
export function devRoutes(manifest: RemoteManifest, remote: RemoteDefinition, auth: Auth): RouteObject[] {
  const pages = manifest.routes.map(({ path }) => {
    const Page = remote.pages[path];
    return {
      path,
      element: (
        <ErrorBoundary resetKey={path} fallback={(error) => <RenderError error={error} />}>
          <Suspense fallback={<LoadingState />}>
            {Page ? <Page /> : <ErrorState title={`src/remote.ts has no page for ${path}`} />}
          </Suspense>
        </ErrorBoundary>
      ),
    };
  });
  const first =
    manifest.nav.find(({ kind, disabled }) => kind === 'link' && !disabled)?.to ?? manifest.routes[0]?.path ?? '/';
  const frame = <DevFrame manifest={manifest} auth={auth} savePreferences={createPreferencesSaver(auth)} />;
  return [
    {
      element: frame,
      children: [
        ...pages,
        { path: '/', element: <Navigate to={first} replace /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

/** What a page threw while it rendered. It goes away by itself once that is mended: React renders a boundary that has failed again after an update. */
const RenderError = ({ error }: { error: unknown }) => (
  <ErrorState title={String(error)} message={error instanceof Error && <Text size="xs">{error.stack}</Text>} />
);

interface DevFrameProps {
  manifest: RemoteManifest;
  auth: Auth;
  savePreferences: ReturnType<typeof createPreferencesSaver>;
}

function DevFrame({ manifest, auth, savePreferences }: DevFrameProps) {
  const state = useStore(auth);
  if (state.status !== 'signed-in')
    return <ErrorState title="The mocks signed nobody in" message={`State: ${state.status}`} />;
  return (
    <SessionProvider session={state.session} savePreferences={savePreferences}>
      <AppFrame
        complete
        remotes={[manifest]}
        onSignOut={() => Promise.reject(new Error('The stand-in has no landing page to go to'))}
      />
    </SessionProvider>
  );
}
