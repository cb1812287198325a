/** The path to which a sign-in returns, which is always on our own site. */

/** Limit in characters: a sign-in carries the path in URLs and cookies, whose length is limited. */
const MOST = 800;

/**
 * @param asked path with query, e.g. `/risk-register?severity=high`
 * @returns `/` for anything that could lead elsewhere; a path without its query when it would be too long with it
 */
export function returnPath(asked: string | undefined, publicUrl: string): string {
  // Browsers treat a backslash as a slash and drop control characters: `/\evil` and `/\t/evil` lead to other hosts.
  if (asked === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) || !URL.canParse(asked, publicUrl)) return '/';
  const url = new URL(asked, publicUrl);
  if (url.origin !== publicUrl || url.pathname.startsWith('//')) return '/';
  return [url.pathname + url.search + url.hash, url.pathname].find(({ length }) => length <= MOST) ?? '/';
}
