import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { CONTRACT_VERSION } from '../../version.ts';
import { document } from './document.ts';

test('the version of the contract is the same everywhere', () => {
  expect(manifest.version).toBe(CONTRACT_VERSION);
  expect(document.info.version).toBe(CONTRACT_VERSION);
});
