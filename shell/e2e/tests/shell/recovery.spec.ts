/** Releases that some or all browsers cannot show: who sees which, and what stays. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../src/own-registry.ts';
import type { Options } from '../../src/own-service.ts';
import { arrive } from '../../src/people.ts';
import { entries, heading } from '../../src/sidebar.ts';
import { sendRelease } from '../../../../scripts/lib/release-upload.mjs';

const REMOTE = 'cybersecurity';
const PAGE = 'Cybersecurity';
/** What the next release calls it. */
const NEXT = 'Cyberdefense';

/** The code of a release whose page crashes. */
const CRASHING = `const Page = () => { throw new Error('broken page'); };
  const texts = async () => ({});
  const remote = { name: '${REMOTE}', pages: { '/cybersecurity': Page }, locales: { en: texts, es: texts, fr: texts, de: texts } };
  export const init = async () => {};
  export const get = async () => () => ({ remote });`;

const notice = (page: Page, failed: string, shown: string) =>
  page
    .getByRole('status')
    .filter({ hasText: `${PAGE} ${failed} could not be shown` })
    .filter({ hasText: `${shown} is shown instead` });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: `${PAGE} is not available` });

/** Paths of the files of a release that the page asks for from now on. */
function requestsOf(page: Page, version: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/registry/${REMOTE}/${version}/`)) paths.push(pathname);
  });
  return paths;
}

test('a release whose code cannot be run gives way to the one before, until it is mended and tried again', async ({
  page,
  ada,
  registry,
}) => {
  await arrive(page, ada);
  const { version: before } = await registry.release(REMOTE);
  const failing = await registry.releaseAnew(REMOTE, PAGE, NEXT);
  const repair = await registry.spoil(REMOTE, 'remoteEntry.js', 'import{');
  await page.goto('/cybersecurity');
  await expect(heading(page, PAGE)).toBeVisible();
  await expect(notice(page, failing, before)).toBeVisible();
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(notice(page, failing, before)).toHaveCount(0);

  // This browser remembers it.
  const requests = requestsOf(page, failing);
  await page.goto('/cybersecurity');
  await expect(heading(page, PAGE)).toBeVisible();
  await expect(notice(page, failing, before)).toBeVisible();
  expect(requests).toEqual([]);

  await repair();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, NEXT)).toBeVisible();
  await expect(notice(page, failing, before)).toHaveCount(0);
});

test('a release that cannot be fetched gives way to the one before, until there is a newer one', async ({
  page,
  ada,
  registry,
}) => {
  await arrive(page, ada);
  const { version: before } = await registry.release(REMOTE);
  const failing = await registry.releaseAnew(REMOTE, PAGE, NEXT);
  const repair = await registry.spoil(REMOTE, 'remoteEntry.js', null);
  await page.goto('/cybersecurity');
  await expect(notice(page, failing, before)).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(notice(page, failing, before)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, PAGE)).toBeVisible();
  await expect(notice(page, failing, before)).toHaveCount(0);

  await repair();
  await registry.releaseAnew(REMOTE, NEXT, 'Cybernetics');
  await page.reload();
  await expect(heading(page, 'Cybernetics')).toBeVisible();
});

test('a release whose page crashes gives way to the one before, and that to a panel when it crashes too', async ({
  page,
  ada,
  registry,
}) => {
  await arrive(page, ada);
  const { version: before } = await registry.release(REMOTE);
  const failing = await registry.releaseAnew(REMOTE, PAGE, NEXT);
  await registry.spoil(REMOTE, 'remoteEntry.js', CRASHING);
  await page.goto('/cybersecurity');
  await expect(heading(page, PAGE)).toBeVisible();
  await expect(notice(page, failing, before)).toBeVisible();

  await registry.spoil(REMOTE, 'remoteEntry.js', CRASHING, before);
  await page.reload();
  await expect(panel(page)).toContainText('Something went wrong on this page');
  await entries(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Your register is empty')).toBeVisible();
  await entries(page).getByRole('link', { name: PAGE }).click();
  await expect(panel(page)).toContainText('Something went wrong on this page');
});

test('a canary is shown to the people of one organization, and gives way to what is live when it fails', async ({
  page,
  ada,
  grace,
  browser,
  product,
  registry,
}) => {
  await arrive(page, ada);
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const { version: live } = await registry.release(REMOTE);
  await registry.giveCanary(REMOTE, PAGE, NEXT, { organizations: [organizationId] });
  await page.goto('/cybersecurity');
  await expect(heading(page, NEXT)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await arrive(other, grace);
  await other.goto('/cybersecurity');
  await expect(heading(other, PAGE)).toBeVisible();
  await elsewhere.close();

  const broken = await registry.giveCanary(REMOTE, PAGE, NEXT, { organizations: [organizationId] });
  await registry.spoil(REMOTE, 'remoteEntry.js', 'throw new Error("broken canary");', broken);
  await page.reload();
  await expect(heading(page, PAGE)).toBeVisible();
  await expect(notice(page, broken, live)).toBeVisible();
});

test('a part that is switched off leaves open pages within seconds, and comes back with what was typed', async ({
  page,
  ada,
  registry,
}) => {
  await arrive(page, ada);
  await page.goto('/cybersecurity?tab=properties');
  await page.getByRole('button', { name: 'Add New Property' }).first().click();
  const name = page.getByRole('dialog').getByLabel('Property Name');
  await name.fill('Employee records');
  await registry.turn(REMOTE, 'The list of assets is being repaired');
  const off = page.getByText(`${PAGE} is switched off`);
  await expect(off).toBeVisible();
  await expect(page.getByText('The list of assets is being repaired')).toBeVisible();
  await expect(entries(page).getByRole('link', { name: PAGE })).toHaveCount(0);
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.goto('/cybersecurity?tab=properties');
  await expect(off).toBeVisible();

  await registry.turn(REMOTE, null);
  await expect(off).toHaveCount(0);
  await page.getByRole('button', { name: 'Add New Property' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Employee records');
});

test('the audit log of the organization says which release its people get', async ({ page, ada, registry }) => {
  await arrive(page, ada);
  await page.goto('/organization/audit-log?kind=releases');
  await expect(page.getByText('No change matches')).toBeVisible();
  const { version: before } = await registry.release(REMOTE);
  const version = await registry.releaseAnew(REMOTE, PAGE, NEXT);
  const changes = page.getByRole('listitem').filter({ hasText: `Release ${PAGE}` });
  await expect(changes.first()).toContainText(before);
  await expect(changes.first()).toContainText(version);
  await registry.turn(REMOTE, 'The list of assets is being repaired');
  await page.getByRole('button', { name: '1 new entry' }).click();
  await expect(changes.first()).toContainText('The list of assets is being repaired');
});

const withServerAdmin = test.extend<Pick<Options, 'serviceEnv'>>({
  serviceEnv: async ({ ada }, use) => use({ SERVER_ADMINS: ada.email }),
});

withServerAdmin(
  'an admin of the server sees what crashed in other people’s browsers; an admin of an organization does not',
  async ({ page, ada, grace, browser, product, registry }) => {
    const elsewhere = await browser.newContext({ baseURL: product.url });
    const other = await elsewhere.newPage();
    await arrive(other, grace);
    const { version: before } = await registry.release(REMOTE);
    const failing = await registry.releaseAnew(REMOTE, PAGE, NEXT);
    await registry.spoil(REMOTE, 'remoteEntry.js', CRASHING);
    const reported = other.waitForResponse('**/api/client-errors');
    await other.goto('/cybersecurity?q=secret');
    await expect(notice(other, failing, before)).toBeVisible();
    expect((await reported).status()).toBe(204);
    await other.goto('/settings');
    await expect(other.getByLabel('Email')).toHaveValue(grace.email);
    await expect(other.getByRole('link', { name: 'Releases on this server' })).toHaveCount(0);
    await other.goto('/settings/releases');
    await expect(other.getByText('Only admins of the server see its releases.')).toBeVisible();
    expect((await other.request.get('/api/server/releases')).status()).toBe(403);
    await elsewhere.close();

    await arrive(page, ada);
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: 'Releases on this server' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('releases');
    await expect(page.getByRole('option', { name: 'Releases' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Releases on this server' }).click();
    const live = page.getByRole('list', { name: 'Live releases' });
    await expect(live.getByRole('listitem').filter({ hasText: PAGE })).toContainText(failing);
    const error = page.getByRole('list', { name: 'Errors in browsers' }).getByRole('listitem').first();
    await expect(error).toContainText(failing);
    await expect(error).toContainText('Error: broken page');
    await expect(error).toContainText('/cybersecurity');
    await expect(error).not.toContainText('secret');
    await expect(error).toContainText(`Version ${before} instead`);
  },
);

withServerAdmin(
  'a token that an admin of the server makes releases one remote over HTTP, until it is revoked',
  async ({ page, ada, product, registry }) => {
    await arrive(page, ada);
    await page.goto('/settings/releases');
    const tokens = page.getByRole('list', { name: 'Tokens for releases' });
    await expect(page.getByText('There are no tokens for releases')).toBeVisible();
    await page.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a token for releases' });
    await dialog.getByRole('textbox', { name: 'Remote' }).fill(REMOTE);
    // Twice, as people do: one token is made.
    await dialog.getByRole('button', { name: 'Create token' }).dblclick();
    const secret = page.getByLabel('API token');
    await expect(secret).toHaveText(/^prt_/);
    await expect(tokens.getByRole('listitem')).toHaveCount(1);
    const token = await secret.innerText();
    await page.reload();
    await expect(tokens).toContainText('never used');
    await expect(secret).toHaveCount(0);

    const built = await registry.buildAnew(REMOTE, PAGE, NEXT);
    const send = (name: string) => sendRelease({ ...built, name }, { to: product.url, token, folder: built.folder });
    await expect(send('register')).rejects.toThrow(`This token releases ${REMOTE} and nothing else`);
    await send(REMOTE);
    await page.goto('/cybersecurity');
    await expect(heading(page, NEXT)).toBeVisible();
    await page.goto('/settings/releases');
    await expect(page.getByRole('list', { name: 'Live releases' })).toContainText(built.version);
    await expect(tokens).toContainText('last used');

    await page.getByRole('button', { name: `Revoke ${REMOTE}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('There are no tokens for releases')).toBeVisible();
    await expect(send(REMOTE)).rejects.toThrow('revoked');
    await page.goto('/organization/audit-log');
    await expect(page.getByText(`revoked a token for releases of “${REMOTE}”`)).toBeVisible();
    const changes = page.getByRole('listitem').filter({ hasText: `Release ${PAGE}` });
    await expect(changes.first()).toContainText(built.version);
  },
);
