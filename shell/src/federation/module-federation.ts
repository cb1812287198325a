import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { StartableRelease } from '@parapet/contracts/remote';

/** What the loader needs of Module Federation; its tests bring their own. */
export interface Federation {
  /** Loads the module that a release exposes. `again` is set when an earlier try failed. */
  load: (release: StartableRelease, again: boolean) => Promise<unknown>;
}

/** Names of containers are JavaScript identifiers. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

/**
 * A browser never requests a failed module again, and the federation runtime caches an entry that threw; only another
 * URL is fetched afresh.
 */
function freshEntry(release: StartableRelease): string {
  return `${new URL('remoteEntry.js', new URL(release.entry, location.href)).href}?retry=${Date.now()}`;
}

export const moduleFederation: Federation = {
  async load(release, again) {
    const name = containerName(release.name);
    registerRemotes(
      [{ name, entry: again ? freshEntry(release) : new URL(release.entry, location.href).href, type: 'module' }],
      { force: again },
    );
    const module: unknown = await loadRemote(`${name}/remote`);
    await stylesheetsLoaded();
    return module;
  },
};

/** The runtime adds a remote's stylesheets but doesn't wait for them; showing the page before would flash unstyled. */
async function stylesheetsLoaded(): Promise<void> {
  const pending = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !link.sheet,
  );
  await Promise.all(
    pending.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
}
