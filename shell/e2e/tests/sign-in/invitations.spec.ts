/** An admin adds a member, who comes with the link and gets the role that they were given. */
import type { BrowserContext, Page } from '@playwright/test';
import { arrive, newPerson, openAccount, signIn, signOut, signUp } from '../../src/people.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

interface Me {
  user_id: string;
  role: string;
  organizationId: string;
}

const tokenIn = (link: string) => link.slice(link.indexOf('#invitation=') + '#invitation='.length);

async function me(page: Page): Promise<Me> {
  return (await page.request.get('/api/me')).json();
}

/** @returns the link that the admin hands on */
async function invite(admin: Page, origin: string, email: string, role: string): Promise<string> {
  const { organizationId } = await me(admin);
  const answer = await admin.request.post(`/api/organizations/${organizationId}/members`, {
    headers: { origin },
    data: { email, role },
  });
  expect(answer.status()).toBe(201);
  const { invitation_url }: { invitation_url: string } = await answer.json();
  return invitation_url;
}

/** Collects every request whose URL, body or headers contain this text. */
function watchFor(context: BrowserContext, text: string): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    const sent = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())];
    if (sent.some((part) => part.includes(text))) seen.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return seen;
}

test('whoever opens the link signs up and lands in the same organization, with the role that the admin chose', async ({
  page: adasPage,
  browser,
  product,
  problems,
  ada,
  grace,
}) => {
  await arrive(adasPage, ada);
  const link = await invite(adasPage, product.url, grace.email, 'auditor');
  expect(link.startsWith(`${product.url}/#invitation=`)).toBe(true);

  const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const sent = watchFor(other, tokenIn(link));
  const gracesPage = await other.newPage();
  await gracesPage.goto(link);
  await expect(gracesPage.getByText('You have been invited to join an organization.')).toBeVisible();
  expect(gracesPage.url()).toBe(`${product.url}/`);
  await signUp(gracesPage, grace);
  await expect(heading(gracesPage, 'Dashboard')).toBeVisible();
  expect(await me(gracesPage)).toMatchObject({ role: 'auditor', organizationId: (await me(adasPage)).organizationId });
  await expect(sidebar(gracesPage).getByText(grace.email)).toBeVisible();

  expect(sent).toEqual(['POST /api/invitations/accept']);
  expect(await gracesPage.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    tokenIn(link),
  );
  expect(problems.take()).toEqual([]);

  // The same link once more: it was used.
  await gracesPage.goto('about:blank');
  await gracesPage.goto(link);
  await expect(gracesPage.getByRole('alert')).toContainText('The invitation could not be accepted');

  await gracesPage.getByRole('button', { name: 'Continue without it' }).click();
  await expect(heading(gracesPage, 'Dashboard')).toBeVisible();
});

test('a used link is refused to the next person, who can continue without an invitation', async ({
  page: adasPage,
  browser,
  product,
  ada,
  grace,
}) => {
  await arrive(adasPage, ada);
  const link = await invite(adasPage, product.url, 'somebody@example.net', 'risk_manager');
  const first = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await first.goto(link);
  await signUp(first, grace);
  expect((await me(first)).role).toBe('risk_manager');

  const late = await (await browser.newContext({ baseURL: product.url, locale: 'de-DE' })).newPage();
  await late.goto(link);
  await expect(late.getByText('Sie wurden in eine Organisation eingeladen.')).toBeVisible();
  await openAccount(late, newPerson('Konrad Zuse'));
  await late.reload();
  await expect(late.getByRole('alert')).toContainText('Die Einladung konnte nicht angenommen werden');
  await late.getByRole('button', { name: 'Ohne Einladung fortfahren' }).click();
  await expect(late).toHaveURL(/\/dashboard$/);
  const own = await me(late);
  expect(own.role).toBe('admin');
  expect(own.organizationId).not.toBe((await me(first)).organizationId);
});

test('a link can be accepted with another account, after signing out', async ({ page, product, ada, grace }) => {
  await arrive(page, ada);
  const link = await invite(page, product.url, grace.email, 'stakeholder');
  const { organizationId } = await me(page);
  await page.goto(link);
  await expect(page.getByText('You already belong to')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been invited to join an organization.')).toBeVisible();
  await signUp(page, grace);
  expect(await me(page)).toMatchObject({ role: 'stakeholder', organizationId });
  await signOut(page, grace);
  await signIn(page, ada);
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('an invited person whose own organization has records must confirm its deletion before joining', async ({
  page: adasPage,
  browser,
  product,
  ada,
  grace,
}) => {
  await arrive(adasPage, ada);
  const { organizationId } = await me(adasPage);
  await adasPage.goto('/organization');
  await adasPage.getByRole('button', { name: 'Add Member' }).click();
  const dialog = adasPage.getByRole('dialog', { name: 'Add New Member' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(grace.email);
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await expect(adasPage.getByRole('list', { name: 'Pending invitations' })).toContainText(
    `${grace.email}Invited as Stakeholder`,
  );
  const link = (await adasPage.getByLabel('Invitation link').textContent()) ?? '';

  const gracesPage = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await arrive(gracesPage, grace);
  const own = await me(gracesPage);
  const answer = await gracesPage.request.post('/api/risks', {
    headers: { origin: product.url },
    data: { organization_id: own.organizationId, title: 'Mine' },
  });
  expect(answer.status()).toBe(201);
  await gracesPage.goto('about:blank');
  await gracesPage.goto(link);
  const question = gracesPage.getByRole('main');
  await expect(question).toContainText('You are invited to join');
  await expect(question).toContainText('it is deleted with everything in it (records: 1). This cannot be undone.');
  expect((await me(gracesPage)).organizationId).toBe(own.organizationId);
  await gracesPage.getByRole('button', { name: 'Delete and join' }).click();
  await expect(heading(gracesPage, 'Dashboard')).toBeVisible();
  expect(await me(gracesPage)).toMatchObject({ role: 'stakeholder', organizationId });
});

test('whoever signed up first and did nothing yet joins at once', async ({
  page: adasPage,
  browser,
  product,
  ada,
  grace,
}) => {
  await arrive(adasPage, ada);
  const link = await invite(adasPage, product.url, grace.email, 'auditor');
  const gracesPage = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await arrive(gracesPage, grace);
  await gracesPage.goto('about:blank');
  await gracesPage.goto(link);
  await expect(heading(gracesPage, 'Dashboard')).toBeVisible();
  await expect.poll(async () => (await me(gracesPage)).organizationId).toBe((await me(adasPage)).organizationId);
});
