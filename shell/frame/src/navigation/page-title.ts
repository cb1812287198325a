import type { RemoteManifest } from '@parapet/contracts/remote';
import type { LocalizedText } from '@parapet/sdk';
import { matchPath } from '@parapet/sdk/host';
import { useEffect } from 'react';

export const PRODUCT = 'Parapet';

/** '{Page} | Parapet', or only the product's name for pages without a title; '(3) …' with unread notifications. */
export function documentTitle(page: string | null, unread = ''): string {
  const title = page === null ? PRODUCT : `${page} | ${PRODUCT}`;
  return unread === '' ? title : `(${unread}) ${title}`;
}

export function useDocumentTitle(page: string | null, unread = ''): void {
  useEffect(() => {
    document.title = documentTitle(page, unread);
  }, [page, unread]);
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
