/** For the tests of a remote: what every remote must keep. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menu, type RemoteDefinition } from '@parapet/sdk';
import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';

/** @param folder of the remote, where its `manifest.json` is */
export function checkRemote(remote: RemoteDefinition, folder: string): void {
  const manifest: { name: string; routes: { path: string }[] } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

  it('keeps what its manifest says', () => {
    expect(remote.name).toBe(manifest.name);
    expect(Object.keys(remote.pages).toSorted()).toEqual(manifest.routes.map(({ path }) => path).toSorted());
  });

  it('has every text in every language', async () => expect(await localeProblems(remote.locales)).toEqual([]));

  it('keeps the rules of the user menu', () => {
    const remove = menu.add(...(remote.menuItems ?? []));
    expect(menu.get()).toHaveLength(remote.menuItems?.length ?? 0);
    remove();
  });
}
