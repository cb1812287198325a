/** A release that needs what the shell does not have is refused before any of its code runs, and everything else works. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Provides, Surface } from '@parapet/contracts/compatibility';
import { expect, type Page } from '@playwright/test';
import { test as base } from '../../src/own-registry.ts';
import { arrive } from '../../src/people.ts';
import { root } from '../../src/servers/product.ts';
import type { RegistryCopy } from '../../src/servers/registry.ts';
import { entries, heading } from '../../src/sidebar.ts';

/** `shellDir` is a copy that may be changed. */
const test = base.extend<{ shellDir: string }>({
  shellDir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'parapet-shell-'));
    await cp(join(root, 'shell', 'dist'), dir, { recursive: true });
    await use(dir);
    await rm(dir, { recursive: true, force: true });
  },
  serviceEnv: async ({ shellDir }, use) => use({ SHELL_DIR: shellDir }),
});

const REMOTE = 'cybersecurity';

/** Changes a file of JSON, and removes the compressed copy that would be served in its place. */
async function changeFile<T>(file: string, change: (content: T) => T): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  await rm(`${file}.gz`, { force: true });
}

/** Releases the remote anew, built for a shell that has more. Its code would set a variable of the window. */
async function releaseUnfit(registry: RegistryCopy): Promise<string> {
  const version = await registry.releaseAnew(REMOTE, 'Cybersecurity', 'Cyberdefense');
  const folder = dirname(join(registry.dir, (await registry.release(REMOTE)).entry.replace('/registry/', '')));
  await changeFile<Surface>(join(folder, 'needs.json'), (needs) => ({
    ...needs,
    versions: { ...needs.versions, '@parapet/domain-ui': '98.0.0' },
    names: {
      ...needs.names,
      '@parapet/domain-ui': { ...needs.names['@parapet/domain-ui'], AssetPicker: ['000000000000', '#AssetPicker'] },
    },
  }));
  await registry.spoil(REMOTE, 'remoteEntry.js', 'globalThis.unfitCodeRan = true;');
  await registry.change(REMOTE, { fits: [] });
  return version;
}

const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page is not available for a moment' });
const codeRan = (page: Page) => page.evaluate(() => 'unfitCodeRan' in globalThis);

test.beforeEach(async ({ page, ada }) => arrive(page, ada));

test('a release built for a shell that has more gives way to the one before, which is shown', async ({
  page,
  registry,
}) => {
  const { version: before } = await registry.release(REMOTE);
  const version = await releaseUnfit(registry);
  await page.goto('/cybersecurity');
  await expect(heading(page, 'Cybersecurity')).toBeVisible();
  await expect(page.getByText(`Cybersecurity ${version} could not be shown`)).toBeVisible();
  await expect(page.getByText(`${before} is shown instead`)).toBeVisible();
  expect(await codeRan(page)).toBe(false);
});

test('the first release, built for a shell that has more, is refused with both sides, and comes back by itself once it fits', async ({
  page,
  registry,
}) => {
  const { version: fitting, entry, fits = [] } = await registry.release(REMOTE);
  const version = await releaseUnfit(registry);
  await registry.change(REMOTE, { previous: undefined });
  await page.goto('/cybersecurity');
  await expect(refused(page)).toContainText(`Cybersecurity ${version} needs AssetPicker of domain-ui 98.0.0`);
  await expect(refused(page)).toContainText('It was not started. All other pages work.');
  await expect(refused(page)).toContainText('@parapet/domain-ui AssetPicker: it is gone');
  await entries(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Your register is empty')).toBeVisible();
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await entries(page).getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(refused(page)).toBeVisible();
  expect(await codeRan(page)).toBe(false);

  // Still refused when it is tried again; no longer once the earlier release is back.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(refused(page)).toContainText('AssetPicker');
  await registry.change(REMOTE, { version: fitting, entry, fits });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Cybersecurity')).toBeVisible();
  expect(await codeRan(page)).toBe(false);
});

test('a release whose record says that it fits another shell only is compared, and started when it fits', async ({
  page,
  registry,
}) => {
  await registry.change(REMOTE, { fits: ['ffffffffffff'] });
  const compared = page.waitForResponse((response) => response.url().endsWith('/needs.json'));
  await page.goto('/cybersecurity');
  await compared;
  await expect(heading(page, 'Cybersecurity')).toBeVisible();
});

test('a new shell does not start a released remote that needs an export which it no longer has', async ({
  page,
  shellDir,
  registry,
}) => {
  const id = 'eeeeeeeeeeee';
  const before: Provides = JSON.parse(await readFile(join(shellDir, 'provides.json'), 'utf8'));
  const { ItemForm: _, ...forms } = before.names['@parapet/domain-ui/forms'] ?? {};
  expect(_, 'the remote uses this export').toBeDefined();
  await changeFile<Provides>(join(shellDir, 'provides.json'), (provides) => ({
    ...provides,
    id,
    names: { ...provides.names, '@parapet/domain-ui/forms': forms },
  }));
  const index = join(shellDir, 'index.html');
  await writeFile(index, (await readFile(index, 'utf8')).replace(before.id, id));
  await page.goto('/cybersecurity');
  const { version } = await registry.release(REMOTE);
  await expect(refused(page)).toContainText(`Cybersecurity ${version} needs ItemForm of domain-ui`);
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('a page that is older than the shell on the server asks for a reload before it starts a release that it does not know', async ({
  page,
  shellDir,
  registry,
}) => {
  await registry.change(REMOTE, { fits: [] });
  await page.goto('/dashboard');
  await expect(page.getByText('Your register is empty')).toBeVisible();
  await changeFile<Provides>(join(shellDir, 'provides.json'), (provides) => ({ ...provides, id: 'eeeeeeeeeeee' }));
  await page.goto('/cybersecurity');
  const panel = page.getByRole('alert').filter({ hasText: 'Parapet was updated since you opened this page' });
  await expect(panel.getByRole('button', { name: 'Reload' })).toBeVisible();
});
