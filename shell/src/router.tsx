import type { RemoteRelease } from '@parapet/contracts/remote';
import { ErrorBoundary, NotFoundPage } from '@parapet/frame';
import { Navigate } from '@parapet/sdk';
import { Outlet, type RouteObject } from '@parapet/sdk/host';
import { SignedIn } from './auth/signed-in.tsx';
import { CrashPage } from './pages/crash-page.tsx';
import { LazyLanding } from './landing/lazy-landing.ts';
import { RemotePage } from './federation/remote-page.tsx';

/** The shell's own routes, and behind the guard those of every remote. */
export function shellRoutes(remotes: readonly RemoteRelease[]): RouteObject[] {
  const pages = remotes.flatMap(({ name, routes }) =>
    routes.map(({ path }) => ({ path, element: <RemotePage key={name} name={name} path={path} /> })),
  );
  return [
    {
      element: (
        <ErrorBoundary resetKey="" fallback={() => <CrashPage />}>
          <Outlet />
        </ErrorBoundary>
      ),
      children: [
        { path: '/', element: <LazyLanding /> },
        { path: '/login', element: <Navigate to="/" replace /> },
        { element: <SignedIn />, children: [...pages, { path: '*', element: <NotFoundPage /> }] },
      ],
    },
  ];
}
