import type { RemoteRegistry, RemoteRelease } from '@parapet/contracts/remote';
import { createStore, type Store } from '@parapet/sdk/host';

/** Id of the element into which the server writes the registry, so that the first page waits for no second request. */
export const INLINE_ID = 'parapet-remotes';
const ADDRESS = '/remotes.json';

/** Reads the releases. Each was validated when it was built; this check only tells a registry from an error page. */
function parse(text: string): readonly RemoteRelease[] {
  const content: unknown = JSON.parse(text);
  if (!isRegistry(content)) throw new Error(`${ADDRESS} is not a registry of remotes`);
  return content.remotes;
}

function isRegistry(content: unknown): content is RemoteRegistry {
  return (
    typeof content === 'object' &&
    content !== null &&
    'remotes' in content &&
    Array.isArray(content.remotes) &&
    content.remotes.every(
      (one: unknown) =>
        typeof one === 'object' && one !== null && 'name' in one && 'entry' in one && 'routes' in one && 'nav' in one,
    )
  );
}

export interface Registry extends Store<readonly RemoteRelease[]> {
  /** Asks the server what is released now. @throws when it doesn't answer with a registry */
  refresh: () => Promise<void>;
}

async function download(): Promise<readonly RemoteRelease[]> {
  const response = await fetch(ADDRESS, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  return parse(await response.text());
}

/** The registry of this page: inlined by the server, or asked for where nothing is inlined (development). */
export async function openRegistry(): Promise<Registry> {
  const inlined = document.getElementById(INLINE_ID)?.textContent;
  const store = createStore(inlined ? parse(inlined) : await download());
  return { ...store, refresh: async () => store.set(await download()) };
}
