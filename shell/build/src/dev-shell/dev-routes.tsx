import type { RemoteManifest } from '@parapet/contracts/remote';
import { Navigate, useLocale, useLocation, type RemoteDefinition } from '@parapet/sdk';
import { createPreferencesSaver, Outlet, SessionProvider, useStore, type Auth, type RouteObject } from '@parapet/sdk/host';
import { AppLayout, ErrorState, iconName, LoadingState, NavItem } from '@parapet/ui';
import { Suspense } from 'react';

/** The remote's pages, inside the product's frame with only its own entries in the sidebar. */
export function devRoutes(manifest: RemoteManifest, remote: RemoteDefinition, auth: Auth): RouteObject[] {
  const pages = manifest.routes.map(({ path }) => {
    const Page = remote.pages[path];
    return { path, element: Page ? <Page /> : <ErrorState title={`src/remote.ts has no page for ${path}`} /> };
  });
  const first = manifest.nav[0]?.to ?? manifest.routes[0]?.path ?? '/';
  return [{ element: <Frame manifest={manifest} auth={auth} />, children: [...pages, { path: '*', element: <Navigate to={first} replace /> }] }];
}

function Frame({ manifest, auth }: { manifest: RemoteManifest; auth: Auth }) {
  const state = useStore(auth);
  const locale = useLocale();
  const { pathname } = useLocation();
  if (state.status !== 'signed-in') return <ErrorState title="The mocks signed nobody in" message={`State: ${state.status}`} />;
  const nav = manifest.nav.map(({ id, label, icon, to }) => (
    <NavItem key={id} label={label[locale]} icon={iconName(icon)} to={to} active={pathname === to} />
  ));
  return (
    <SessionProvider session={state.session} savePreferences={createPreferencesSaver(auth)}>
      <AppLayout brand={`Parapet: ${manifest.label[locale]}`} nav={nav}>
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </AppLayout>
    </SessionProvider>
  );
}
