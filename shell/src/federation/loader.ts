import type { RemoteRelease, StartableRelease } from '@parapet/contracts/remote';
import { isFromLater } from '@parapet/contracts/version-range';
import { userMenu, SDK_VERSION, type RemoteDefinition } from '@parapet/sdk';
import { createStore, isRemoteDefinition, type Store, type Translator } from '@parapet/sdk/host';
import { fallenBack, noteFallenBack } from './fallen-back.ts';
import type { Gate } from './gate.ts';
import type { Federation } from './module-federation.ts';
import type { Refusal } from './refusal.ts';
import type { Registry } from './registry.ts';

/** A remote that hangs never fails by itself. Milliseconds. */
export const LOAD_TIMEOUT = 5_000;

export type RemoteFailure =
  /** Not reachable, broken, or it threw while loading. */
  | { kind: 'broken'; error: unknown }
  | { kind: 'timeout' }
  /** A page threw while it was rendered. */
  | { kind: 'crashed'; error?: unknown }
  /** Built for a later SDK or contract, which its team says that it needs. Whether one for earlier ones still works, the gate knows. */
  | { kind: 'incompatible'; part: 'sdk' | 'contract'; needs: string; has: string }
  | Refusal;

export type RemoteState =
  | { status: 'idle' | 'loading' }
  | {
      status: 'ready';
      remote: RemoteDefinition;
      /** Versions, where the release before is shown because the newest one could not be. */
      fellBack?: { from: string; to: string };
    }
  | { status: 'failed'; failure: RemoteFailure };

export interface RemoteLoader {
  state: (name: string) => Store<RemoteState>;
  /** The newest version that this page has tried to start; undefined while there is none. */
  version: (name: string) => string | undefined;
  /** Starts loading unless that was done. Resolves when the outcome is in `state`; never rejects. */
  load: (name: string) => Promise<void>;
  /** As `load`, for a page that is opened: what could not be fetched before, e.g. while the service was restarted, is tried again. */
  open: (name: string) => Promise<void>;
  /** Asks for the newest release and loads it afresh. */
  retry: (name: string) => Promise<void>;
  /** A page of the remote threw while it was rendered: starts the release before, where there is one that was not tried yet. */
  crashed: (name: string, error: unknown) => Promise<void>;
}

/** That a release could not be shown. */
export interface ReleaseFailure {
  remote: string;
  version: string;
  failure: RemoteFailure;
  /** The version that is shown in its place; null when none is. */
  shown: string | null;
  /** What a page threw. */
  error?: unknown;
}

interface LoaderOptions {
  registry: Registry;
  federation: Federation;
  gate: Gate;
  translator: Translator;
  contractVersion: string;
  /** Must neither throw nor take long. */
  report: (failure: ReleaseFailure) => void;
  timeout?: number;
}

export function createRemoteLoader({
  registry,
  federation,
  gate,
  translator,
  contractVersion,
  report,
  timeout = LOAD_TIMEOUT,
}: LoaderOptions): RemoteLoader {
  const states = new Map<string, Store<RemoteState>>();
  const rounds = new Map<string, number>();
  const versions = new Map<string, string>();
  const removeMenuItems = new Map<string, () => void>();

  function state(name: string): Store<RemoteState> {
    const store = states.get(name) ?? createStore<RemoteState>({ status: 'idle' });
    states.set(name, store);
    return store;
  }

  function mismatch(release: StartableRelease): RemoteFailure | null {
    if (isFromLater(release.sdk, SDK_VERSION))
      return { kind: 'incompatible', part: 'sdk', needs: release.sdk, has: SDK_VERSION };
    if (isFromLater(release.contract, contractVersion))
      return { kind: 'incompatible', part: 'contract', needs: release.contract, has: contractVersion };
    return null;
  }

  async function fetchRemote(release: StartableRelease, again: boolean): Promise<RemoteDefinition> {
    const module = await federation.load(release, again);
    const remote: unknown =
      typeof module === 'object' && module !== null && 'remote' in module ? module.remote : undefined;
    if (!isRemoteDefinition(remote)) throw new Error(`The remote ${release.name} exports no remote (see defineRemote)`);
    await translator.register(remote.name, remote.locales);
    removeMenuItems.get(remote.name)?.();
    removeMenuItems.set(remote.name, userMenu.add(...(remote.menuItems ?? [])));
    return remote;
  }

  async function startUnlessRefused(release: StartableRelease, again: boolean): Promise<RemoteState> {
    try {
      const failure = mismatch(release) ?? (await gate(release));
      if (failure) return { status: 'failed', failure };
      return { status: 'ready', remote: await fetchRemote(release, again) };
    } catch (error) {
      return { status: 'failed', failure: { kind: 'broken', error } };
    }
  }

  const releaseOf = (name: string) => registry.get().find((one) => one.name === name);

  /** Starts the release before one that failed. When that fails too, the failure stays, and the newest one is tried first the next time. */
  async function fallBack(release: RemoteRelease, failed: RemoteState, again: boolean): Promise<RemoteState> {
    const { name, version, previous } = release;
    // Without a connection it is not the release that failed.
    if (previous === undefined || !navigator.onLine) return failed;
    const earlier = await startUnlessRefused({ name, ...previous }, again);
    const noted = fallenBack(name);
    if (earlier.status !== 'ready') noteFallenBack(name, null);
    else if (noted?.version !== version) noteFallenBack(name, { version, isHidden: false });
    return earlier.status === 'ready' ? { ...earlier, fellBack: { from: version, to: previous.version } } : failed;
  }

  function reportUnlessOffline(failed: Omit<ReleaseFailure, 'shown'>, outcome?: RemoteState): void {
    const shown = outcome?.status === 'ready' ? (outcome.fellBack?.to ?? null) : null;
    if (navigator.onLine) report({ ...failed, shown });
  }

  async function newestOrEarlier(name: string, again: boolean): Promise<RemoteState> {
    const release = releaseOf(name);
    if (!release)
      return { status: 'failed', failure: { kind: 'broken', error: new Error(`There is no release of ${name}`) } };
    versions.set(name, release.version);
    const isKnownToFail = release.previous !== undefined && fallenBack(name)?.version === release.version;
    const earlier = isKnownToFail ? await fallBack(release, { status: 'idle' }, again) : null;
    if (earlier?.status === 'ready') return earlier;
    const newest = await startUnlessRefused(release, again || isKnownToFail);
    if (newest.status !== 'failed') return newest;
    const outcome = isKnownToFail ? newest : await fallBack(release, newest, true);
    reportUnlessOffline({ remote: name, version: release.version, failure: newest.failure }, outcome);
    return outcome;
  }

  async function start(name: string, find: () => Promise<RemoteState>): Promise<void> {
    const store = state(name);
    const round = (rounds.get(name) ?? 0) + 1;
    rounds.set(name, round);
    const settle = (next: RemoteState) => {
      if (rounds.get(name) === round) store.set(next);
    };
    store.set({ status: 'loading' });
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((resolve) => {
      giveUp = setTimeout(() => {
        const failure = { kind: 'timeout' } as const;
        settle({ status: 'failed', failure });
        const version = versions.get(name);
        if (version !== undefined) reportUnlessOffline({ remote: name, version, failure });
        resolve();
      }, timeout);
    });
    // After the timeout, a remote that still arrives replaces the failure.
    await Promise.race([find().then(settle), tooLong]);
    clearTimeout(giveUp);
  }

  const running = new Map<string, Promise<void>>();
  function run(name: string, find: () => Promise<RemoteState>): Promise<void> {
    const run = start(name, find);
    running.set(name, run);
    return run;
  }

  const load = (name: string) => running.get(name) ?? run(name, () => newestOrEarlier(name, false));

  async function retry(name: string): Promise<void> {
    state(name).set({ status: 'loading' });
    // When the registry does not answer, the release from the last answer is tried again.
    await registry.refresh().catch(() => {});
    noteFallenBack(name, null);
    await run(name, () => newestOrEarlier(name, true));
  }

  return {
    state,
    version: (name) => versions.get(name),
    load,
    open(name) {
      const now = state(name).get();
      const mayPass = now.status === 'failed' && (now.failure.kind === 'broken' || now.failure.kind === 'timeout');
      return mayPass ? retry(name) : load(name);
    },
    retry,
    async crashed(name, error) {
      const release = releaseOf(name);
      const current = state(name).get();
      if (release === undefined || current.status !== 'ready') return;
      const failure = { kind: 'crashed' } as const;
      const version = current.fellBack?.to ?? versions.get(name) ?? release.version;
      if (current.fellBack) noteFallenBack(name, null);
      else if (release.previous !== undefined && navigator.onLine)
        await run(name, () => fallBack(release, { status: 'failed', failure }, true));
      reportUnlessOffline({ remote: name, version, failure, error }, current.fellBack ? undefined : state(name).get());
    },
  };
}
