/** Versions of records as ETags, the way the API carries them. */
import { MockProblem } from './problem.ts';

export function etag({ version }: { version: number }): string {
  return `"${version}"`;
}

/**
 * @param headers of the request; without If-Match any version will do
 * @throws MockProblem 412 when the record is at another version, or the header names none of ours
 */
export function assertVersion(headers: Headers, { version }: { version: number }): void {
  const header = headers.get('if-match')?.trim();
  if (header === undefined || header === '*') return;
  const named = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (named === undefined || Number(named) !== version) {
    throw new MockProblem(412, 'changed_meanwhile', 'Somebody else changed this in the meantime. Reload to see what it is now.');
  }
}
