import { DOMAIN_NAMESPACE } from '@parapet/domain-ui/locales/namespace';
import {
  apiAuthCalls,
  clearDrafts,
  connectApi,
  createAuth,
  createBrowserRouter,
  createHost,
  createStore,
  followSession,
  SIGNED_OUT,
  type Auth,
  type Host,
} from '@parapet/sdk/host';
import { initialLocale, KIT_NAMESPACE, storedTheme } from '@parapet/frame';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchEnd } from './auth/ended/after-end.ts';
import { watchReturn } from './auth/ended/after-expiry.ts';
import { carryIntoAccount, openChosenAppearance, withAppearance } from './auth/chosen-appearance.ts';
import { openInvitation, withInvitation } from './auth/invitation.ts';
import { domainLocales, kitLocales, SHELL_NAMESPACE, shellLocales } from './locales/texts.ts';
import { createGate } from './federation/gate.ts';
import { moduleFederation } from './federation/module-federation.ts';
import { createRemoteLoader } from './federation/loader.ts';
import { prepareCode, prepareData } from './federation/prepare-page.ts';
import { LazyLanding } from './landing/lazy-landing.ts';
import { openRegistry, type Registry } from './federation/registry.ts';
import { retryStyles } from './retry-styles.ts';
import { shellRoutes } from './router.tsx';

/** Longest wait (ms) before the first render. What has loaded by then is painted at once; for the rest React shows a skeleton for at least 300 ms. */
const FIRST_PAINT = 800;

const milliseconds = (length: number) => new Promise<void>((resolve) => setTimeout(resolve, length));

/** Resolves once it is known that nobody is signed in, or that their organization is not set up: then the landing page is shown. */
function outside({ auth }: { auth: Auth }): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { status } = auth.get();
      if (status !== 'loading' && status !== 'signed-in') resolve();
    };
    auth.subscribe(look);
    look();
  });
}

function createShell(host: Host, registry: Registry) {
  const invitation = openInvitation();
  const chosen = openChosenAppearance();
  const auth = createAuth(withInvitation(withAppearance(apiAuthCalls, chosen, host.translator), invitation));
  carryIntoAccount(auth, chosen, reportError);
  connectApi({
    locale: host.translator.get,
    onUnauthorized: (code) => (code === SIGNED_OUT ? void auth.end() : auth.expire()),
  });
  watchReturn(auth, { refetch: () => host.changes.anything(), startAnew: () => location.reload() });
  watchEnd(auth, () => {
    host.notifications.set([]);
    // Only after the pages are unmounted: their forms would ask whether to leave.
    void clearDrafts().finally(() => setTimeout(() => location.replace(`/?auth_error=${SIGNED_OUT}`)));
  });
  followSession(host.live, auth);
  const loader = createRemoteLoader({
    registry,
    federation: moduleFederation,
    gate: createGate(),
    translator: host.translator,
    contractVersion: __CONTRACT_VERSION__,
    report: (failure) =>
      // A report that fails must not become an error of its own.
      void import('./federation/report-failure.ts')
        .then(({ reportFailure }) => reportFailure(failure, registry.get()))
        .catch(() => {}),
  });
  const parts = { host, auth, registry, loader };
  host.linkIntents.subscribe((to) => void Promise.all([prepareCode(parts, to), prepareData(parts, to)]));
  return { auth, invitation, registry, loader, theme: createStore(storedTheme()), chosen };
}

/** Brings the product up in `root`. @throws when it can't: the registry or the texts don't load */
export async function start(root: HTMLElement): Promise<void> {
  retryStyles();
  if (import.meta.env.DEV && import.meta.env['VITE_MOCK'] === '1') {
    const { startMocks } = await import('@parapet/mocks');
    await startMocks();
  }
  const [host, registry] = await Promise.all([createHost(initialLocale()), openRegistry()]);
  const shell = createShell(host, registry);
  const here = `${location.pathname}${location.search}`;
  const parts = { host, ...shell };
  const signedIn = shell.auth.refresh();
  const ready = Promise.all([signedIn, prepareCode(parts, here)]);
  void signedIn.then(() => prepareData(parts, here));
  await Promise.all([
    host.translator.register(SHELL_NAMESPACE, shellLocales),
    host.translator.register(KIT_NAMESPACE, kitLocales),
    host.translator.register(DOMAIN_NAMESPACE, domainLocales),
  ]);
  await Promise.race([
    ready,
    outside(shell).then(() => LazyLanding.preload(host.translator)),
    milliseconds(FIRST_PAINT),
  ]);
  const router = createBrowserRouter(shellRoutes(registry.get()));
  createRoot(root).render(<App host={host} shell={shell} router={router} />);
}
