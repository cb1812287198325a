import type { RemoteManifest } from '@parapet/contracts/remote';
import type { LocalizedText } from '@parapet/sdk';
import { matchPath } from '@parapet/sdk/host';
import { useEffect } from 'react';

export const PRODUCT = 'Parapet';

/** '{Page} | Parapet', or only the product's name for pages without a title. */
export function documentTitle(page: string | null): string {
  return page === null ? PRODUCT : `${page} | ${PRODUCT}`;
}

export function useDocumentTitle(page: string | null): void {
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}

/** The remote and route that a path belongs to. */
export function findRoute(
  remotes: readonly RemoteManifest[],
  pathname: string,
): { remote: string; path: string; title: LocalizedText | null } | null {
  for (const { name, routes } of remotes) {
    for (const { path, title } of routes) if (matchPath(path, pathname)) return { remote: name, path, title };
  }
  return null;
}
