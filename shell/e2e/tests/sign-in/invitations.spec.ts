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
  const answer = await admin.request.post(`/api/organizations/${organizationId}/members`, { headers: { origin }, data: { email, role } });
  expect(answer.status()).toBe(201);
  const { invitation_url }: { invitation_url: string } = await answer.json();
  return invitation_url;
}

/** Every address and body that leaves the browser with this text in it. */
function watchFor(context: BrowserContext, text: string): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    const sent = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())];
    if (sent.some((part) => part.includes(text))) seen.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return seen;
}

test('whoever opens the link signs up and lands in the same organization, with the role that the admin chose', async ({ page: adasPage, browser, product, problems, ada, grace }) => {
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
  expect(await gracesPage.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(tokenIn(link));
  expect(problems.take()).toEqual([]);

  // The same link once more: she is a member already.
  await gracesPage.goto('about:blank');
  await gracesPage.goto(link);
  await expect(gracesPage.getByText('You already belong to an organization')).toBeVisible();
  await gracesPage.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(heading(gracesPage, 'Dashboard')).toBeVisible();
});

test('a link that was used is refused to the next, who can go on without it', async ({ page: adasPage, browser, product, ada, grace }) => {
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
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been invited to join an organization.')).toBeVisible();
  await signUp(page, grace);
  expect(await me(page)).toMatchObject({ role: 'stakeholder', organizationId });
  await signOut(page, grace);
  await signIn(page, ada);
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
