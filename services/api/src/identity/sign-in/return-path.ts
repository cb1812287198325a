/** Where a sign-in ends: a path of our own site, whatever was asked for. */

/**
 * @param asked path with query, e.g. `/risk-register?severity=high`
 * @returns `/` for anything that could lead elsewhere
 */
export function returnPath(asked: string | undefined, publicUrl: string): string {
  // Browsers take a backslash for a slash and drop control characters, so `/\evil` and `/\t/evil` are hosts to them.
  if (asked === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) || !URL.canParse(asked, publicUrl)) return '/';
  const url = new URL(asked, publicUrl);
  if (url.origin !== publicUrl || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
