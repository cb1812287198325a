/** Unsafe requests with cookies must come from our own pages. */
import type { RequestHead } from '../pipeline/call.ts';
import { Problem } from '../pipeline/problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafe(method: string): boolean {
  return SAFE.has(method);
}

/** @throws Problem 403 `cross_site` when another site may have caused the request */
export function requireSameSite({ method, headers }: RequestHead, publicUrl: string): void {
  if (isSafe(method) || headers.cookie === undefined) return;
  // `Origin: null` is another site. Sec-Fetch-Site decides only when the header is missing.
  const ours = headers.origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : headers.origin === publicUrl;
  if (!ours) throw new Problem(403, 'cross_site', 'This request did not come from a page of this site');
}
