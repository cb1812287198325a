/** Versions of records as ETags, the way the API carries them. */
import { MockProblem } from './problem.ts';

export function etag({ version }: { version: number }): string {
  return `"${version}"`;
}

/**
 * The version that a change starts from; asked before anything else, as in the API.
 * @param headers of the request
 * @returns undefined when the caller does not mind
 * @throws MockProblem 412 when If-Match names no version of ours
 */
export function expectedVersion(headers: Headers): number | undefined {
  const header = headers.get('if-match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (version === undefined) throw changedMeanwhile();
  return Number(version);
}

/**
 * To be asked after what the state of the record forbids.
 * @param expected that the change starts from; any when undefined
 * @throws MockProblem 412 when the record has another one
 */
export function assertVersion({ version }: { version: number }, expected: number | undefined): void {
  if (expected !== undefined && version !== expected) throw changedMeanwhile();
}

function changedMeanwhile(): MockProblem {
  return new MockProblem(412, 'changed_meanwhile', 'Somebody else changed this in the meantime. Reload to see what it is now.');
}
