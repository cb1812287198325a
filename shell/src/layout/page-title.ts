import type { RemoteRelease } from '@parapet/contracts/remote';
import type { Locale, LocalizedText } from '@parapet/sdk';
import { matchPath } from '@parapet/sdk/host';
import { useEffect } from 'react';

export const PRODUCT = 'Parapet';

/** '{Page} | Parapet', or the product's name alone for pages without a title. */
export function documentTitle(page: string | null): string {
  return page === null ? PRODUCT : `${page} | ${PRODUCT}`;
}

export function useDocumentTitle(page: string | null): void {
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}

/** The remote and route that a path belongs to. */
export function findRoute(remotes: readonly RemoteRelease[], pathname: string): { release: RemoteRelease; path: string; title: LocalizedText | null } | null {
  for (const release of remotes) {
    for (const { path, title } of release.routes) if (matchPath(path, pathname)) return { release, path, title };
  }
  return null;
}

export function localized(text: LocalizedText, locale: Locale): string {
  return text[locale];
}
