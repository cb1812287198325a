/** A remote as `npm run new-remote` makes it, released into a product that runs. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRemote } from '../../../../scripts/lib/new-remote.mjs';
import { releaseRemote } from '../../../../scripts/lib/release.mjs';
import { expect, test as base } from '../../src/own-registry.ts';
import type { Options } from '../../src/own-service.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { startDevServer, type DevServer } from '../../src/servers/dev-server.ts';
import { root } from '../../src/servers/product.ts';
import { entries, heading } from '../../src/sidebar.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(root, 'scripts', 'new-remote-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const TITLES = { en: 'Vendors', es: 'Proveedores', fr: 'Fournisseurs', de: 'Lieferanten' };

/** Replaces a text in a file of the remote, as a developer does. */
async function edit(file: string, text: string, replacement: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(text, replacement));
}

test('a new remote is in the sidebar of the next page, and its page works', async ({ page, ada, registry, folder }) => {
  await arrive(page, ada);
  await recordRisks(page, [{ title: 'Supplier fails', impact_level: 4, probability: 3 }]);
  await page.goto('/vendors');
  await expect(heading(page, 'Page not found')).toBeVisible();

  await makeRemote({ name: 'vendors', titles: TITLES, folder });
  await releaseRemote('vendors', { registryDir: registry.dir, folder });

  await page.goto('/dashboard');
  await entries(page).getByRole('link', { name: 'Vendors' }).click();
  await expect(heading(page, 'Vendors')).toBeVisible();
  await expect(page).toHaveTitle('Vendors | Parapet');
  await page.getByRole('main').getByRole('link', { name: 'Supplier fails' }).click();
  await expect(page).toHaveURL(/\/risk-register\?risk=/);
});

/** With a release of the remote, and what its developers have changed since, served from their machine. */
const testWithPreview = test.extend<Pick<Options, 'serviceEnv'> & { preview: DevServer }>({
  serviceEnv: async ({ ada, preview }, use) => use({ SERVER_ADMINS: ada.email, OVERRIDE_ORIGINS: preview.url }),
  preview: async ({ registry, folder }, use) => {
    await makeRemote({ name: 'vendors', titles: TITLES, folder });
    await releaseRemote('vendors', { registryDir: registry.dir, folder });
    const contracts = { en: 'Contracts', es: 'Contratos', fr: 'Contrats', de: 'Verträge' };
    const route = `"routes": [{ "path": "/vendors/contracts", "title": ${JSON.stringify(contracts)} },`;
    const entry = {
      id: 'contracts',
      label: contracts,
      icon: 'file',
      to: '/vendors/contracts',
      order: 99,
      kind: 'link',
    };
    await edit(join(folder, 'manifest.json'), '"routes": [', route);
    await edit(join(folder, 'manifest.json'), '"nav": [', `"nav": [${JSON.stringify(entry)},`);
    const home = "lazyPage(() => import('./pages/home-page.tsx').then((module) => module.HomePage))";
    await edit(join(folder, 'src', 'remote.ts'), 'pages: {', `pages: { '/vendors/contracts': ${home},`);
    const server = await startDevServer([join(root, 'scripts', 'preview.mjs')], {
      cwd: folder,
      portVariable: 'PARAPET_DEV_PORT',
      path: '/needs.json',
    });
    await use(server);
    await server.stop();
  },
});

testWithPreview(
  "a developer's machine shows what is saved there, with its new page, inside the product",
  async ({ page, ada, folder, preview }) => {
    await arrive(page, ada);
    await page.goto(`/vendors?remote=vendors@${preview.url}`);
    await page.getByRole('button', { name: 'Use this release' }).click();
    await entries(page).getByRole('link', { name: 'Contracts' }).click();
    await expect(page).toHaveTitle('Contracts | Parapet');
    await expect(heading(page, 'Vendors')).toBeVisible();

    await edit(join(folder, 'src', 'locales', 'en.ts'), "'Vendors'", "'Suppliers'");
    await expect(async () => {
      await page.reload();
      await expect(heading(page, 'Suppliers')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText(`Override: Vendors ${new URL(preview.url).host}`)).toBeVisible();

    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(heading(page, 'Page not found')).toBeVisible();
    await expect(entries(page).getByRole('link', { name: 'Contracts' })).toHaveCount(0);
  },
);
