/** The lockfile must work on every platform, wherever it was written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

/** @type {Record<string, { version?: string, resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }>} */
const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

test('the lockfile contains the packages of all platforms, without which npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile contains no registry URL, so that everybody installs from their own registry', () => {
  expect(
    Object.entries(packages).filter(
      ([, { resolved, link }]) => !link && resolved !== undefined && /^https?:/.test(resolved),
    ),
  ).toEqual([]);
});
