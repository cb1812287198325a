import { Appearance, Messages, storedTheme } from '@parapet/frame';
import { createStore, RouterProvider, SdkProvider, type Auth, type AppRouter, type Host } from '@parapet/sdk/host';

interface DevShellProps {
  host: Host;
  auth: Auth;
  router: AppRouter;
}

const theme = createStore(storedTheme());

/** What the shell puts around a remote. */
export function DevShell({ host, auth, router }: DevShellProps) {
  return (
    <SdkProvider host={host}>
      <Appearance auth={auth} theme={theme}>
        <RouterProvider router={router} />
        <Messages />
      </Appearance>
    </SdkProvider>
  );
}
