/** Starts the mocks in a browser. */
import { mockHandlers } from './handlers.ts';
import type { MockState, Who } from './mock-state.ts';
import { createMockState, signInAs } from './state.ts';
import { forgetState, loadState, loadSwitches, saveState, saveSwitches } from './storage.ts';
import { parseSwitches, type Switches } from './switches.ts';

export interface StartOptions {
  /** Who is signed in when nothing else was kept or asked for by `?mock=role=…`; the admin when absent. */
  role?: Who;
  /** Address of MSW's worker script; `/mockServiceWorker.js` when absent. */
  workerUrl?: string;
}

/**
 * Answers the page's calls from a state that lasts as long as the tab. `?mock=` in the address (see `switches.ts`) tries
 * roles, delays and failures and stays in force until another one; `?mock=reset` starts from a fresh sample.
 *
 * @returns when calls are answered by the mocks
 * @throws Error when `?mock=` says something unknown, or the worker can't be registered
 */
export async function startMocks({ role = 'admin', workerUrl = '/mockServiceWorker.js' }: StartOptions = {}): Promise<void> {
  const { state, switches } = prepare(new URL(location.href), sessionStorage, role);
  // A link that somebody copies should not carry the switch, nor should it sign in again after signing out.
  const address = new URL(location.href);
  if (address.searchParams.has('mock')) {
    address.searchParams.delete('mock');
    history.replaceState(history.state, '', address);
  }
  // Not at the top: Node, where tests use the same entry, can't load it.
  const { setupWorker } = await import('msw/browser');
  const handlers = mockHandlers(state, { switches, onAnswered: (changed) => saveState(sessionStorage, changed) });
  await setupWorker(...handlers).start({ serviceWorker: { url: workerUrl }, onUnhandledFrame: 'bypass', quiet: true });
}

/** What the mocks start from: what was kept, and what the address asks for. */
export function prepare(address: URL, storage: Storage, role: Who): { state: MockState; switches: Switches } {
  const asked = address.searchParams.get('mock');
  const reset = asked === 'reset';
  if (reset) forgetState(storage);
  const text = reset ? '' : (asked ?? loadSwitches(storage));
  const switches = parseSwitches(text);
  saveSwitches(storage, text);
  const state = loadState(storage) ?? createMockState({ who: role });
  if (asked !== null && switches.role !== undefined) signInAs(state, switches.role);
  saveState(storage, state);
  return { state, switches };
}
