/** What is said before anything is packed; `shell/e2e/tests/outside` does the rest. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertCanCopy } from '../lib/pack.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'parapet-outside-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('a remote is copied to a folder that is new or empty', () => {
  assertCanCopy('register', folder);
  assertCanCopy('register', join(folder, 'new'));
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(() => assertCanCopy('register', folder)).toThrow('is not empty');
});

it('what is no remote is not copied', () => {
  expect(() => assertCanCopy('vendors', folder)).toThrow("There is no remote 'vendors'");
});
