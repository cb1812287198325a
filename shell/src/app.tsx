import { Appearance, Messages } from '@parapet/frame';
import { RouterProvider, SdkProvider, type AppRouter, type Host } from '@parapet/sdk/host';
import { StrictMode } from 'react';
import { ShellContext, type Shell } from './shell-context.ts';

export interface AppProps {
  host: Host;
  shell: Shell;
  router: AppRouter;
}

export function App({ host, shell, router }: AppProps) {
  return (
    <StrictMode>
      <SdkProvider host={host}>
        <ShellContext value={shell}>
          <Appearance auth={shell.auth} theme={shell.theme}>
            <RouterProvider router={router} />
            <Messages />
          </Appearance>
        </ShellContext>
      </SdkProvider>
    </StrictMode>
  );
}
