/** Another release than the live one, for one session: who gets it, and how it ends. */
import { expect, test as base } from '../../src/own-registry.ts';
import type { Options } from '../../src/own-service.ts';
import { arrive } from '../../src/people.ts';
import { createRemoteServer, type RemoteServer } from '../../src/servers/remote-server.ts';
import { entries, heading } from '../../src/sidebar.ts';

const REMOTE = 'cybersecurity';
const PAGE = 'Cybersecurity';
/** What the live release calls it. */
const NEXT = 'Cyberdefense';

/** `allowed` is an origin that overrides may come from. */
const test = base.extend<Pick<Options, 'serviceEnv'> & { allowed: RemoteServer }>({
  allowed: async ({ registry }, use) => {
    const server = await createRemoteServer(registry.dir);
    await server.start();
    await use(server);
    await server.stop();
  },
  serviceEnv: async ({ ada, allowed }, use) => use({ SERVER_ADMINS: ada.email, OVERRIDE_ORIGINS: allowed.origin }),
});

test('an admin of the server is asked, sees the release on a page with a banner, and leaves it', async ({
  page,
  ada,
  registry,
}) => {
  await arrive(page, ada);
  const { version } = await registry.release(REMOTE);
  await registry.releaseAnew(REMOTE, PAGE, NEXT);
  await page.goto('/cybersecurity');
  await expect(heading(page, NEXT)).toBeVisible();

  await page.goto(`/cybersecurity?remote=${REMOTE}@${version}`);
  await expect(page.getByText(`${version} in this session`)).toBeVisible();
  await page.getByRole('link', { name: 'Open what is live' }).click();
  await expect(heading(page, NEXT)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Use this release' }).click();
  await expect(heading(page, PAGE)).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: `Override: ${PAGE} ${version}` });
  await expect(banner).toBeVisible();
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();

  await page.goto('/cybersecurity');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page, NEXT)).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(heading(page, NEXT)).toBeVisible();
});

test('a preview at an allowed address runs inside the deployed shell, and one at another address does not', async ({
  page,
  ada,
  registry,
  allowed,
}) => {
  await arrive(page, ada);
  const { version } = await registry.release(REMOTE);
  await registry.releaseAnew(REMOTE, PAGE, NEXT);
  const path = `/registry/${REMOTE}/${version}`;
  await page.goto(`/cybersecurity?remote=${REMOTE}@https://previews.example${path}`);
  await expect(page.getByText('does not allow releases from this address')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(`/cybersecurity?remote=${REMOTE}@${allowed.origin}${path}`);
  await page.getByRole('button', { name: 'Use this release' }).click();
  await expect(heading(page, PAGE)).toBeVisible();
  await expect(page.getByText(`Override: ${PAGE} ${new URL(allowed.origin).host}${path}`)).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page, NEXT)).toBeVisible();
});

test('a release that fails there is shown as failed, is not reported, and works once it is live again', async ({
  page,
  ada,
  registry,
}) => {
  await arrive(page, ada);
  const { version } = await registry.release(REMOTE);
  await registry.releaseAnew(REMOTE, PAGE, NEXT);
  const repair = await registry.spoil(REMOTE, 'remoteEntry.js', 'throw new Error("broken override");', version);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.url());
  });
  await page.goto(`/cybersecurity?remote=${REMOTE}@${version}`);
  await page.getByRole('button', { name: 'Use this release' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is not available' })).toBeVisible();
  await expect(page.getByText(`Override: ${PAGE} ${version}`)).toBeVisible();
  await repair();
  await page.reload();
  await expect(heading(page, PAGE)).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page, NEXT)).toBeVisible();
  expect(reports).toEqual([]);
});

test('somebody without the right reads why not, and gets what is live', async ({ page, grace, registry }) => {
  await arrive(page, grace);
  const { version } = await registry.release(REMOTE);
  await registry.releaseAnew(REMOTE, PAGE, NEXT);
  await page.goto(`/cybersecurity?remote=${REMOTE}@${version}`);
  await expect(page.getByText('Only admins of the server may use another release')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open what is live' }).click();
  await expect(heading(page, NEXT)).toBeVisible();
  await expect(page.getByText('Override:')).toHaveCount(0);
});
