/** Starts the mocks in a browser. */
import { mockHandlers } from '../handlers.ts';
import { createMocks } from '../mocks.ts';
import { prepare } from './prepare.ts';
import { MockStorage } from './storage.ts';
import type { Who } from '../seed/people/people.ts';

export interface StartOptions {
  /** Who is signed in at the first start, unless `?mock=role=…` says otherwise; default: the admin. */
  role?: Who;
  /** Address of MSW's worker script; default: `/mockServiceWorker.js`. */
  workerUrl?: string;
}

const FULL =
  'Parapet mocks: the browser stores no more changes. Everything works on, but what changes from now on is lost with a reload. ?mock=reset starts again.';

/**
 * Answers the page's calls from a database in memory; what changes there lasts as long as the tab. `?mock=` in the address
 * (see `switches.ts`) chooses seed, role, delay and failures and stays in force until another one; `?mock=reset` starts again.
 *
 * @returns when calls are answered by the mocks
 * @throws Error when `?mock=` says something unknown, or the worker can't be registered
 */
export async function startMocks({
  role = 'admin',
  workerUrl = '/mockServiceWorker.js',
}: StartOptions = {}): Promise<void> {
  const storage = new MockStorage(sessionStorage, () => console.warn(FULL));
  const prepared = prepare(new URL(location.href), storage, role);
  removeSwitch();
  // Imported here and not at the top: tests use the same entry in Node, which cannot load `msw/browser`.
  const [{ setupWorker }, mocks] = await Promise.all([
    import('msw/browser'),
    createMocks({ ...prepared, publicUrl: location.origin, onCommit: (changes) => storage.saveChanges(changes) }),
  ]);
  // The session has ended while the tab was left alone.
  if (prepared.cookies !== undefined && Object.keys(prepared.cookies).length > 0 && (await mocks.userId()) === null)
    await mocks.signInAs(role);
  const saveCookies = () => storage.saveCookies(mocks.browser.jar.toJSON());
  saveCookies();
  const fetch = async (request: Request) => {
    const response = await mocks.fetch(request);
    saveCookies();
    return response;
  };
  await setupWorker(...mockHandlers({ store: mocks.store, fetch })).start({
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
}

/** A link that somebody copies should not carry the switch, nor should a reload sign in again after signing out. */
function removeSwitch(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('mock')) return;
  address.searchParams.delete('mock');
  history.replaceState(history.state, '', address);
}
