/** Unsafe requests with cookies must come from our own pages. */
import type { RequestHead } from '../pipeline/call.ts';
import { Problem } from '../pipeline/problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafe(method: string): boolean {
  return SAFE.has(method);
}

/** @throws Problem 403 `cross_site` when another site may have caused the request */
export function requireSameSite(head: RequestHead, publicUrl: string): void {
  if (!isSafe(head.method) && head.headers.cookie !== undefined) requireOwnPage(head, publicUrl);
}

/** Like {@link requireSameSite}, but for any method, and also for a request without cookies. @throws Problem 403 `cross_site` */
export function requireOwnPage({ headers }: Pick<RequestHead, 'headers'>, publicUrl: string): void {
  // `Origin: null` is another site. Sec-Fetch-Site decides only when the header is missing.
  const ours =
    headers.origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : headers.origin === publicUrl;
  if (!ours) throw new Problem(403, 'cross_site', 'This request did not come from a page of this site');
}
