import { readFileSync } from 'node:fs';
import type { RemoteManifest } from '@parapet/contracts/remote';
import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';

it('has every text in every language, with the same values to fill in', async () => {
  expect(await localeProblems(remote.locales)).toEqual([]);
});

it('has a page for every route of its manifest and no other', () => {
  const manifest: RemoteManifest = JSON.parse(readFileSync(`${import.meta.dirname}/../manifest.json`, 'utf8'));
  expect(Object.keys(remote.pages).toSorted()).toEqual(manifest.routes.map(({ path }) => path).toSorted());
});
