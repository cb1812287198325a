import { Link, useLocale } from '@parapet/sdk';
import { RouterProvider, SdkProvider, useServices, useStore, type Auth, type createBrowserRouter, type Host } from '@parapet/sdk/host';
import { ConfirmDialog, ToastRegion, UiProvider } from '@parapet/ui';
import type { ReactNode } from 'react';

interface DevShellProps {
  host: Host;
  auth: Auth;
  router: ReturnType<typeof createBrowserRouter>;
}

/** What the shell puts around a remote: providers, looks, toasts and questions. */
export function DevShell({ host, auth, router }: DevShellProps) {
  return (
    <SdkProvider host={host}>
      <Looks auth={auth}>
        <RouterProvider router={router} />
        <Messages />
      </Looks>
    </SdkProvider>
  );
}

function Looks({ auth, children }: { auth: Auth; children: ReactNode }) {
  const state = useStore(auth);
  const locale = useLocale();
  const theme = state.status === 'signed-in' ? state.session.preferences.theme : 'system';
  return (
    <UiProvider locale={locale} colorScheme={theme} linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

function Messages() {
  const { notifications, confirmations } = useServices();
  const toasts = useStore(notifications);
  const question = useStore(confirmations);
  return (
    <>
      <ToastRegion toasts={toasts} onDismiss={notifications.dismiss} />
      {question && (
        <ConfirmDialog {...question} opened onConfirm={() => confirmations.answer(true)} onCancel={() => confirmations.answer(false)} />
      )}
    </>
  );
}
