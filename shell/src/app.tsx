import { Link, useLocale } from '@parapet/sdk';
import { RouterProvider, SdkProvider, useStore, type createBrowserRouter, type Host } from '@parapet/sdk/host';
import { UiProvider } from '@parapet/ui';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { initialTheme } from './appearance/remembered.ts';
import { Messages } from './layout/messages.tsx';
import { ShellContext, useShell, type Shell } from './shell-context.ts';

export interface AppProps {
  host: Host;
  shell: Shell;
  router: ReturnType<typeof createBrowserRouter>;
}

export function App({ host, shell, router }: AppProps) {
  return (
    <StrictMode>
      <SdkProvider host={host}>
        <ShellContext value={shell}>
          <Looks>
            <RouterProvider router={router} />
            <Messages />
          </Looks>
        </ShellContext>
      </SdkProvider>
    </StrictMode>
  );
}

/** The person's theme and language; before they are known, what this browser had last. */
function Looks({ children }: { children: ReactNode }) {
  const state = useStore(useShell().auth);
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const theme = 'session' in state ? state.session.preferences.theme : initialTheme();
  return (
    <UiProvider locale={locale} colorScheme={theme} linkComponent={Link}>
      {children}
    </UiProvider>
  );
}
