import type { RemoteRelease } from '@parapet/contracts/remote';
import { unusableText, usableReleases } from '@parapet/contracts/releases';
import { createStore, type Store } from '@parapet/sdk/host';

/** Id of the element into which the server writes the registry, so that the first page waits for no second request. */
export const INLINE_ID = 'parapet-remotes';
const ADDRESS = '/remotes.json';

/**
 * Reads the releases that can be used; the others are reported, and the one that was in use before stays.
 *
 * @throws when the text is no registry
 */
function parse(text: string, lastGood: readonly RemoteRelease[]): readonly RemoteRelease[] {
  const { remotes, unusable } = usableReleases(JSON.parse(text), lastGood);
  for (const one of unusable) reportError(new Error(unusableText(one)));
  return remotes;
}

export interface Registry extends Store<readonly RemoteRelease[]> {
  /** Asks the server what is released now. @throws when it doesn't answer with a registry */
  refresh: () => Promise<void>;
}

async function download(lastGood: readonly RemoteRelease[] = []): Promise<readonly RemoteRelease[]> {
  const response = await fetch(ADDRESS, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  return parse(await response.text(), lastGood);
}

/** The registry of this page: inlined by the server, or asked for where nothing is inlined (development). */
export async function openRegistry(): Promise<Registry> {
  const inlined = document.getElementById(INLINE_ID)?.textContent;
  const store = createStore(inlined ? parse(inlined, []) : await download());
  return { ...store, refresh: async () => store.set(await download(store.get())) };
}
