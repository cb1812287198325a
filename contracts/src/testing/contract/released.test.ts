import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import released from '../../../released.json' with { type: 'json' };
import { CONTRACT_VERSION } from '../../version.ts';
import { breakingChanges } from '../../compatibility/breaking-changes.ts';
import type { OpenApiDocument } from '../../compatibility/openapi-document.ts';
import { document } from './document.ts';

const last: OpenApiDocument = released;
const majorOf = (version: string) => Number(version.split('.', 1)[0]);
const major = majorOf(CONTRACT_VERSION);
const releasedMajor = majorOf(last.info.version);

test('the version of the contract is the same everywhere', () => {
  expect(manifest.version).toBe(CONTRACT_VERSION);
  expect(document.info.version).toBe(CONTRACT_VERSION);
});

test('no change breaks clients of the last release, unless the major version is raised', () => {
  expect(major).toBeGreaterThanOrEqual(releasedMajor);
  if (major === releasedMajor)
    expect(
      breakingChanges(last, document),
      'raise the major version of CONTRACT_VERSION, or undo these changes',
    ).toEqual([]);
});
