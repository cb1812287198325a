/** A stand-in for the shell, so that a remote can be worked on by itself, with mocks instead of an API. Never shipped. */
import { RemoteManifest } from '@parapet/contracts/remote';
import { DOMAIN_NAMESPACE, domainLocales } from '@parapet/domain-ui/locales';
import { FRAME_NAMESPACE, frameLocales, initialLocale, KIT_NAMESPACE } from '@parapet/frame';
import { startMocks } from '@parapet/mocks';
import type { RemoteDefinition } from '@parapet/sdk';
import { apiAuthCalls, createAuth, createBrowserRouter, createHost, followSession } from '@parapet/sdk/host';
import { kitLocales } from '@parapet/ui/locales';
import { createRoot } from 'react-dom/client';
import Value from 'typebox/value';
import { DevShell } from './dev-shell.tsx';
import { devRoutes } from './dev-routes.tsx';

/** `manifest.json` lies in the remote's folder, which its dev server serves. */
async function readManifest(): Promise<RemoteManifest> {
  const content: unknown = await (await fetch('/manifest.json')).json();
  if (!Value.Check(RemoteManifest, content))
    throw new Error(`manifest.json: ${JSON.stringify(Value.Errors(RemoteManifest, content))}`);
  return content;
}

/** Starts the mocks, which sign a person in, and renders the remote's pages on the paths of its manifest. */
export async function startDevShell(remote: RemoteDefinition): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  try {
    await start(root, remote);
  } catch (error) {
    // Such as what is wrong with `?mock=`.
    const message = document.createElement('pre');
    message.setAttribute('role', 'alert');
    message.textContent = String(error);
    root.replaceChildren(message);
    throw error;
  }
}

async function start(root: HTMLElement, remote: RemoteDefinition): Promise<void> {
  const manifest = await readManifest();
  await startMocks();
  const host = await createHost(initialLocale());
  await Promise.all([
    host.translator.register(FRAME_NAMESPACE, frameLocales),
    host.translator.register(KIT_NAMESPACE, kitLocales),
    host.translator.register(DOMAIN_NAMESPACE, domainLocales),
    host.translator.register(remote.name, remote.locales),
  ]);
  const auth = createAuth(apiAuthCalls);
  followSession(host.live, auth);
  await auth.refresh();
  createRoot(root).render(
    <DevShell host={host} auth={auth} router={createBrowserRouter(devRoutes(manifest, remote, auth))} />,
  );
}
