import type { ComponentType } from 'react';
import type { LazyPage } from './lazy-page.tsx';
import type { LocaleLoaders } from '../locale/locale.ts';
import type { MenuItem } from './menu.ts';

/** What a remote gives the shell. Its `manifest.json` says the same about routes, titles and the sidebar. */
export interface RemoteDefinition {
  /** As in the manifest; also the namespace of its texts. */
  name: string;
  /** Pages by the path of the manifest, e.g. '/risk-flow/:id'. */
  pages: Readonly<Record<string, ComponentType | LazyPage>>;
  locales: LocaleLoaders;
  /** Entries for the user menu. */
  menuItems?: readonly MenuItem[];
}

/** `export const remote = defineRemote({ … })` in a remote's `src/remote.ts`. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

/** Checks at run time what the shell got: a remote may have been built by anyone. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'pages' in value &&
    typeof value.pages === 'object' &&
    'locales' in value
  );
}
