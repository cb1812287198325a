import type { RemoteRelease } from '@parapet/contracts/remote';
import { satisfies } from '@parapet/contracts/version-range';
import { userMenu, SDK_VERSION, type RemoteDefinition } from '@parapet/sdk';
import { createStore, isRemoteDefinition, type Store, type Translator } from '@parapet/sdk/host';
import type { Gate, Refusal } from './gate.ts';
import type { Federation } from './module-federation.ts';
import type { Registry } from './registry.ts';

/** A remote that hangs never fails by itself. Milliseconds. */
export const LOAD_TIMEOUT = 5_000;

export type RemoteFailure =
  /** Not reachable, broken, or it threw while loading. */
  | { kind: 'broken'; error: unknown }
  | { kind: 'timeout' }
  /** Built for another version of the shell or of the contract; loading it would break in odd ways. */
  | { kind: 'incompatible'; part: 'sdk' | 'contract'; needs: string; has: string }
  | Refusal;

export type RemoteState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; remote: RemoteDefinition }
  | { status: 'failed'; failure: RemoteFailure };

export interface RemoteLoader {
  state: (name: string) => Store<RemoteState>;
  /** Starts loading unless that was done. Resolves when the outcome is in `state`; never rejects. */
  load: (name: string) => Promise<void>;
  /** Asks for the newest release and loads it afresh. */
  retry: (name: string) => Promise<void>;
}

interface LoaderOptions {
  registry: Registry;
  federation: Federation;
  gate: Gate;
  translator: Translator;
  contractVersion: string;
  timeout?: number;
}

export function createRemoteLoader({
  registry,
  federation,
  gate,
  translator,
  contractVersion,
  timeout = LOAD_TIMEOUT,
}: LoaderOptions): RemoteLoader {
  const states = new Map<string, Store<RemoteState>>();
  const rounds = new Map<string, number>();
  const removeMenuItems = new Map<string, () => void>();

  function state(name: string): Store<RemoteState> {
    const store = states.get(name) ?? createStore<RemoteState>({ status: 'idle' });
    states.set(name, store);
    return store;
  }

  function mismatch(release: RemoteRelease): RemoteFailure | null {
    if (!satisfies(SDK_VERSION, release.sdk))
      return { kind: 'incompatible', part: 'sdk', needs: release.sdk, has: SDK_VERSION };
    if (!satisfies(contractVersion, release.contract))
      return { kind: 'incompatible', part: 'contract', needs: release.contract, has: contractVersion };
    return null;
  }

  async function fetchRemote(release: RemoteRelease, again: boolean): Promise<RemoteDefinition> {
    const module = await federation.load(release, again);
    const remote: unknown =
      typeof module === 'object' && module !== null && 'remote' in module ? module.remote : undefined;
    if (!isRemoteDefinition(remote)) throw new Error(`The remote ${release.name} exports no remote (see defineRemote)`);
    await translator.register(remote.name, remote.locales);
    removeMenuItems.get(remote.name)?.();
    removeMenuItems.set(remote.name, userMenu.add(...(remote.menuItems ?? [])));
    return remote;
  }

  async function startUnlessRefused(release: RemoteRelease, again: boolean): Promise<RemoteState> {
    const refusal = await gate(release);
    if (refusal) return { status: 'failed', failure: refusal };
    return { status: 'ready', remote: await fetchRemote(release, again) };
  }

  async function start(name: string, again: boolean): Promise<void> {
    const store = state(name);
    const round = (rounds.get(name) ?? 0) + 1;
    rounds.set(name, round);
    const settle = (next: RemoteState) => {
      if (rounds.get(name) === round) store.set(next);
    };
    store.set({ status: 'loading' });
    const release = registry.get().find((one) => one.name === name);
    if (!release)
      return settle({
        status: 'failed',
        failure: { kind: 'broken', error: new Error(`There is no release of ${name}`) },
      });
    const failure = mismatch(release);
    if (failure) return settle({ status: 'failed', failure });

    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((resolve) => {
      giveUp = setTimeout(() => {
        settle({ status: 'failed', failure: { kind: 'timeout' } });
        resolve();
      }, timeout);
    });
    // After the timeout, a remote that still arrives replaces the failure.
    const loaded = startUnlessRefused(release, again).then(settle, (error: unknown) =>
      settle({ status: 'failed', failure: { kind: 'broken', error } }),
    );
    await Promise.race([loaded, tooLong]);
    clearTimeout(giveUp);
  }

  const running = new Map<string, Promise<void>>();
  function run(name: string, again: boolean): Promise<void> {
    const run = start(name, again);
    running.set(name, run);
    return run;
  }

  return {
    state,
    load: (name) => running.get(name) ?? run(name, false),
    async retry(name) {
      state(name).set({ status: 'loading' });
      // When the registry does not answer, the release from the last answer is tried again.
      await registry.refresh().catch(() => {});
      await run(name, true);
    },
  };
}
