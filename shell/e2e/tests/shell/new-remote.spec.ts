/** A remote as `npm run new-remote` makes it, released into a product that runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRemote } from '../../../../scripts/lib/new-remote.mjs';
import { releaseRemote } from '../../../../scripts/lib/release.mjs';
import { expect, test as base } from '../../src/own-registry.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { root } from '../../src/servers/product.ts';
import { entries, heading } from '../../src/sidebar.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(root, 'scripts', 'new-remote-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('a new remote is in the sidebar of the next page, and its page works', async ({ page, ada, registry, folder }) => {
  await arrive(page, ada);
  await recordRisks(page, [{ title: 'Supplier fails', impact_level: 4, probability: 3 }]);
  await page.goto('/vendors');
  await expect(heading(page, 'Page not found')).toBeVisible();

  const titles = { en: 'Vendors', es: 'Proveedores', fr: 'Fournisseurs', de: 'Lieferanten' };
  await makeRemote({ name: 'vendors', titles, folder });
  await releaseRemote('vendors', { registryDir: registry.dir, folder });

  await page.goto('/dashboard');
  await entries(page).getByRole('link', { name: 'Vendors' }).click();
  await expect(heading(page, 'Vendors')).toBeVisible();
  await expect(page).toHaveTitle('Vendors | Parapet');
  await page.getByRole('main').getByRole('link', { name: 'Supplier fails' }).click();
  await expect(page).toHaveURL(/\/risk-register\?risk=/);
});
