import type { RemoteRelease } from '@parapet/contracts/remote';
import { unusableText, usableReleases } from '@parapet/contracts/releases';
import { createStore, type Store } from '@parapet/sdk/host';
import { overridden } from './overridden.ts';

/** Id of the element into which the server writes the registry, so that the first page waits for no second request. */
export const INLINE_ID = 'parapet-remotes';
const ADDRESS = '/remotes.json';

/**
 * @returns the releases that can be used; the others are reported, and the one that was in use before stays
 * @throws when the content is no registry
 */
function usable(content: unknown, lastGood: readonly RemoteRelease[]): readonly RemoteRelease[] {
  const { remotes, unusable } = usableReleases(content, lastGood);
  for (const one of unusable) reportError(new Error(unusableText(one)));
  return remotes;
}

/** @throws when the text is no registry */
async function parse(text: string, lastGood: readonly RemoteRelease[]): Promise<readonly RemoteRelease[]> {
  const remotes = usable(JSON.parse(text), lastGood);
  const override = overridden();
  if (override === null) return remotes;
  const { withOwnManifest } = await import('./override-manifest.ts');
  const own = await Promise.all(remotes.map(async (one) => (one.name === override.name ? withOwnManifest(one) : one)));
  return usable({ remotes: own }, remotes);
}

/** What this page works with. */
export interface Registry extends Store<readonly RemoteRelease[]> {
  /** What is released now, as far as this page has heard. */
  released: Store<readonly RemoteRelease[]>;
  /** Asks the server what is released now, without starting to work with it; what is switched off or on is so at once. @throws when it doesn't answer with a registry */
  look: () => Promise<void>;
  /** Asks the server, and works with what is released now. @throws as `look` */
  refresh: () => Promise<void>;
}

async function download(lastGood: readonly RemoteRelease[] = []): Promise<readonly RemoteRelease[]> {
  const response = await fetch(ADDRESS, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  return parse(await response.text(), lastGood);
}

/** The releases of a page, each off or on as it is now. The same object where nothing has changed. */
function switched(remotes: readonly RemoteRelease[], now: readonly RemoteRelease[]): readonly RemoteRelease[] {
  const next = remotes.map((one) => {
    const current = now.find(({ name }) => name === one.name);
    if (current === undefined || current.off?.reason === one.off?.reason) return one;
    const { off: _before, ...release } = one;
    return current.off === undefined ? release : { ...release, off: current.off };
  });
  return next.some((one, index) => one !== remotes[index]) ? next : remotes;
}

/** The registry of this page: inlined by the server, or asked for where nothing is inlined (development). */
export async function openRegistry(): Promise<Registry> {
  const inlined = document.getElementById(INLINE_ID)?.textContent;
  const store = createStore(await (inlined ? parse(inlined, []) : download()));
  const released = createStore(store.get());
  const look = async () => {
    released.set(await download(store.get()));
    store.set(switched(store.get(), released.get()));
  };
  return {
    ...store,
    released,
    look,
    async refresh() {
      await look();
      store.set(released.get());
    },
  };
}
