/** A remote that fails takes nothing but its own pages with it, and comes back without a reload. */
import { expect, type Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import type { RegistryCopy } from '../../src/servers/registry.ts';
import { createRemoteServer, type RemoteServer } from '../../src/servers/remote-server.ts';
import { entries, heading } from '../../src/sidebar.ts';
import { test as base } from '../../src/own-registry.ts';

/** `elsewhere` is another origin that remotes may come from. */
const test = base.extend<{ elsewhere: RemoteServer }>({
  elsewhere: async ({ registry }, use) => {
    const server = await createRemoteServer(registry.dir);
    await use(server);
    await server.stop();
  },
  serviceEnv: async ({ elsewhere }, use) => use({ REMOTE_ORIGINS: elsewhere.origin }),
});

const REMOTE = 'cybersecurity';
const PAGE = 'Cybersecurity';

function panel(page: Page) {
  return page.getByRole('alert').filter({ hasText: `${PAGE} is not available` });
}

async function moveElsewhere(registry: RegistryCopy, { origin }: RemoteServer): Promise<void> {
  const { entry } = await registry.release(REMOTE);
  await registry.change(REMOTE, { entry: `${origin}${entry}` });
}

/** The panel is shown in place of the page; the sidebar and other remotes work, and on the way back the panel is there again. */
async function expectOnlyItsPagesFail(page: Page, message: string | RegExp): Promise<void> {
  await expect(panel(page)).toContainText(message);
  await entries(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Your register is empty')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await entries(page).getByRole('link', { name: PAGE }).click();
  await expect(panel(page)).toContainText(message);
}

/** Tries again and expects the page. A variable of the window shows that the page was not reloaded. */
async function expectRetryToWork(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(heading(page, PAGE)).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
}

test.beforeEach(async ({ page, ada }) => arrive(page, ada));

test('a remote whose server is down fails only its own pages, and can be retried', async ({
  page,
  registry,
  elsewhere,
}) => {
  await moveElsewhere(registry, elsewhere);
  await page.goto('/cybersecurity');
  await expectOnlyItsPagesFail(page, 'could not be loaded');
  await elsewhere.start();
  await expectRetryToWork(page);
});

test('a remote that could not be fetched in advance is fetched when somebody opens it', async ({
  page,
  registry,
  elsewhere,
}) => {
  await moveElsewhere(registry, elsewhere);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(elsewhere.origin));
  await page.goto('/dashboard');
  await failed;
  await elsewhere.start();
  await entries(page).getByRole('link', { name: PAGE }).click();
  await expect(heading(page, PAGE)).toBeVisible();
});

test('a remote that throws while it loads fails only its own pages, and can be retried', async ({ page, registry }) => {
  const repair = await registry.spoil(REMOTE, 'remoteEntry.js', 'throw new Error("broken release");');
  await page.goto('/cybersecurity');
  await expectOnlyItsPagesFail(page, 'could not be loaded');
  await repair();
  await expectRetryToWork(page);
});

test('a remote whose page throws while rendering fails only its own pages, and can be retried', async ({
  page,
  registry,
}) => {
  const repair = await registry.spoil(
    REMOTE,
    'remoteEntry.js',
    `const Page = () => { throw new Error('broken page'); };
     const texts = async () => ({});
     const remote = { name: '${REMOTE}', pages: { '/cybersecurity': Page }, locales: { en: texts, es: texts, fr: texts, de: texts } };
     export const init = async () => {};
     export const get = async () => () => ({ remote });`,
  );
  await page.goto('/cybersecurity');
  await expectOnlyItsPagesFail(page, 'Something went wrong on this page');
  await repair();
  await expectRetryToWork(page);
});

test('a remote whose server never answers fails only its own pages, and can be retried', async ({
  page,
  registry,
  elsewhere,
}) => {
  await moveElsewhere(registry, elsewhere);
  await elsewhere.start();
  elsewhere.hang();
  await page.goto('/cybersecurity');
  await expect(panel(page)).toContainText('is taking too long', { timeout: 8_000 });
  await expectOnlyItsPagesFail(page, 'is taking too long');
  elsewhere.recover();
  await expectRetryToWork(page);
});

test('a remote that arrives after the time limit replaces the error panel', async ({ page, registry, elsewhere }) => {
  await moveElsewhere(registry, elsewhere);
  await elsewhere.start();
  elsewhere.hang();
  await page.goto('/cybersecurity');
  await expect(panel(page)).toContainText('is taking too long');
  elsewhere.answerWaiting();
  await expect(heading(page, PAGE)).toBeVisible();
});

test('a remote without the code of a page fails only its own pages, and can be retried', async ({ page, registry }) => {
  const repair = await registry.spoil(REMOTE, /\/cybersecurity-page-[^/]+\.js$/, null);
  await page.goto('/cybersecurity');
  await expectOnlyItsPagesFail(page, /Something went wrong on this page|could not be loaded/);
  await repair();
  await expectRetryToWork(page);
});

test('a remote with truncated code of a page fails only its own pages', async ({ page, registry }) => {
  await registry.spoil(REMOTE, /\/cybersecurity-page-[^/]+\.js$/, 'import{');
  await page.goto('/cybersecurity');
  await expectOnlyItsPagesFail(page, /Something went wrong on this page|could not be loaded/);
});

test('a remote built for another major version of the SDK fails only its own pages, and can be retried', async ({
  page,
  registry,
}) => {
  const { sdk } = await registry.release(REMOTE);
  await registry.change(REMOTE, { sdk: '^99.0.0' });
  await page.goto('/cybersecurity');
  await expectOnlyItsPagesFail(page, /built for sdk \^99\.0\.0, but this installation has \d/);
  await registry.change(REMOTE, { sdk });
  await expectRetryToWork(page);
});

test('a release made while people work is offered, and used after a reload, which keeps what is typed', async ({
  page,
  registry,
}) => {
  await page.goto('/cybersecurity?tab=properties');
  await expect(heading(page, PAGE)).toBeVisible();
  await page.getByRole('button', { name: 'Add New Property' }).first().click();
  const name = page.getByRole('dialog').getByLabel('Property Name');
  await name.fill('Employee records');
  await registry.releaseAnew(REMOTE, 'Cybersecurity', 'Cyberdefense');
  const offer = page.getByRole('region', { name: 'Messages' });
  await expect(offer).toContainText('A new version of Cybersecurity is available.');
  await expect(name).toHaveValue('Employee records');
  page.on('dialog', (question) => void question.accept());
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Cyberdefense')).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Employee records');
  await expect(offer).not.toContainText('A new version');
});

test('a release made while people work is not used before they reload', async ({ page, registry }) => {
  await page.goto('/cybersecurity');
  await expect(heading(page, PAGE)).toBeVisible();
  await registry.releaseAnew(REMOTE, 'Cybersecurity', 'Cyberdefense');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('A new version of Cybersecurity');
  await entries(page).getByRole('link', { name: 'Dashboard' }).click();
  await entries(page).getByRole('link', { name: PAGE }).click();
  await expect(heading(page, PAGE)).toBeVisible();
});

test('a remote may live on another origin', async ({ page, registry, elsewhere, problems }) => {
  await moveElsewhere(registry, elsewhere);
  await elsewhere.start();
  const fromElsewhere = page.waitForResponse(
    (response) => response.url().startsWith(`${elsewhere.origin}/`) && response.ok(),
  );
  await page.goto('/cybersecurity');
  await expect(heading(page, PAGE)).toBeVisible();
  await fromElsewhere;
  expect(problems.take()).toEqual([]);
});
