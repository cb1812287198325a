import type { NavEntry, RemoteRelease } from '@parapet/contracts/remote';
import type { RemoteDefinition } from '@parapet/sdk';

const everywhere = (text: string) => ({ en: text, es: `${text} (es)`, fr: `${text} (fr)`, de: `${text} (de)` });

export function navEntry(id: string, order: number, extra: Partial<NavEntry> = {}): NavEntry {
  return { id, label: everywhere(id), icon: 'risk', to: `/${id}`, order, kind: 'link', ...extra };
}

/** A release with one page at `/{name}`. */
export function release(name: string, extra: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    name,
    label: everywhere(name),
    sdk: '^2.0.0',
    contract: '^1.0.0',
    routes: [{ path: `/${name}`, title: everywhere(`Title of ${name}`) }],
    nav: [navEntry(name, 10)],
    version: '1.0.0-a',
    entry: `/registry/${name}/1.0.0-a/mf-manifest.json`,
    ...extra,
  };
}

const noTexts = async () => ({});

/** What a release's module exports. */
export function remoteModule(
  name: string,
  page: RemoteDefinition['pages'][string],
  extra: Partial<RemoteDefinition> = {},
): { remote: RemoteDefinition } {
  return {
    remote: {
      name,
      pages: { [`/${name}`]: page },
      locales: { en: noTexts, es: noTexts, fr: noTexts, de: noTexts },
      ...extra,
    },
  };
}
