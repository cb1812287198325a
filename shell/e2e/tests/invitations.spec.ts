/** An admin adds a member, who comes with the link and gets the role that they were given. */
import type { BrowserContext, Page } from '@playwright/test';
import { ADA, arrive, GRACE, openAccount, PASSWORD, signIn, signOut, signUp, type Credentials } from '../src/people.ts';
import { heading, sidebar } from '../src/sidebar.ts';
import { expect, test } from '../src/test.ts';

const LATE: Credentials = { name: 'Konrad Zuse', email: 'konrad@example.net', password: PASSWORD };

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

test('whoever opens the link signs up and lands in the same organisation, with the role that the admin chose', async ({ page: ada, browser, product, problems }) => {
  await arrive(ada, ADA);
  const link = await invite(ada, product.url, GRACE.email, 'auditor');
  expect(link.startsWith(`${product.url}/#invitation=`)).toBe(true);

  const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const sent = watchFor(other, tokenIn(link));
  const grace = await other.newPage();
  await grace.goto(link);
  await expect(grace.getByText('You have been invited to join an organization.')).toBeVisible();
  expect(grace.url()).toBe(`${product.url}/`);
  await signUp(grace, GRACE);
  await expect(heading(grace, 'Dashboard')).toBeVisible();
  expect(await me(grace)).toMatchObject({ role: 'auditor', organizationId: (await me(ada)).organizationId });
  await expect(sidebar(grace).getByText(GRACE.email)).toBeVisible();

  expect(sent).toEqual(['POST /api/invitations/accept']);
  expect(await grace.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(tokenIn(link));
  expect(problems.take()).toEqual([]);

  // The same link once more: she is a member already.
  await grace.goto('about:blank');
  await grace.goto(link);
  await expect(grace.getByText('You already belong to an organization')).toBeVisible();
  await grace.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(heading(grace, 'Dashboard')).toBeVisible();
});

test('a link that was used is refused to the next, who can go on without it', async ({ page: ada, browser, product }) => {
  await arrive(ada, ADA);
  const link = await invite(ada, product.url, 'somebody@example.net', 'risk_manager');
  const first = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await first.goto(link);
  await signUp(first, GRACE);
  expect((await me(first)).role).toBe('risk_manager');

  const late = await (await browser.newContext({ baseURL: product.url, locale: 'de-DE' })).newPage();
  await late.goto(link);
  await expect(late.getByText('Sie wurden in eine Organisation eingeladen.')).toBeVisible();
  await openAccount(late, LATE);
  await late.reload();
  await expect(late.getByRole('alert')).toContainText('Die Einladung konnte nicht angenommen werden');
  await late.getByRole('button', { name: 'Ohne Einladung fortfahren' }).click();
  await expect(late).toHaveURL(/\/dashboard$/);
  const own = await me(late);
  expect(own.role).toBe('admin');
  expect(own.organizationId).not.toBe((await me(first)).organizationId);
});

test('a link can be accepted with another account, after signing out', async ({ page, product }) => {
  await arrive(page, ADA);
  const link = await invite(page, product.url, GRACE.email, 'stakeholder');
  const { organizationId } = await me(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been invited to join an organization.')).toBeVisible();
  await signUp(page, GRACE);
  expect(await me(page)).toMatchObject({ role: 'stakeholder', organizationId });
  await signOut(page, GRACE);
  await signIn(page, ADA);
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
