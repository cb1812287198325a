import type { RemoteRelease } from '@parapet/contracts/remote';
import { KIT_NAMESPACE, storedTheme } from '@parapet/frame';
import {
  createAuth,
  createHost,
  createMemoryRouter,
  createStore,
  type Auth,
  type AuthCalls,
  type Host,
} from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { loadOverlays } from '@parapet/ui';
import { act, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '../app.tsx';
import { carryIntoAccount, openChosenAppearance, withAppearance } from '../auth/chosen-appearance.ts';
import { openInvitation, withInvitation } from '../auth/invitation.ts';
import { landingLocales } from '../landing/lazy-landing.ts';
import { kitLocales, SHELL_NAMESPACE, shellLocales } from '../locales/texts.ts';
import type { Federation } from '../federation/module-federation.ts';
import { createRemoteLoader } from '../federation/loader.ts';
import type { Registry } from '../federation/registry.ts';
import { shellRoutes } from '../router.tsx';

// The shell loads overlays once a page is idle; in tests they are there from the start.
await loadOverlays();

const { user, ...membership } = testSession;

export function fakeRegistry(remotes: readonly RemoteRelease[]): Registry {
  return {
    ...createStore(remotes),
    released: createStore(remotes),
    look: vi.fn(async () => {}),
    refresh: vi.fn(async () => {}),
  };
}

interface ShellOptions {
  path: string;
  remotes?: readonly RemoteRelease[];
  federation?: Federation['load'];
  calls?: Partial<AuthCalls>;
  /** History state of where the person is. */
  state?: unknown;
}

export interface RenderedShell {
  auth: Auth;
  host: Host;
  registry: Registry;
  where: () => string;
  goTo: (path: string) => Promise<void>;
}

/** The shell as `start` puts it together, with doubles for the server and for federation. Somebody is signed in. */
export async function renderShell({
  path,
  remotes = [],
  federation,
  calls,
  state,
}: ShellOptions): Promise<RenderedShell> {
  const host = await createHost('en');
  await Promise.all([
    host.translator.register(SHELL_NAMESPACE, shellLocales),
    host.translator.register(SHELL_NAMESPACE, landingLocales),
    host.translator.register(KIT_NAMESPACE, kitLocales),
  ]);
  const registry = fakeRegistry(remotes);
  const page = new AbortController();
  onTestFinished(() => page.abort());
  const invitation = openInvitation(page.signal);
  const own: AuthCalls = {
    signInState: async () => ({ user, mode: 'frame' }),
    membership: async () => membership,
    createOrganization: async () => {},
    signOut: async () => null,
    ...calls,
  };
  const chosen = openChosenAppearance();
  const auth = createAuth(withInvitation(withAppearance(own, chosen, host.translator), invitation));
  carryIntoAccount(auth, chosen, () => {});
  const load = federation ?? (() => new Promise(() => {}));
  const loader = createRemoteLoader({
    registry,
    federation: { load },
    gate: async () => null,
    translator: host.translator,
    contractVersion: '1.0.0',
    report: () => {},
  });
  const { pathname, search } = new URL(path, location.origin);
  const router = createMemoryRouter(shellRoutes(remotes), { initialEntries: [{ pathname, search, state }] });
  void auth.refresh();
  await act(
    async () =>
      void render(
        <App
          host={host}
          shell={{ auth, invitation, registry, loader, theme: createStore(storedTheme()), chosen }}
          router={router}
        />,
      ),
  );
  return {
    auth,
    host,
    registry,
    where: () => `${router.location.pathname}${router.location.search}`,
    goTo: (to) => act(async () => router.navigate(to)),
  };
}
