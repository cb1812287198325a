/** Signing in at a provider on another origin, as an organization would set it up. */
import type { Page } from '@playwright/test';
import { createExternalProvider, type ExternalProvider } from '../../src/servers/external-provider.ts';
import { fillProviderForm, type Credentials } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test as base } from '../../src/own-service.ts';

const test = base.extend<{ provider: ExternalProvider }>({
  provider: async ({ port, ada }, use) => {
    const provider = await createExternalProvider(port, ada);
    await use(provider);
    await provider.stop();
  },
  serviceEnv: async ({ provider }, use) => use(provider.serviceEnv),
});

async function signInAtProvider(page: Page, { email, password }: Credentials): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Example ID' })).toBeVisible();
  await fillProviderForm(page, { email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  return opened;
}

test('the provider opens in a window, which closes itself, and the dashboard follows', async ({
  page,
  provider,
  problems,
  ada,
}) => {
  await provider.start();
  await page.goto('/');
  const popup = await openPopup(page);
  await expect(page.getByText('Continue in the window that opened.')).toBeVisible();
  const closed = popup.waitForEvent('close');
  await signInAtProvider(popup, ada);
  await closed;
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(sidebar(page).getByText(ada.email)).toBeVisible();
  // Problems on the provider's own pages do not count.
  expect(problems.take().filter((problem) => !problem.includes(provider.issuer))).toEqual([]);
});

test('the whole page goes to the provider and returns when popup windows are blocked', async ({
  page,
  provider,
  ada,
}) => {
  await provider.start();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/risk-register?q=fire');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInAtProvider(page, ada);
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('fire');
});

test('a sign-in that is canceled at the provider leaves no message on the landing page', async ({ page, provider }) => {
  await provider.start();
  await page.goto('/');
  const popup = await openPopup(page);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(page.getByText('Continue in the window that opened.')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('closing the sign-in window removes the waiting message, and the next attempt opens another window', async ({
  page,
  provider,
  ada,
}) => {
  await provider.start();
  await page.goto('/');
  const waiting = page.getByText('Continue in the window that opened.');
  const unfinished = await openPopup(page);
  await expect(unfinished.getByRole('heading', { name: 'Example ID' })).toBeVisible();
  await expect(waiting).toBeVisible();
  await unfinished.close();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await signInAtProvider(await openPopup(page), ada);
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a provider that is down is reported, and the next attempt works when the provider is back', async ({
  page,
  provider,
  ada,
}) => {
  await page.goto('/');
  await openPopup(page);
  await expect(page.getByRole('alert')).toContainText('The sign-in service is not responding');

  await provider.start();
  const popup = await openPopup(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signInAtProvider(popup, ada);
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a provider that goes down later is reported, both with a window and with a redirect of the page', async ({
  page,
  provider,
  ada,
}) => {
  await provider.start();
  await page.goto('/');
  const popup = await openPopup(page);
  await expect(popup.getByRole('heading', { name: 'Example ID' })).toBeVisible();
  await popup.close();
  await provider.stop();

  await openPopup(page);
  await expect(page.getByRole('alert')).toContainText('The sign-in service is not responding');

  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/risk-register?q=fire');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in service is not responding. Please try again in a few minutes.',
  );

  await provider.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await signInAtProvider(page, ada);
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('fire');
});

test('signing out while the provider is down ends on the landing page', async ({ page, provider, ada }) => {
  await provider.start();
  await page.goto('/');
  await signInAtProvider(await openPopup(page), ada);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await provider.stop();
  await sidebar(page)
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('localhost');
});

test('a sign-out at the provider takes the data off the page at once', async ({
  page,
  context,
  product,
  provider,
  ada,
}) => {
  await provider.start();
  await page.goto('/');
  await signInAtProvider(await openPopup(page), ada);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await recordRisks(page, [{ title: 'Secret merger leaks' }]);
  const streaming = page.waitForResponse((response) => response.url() === `${product.url}/api/events`);
  await page.goto('/risk-register');
  await expect(riskRow(page, 'Secret merger leaks')).toBeVisible();
  await streaming;

  const elsewhere = await context.newPage();
  await elsewhere.goto(`${provider.issuer}/session/end`);
  await elsewhere.getByRole('button', { name: /sign me out/i }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page.getByText('Secret merger leaks')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('signing out ends the session at the provider too', async ({ page, provider, ada }) => {
  await provider.start();
  await page.goto('/');
  await signInAtProvider(await openPopup(page), ada);
  await sidebar(page)
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.getByRole('button', { name: /sign me out/i }).click();
  await page.waitForURL((url) => url.pathname === '/' && url.hostname === 'localhost');

  const popup = await openPopup(page);
  await expect(popup.getByLabel('Password')).toBeVisible();
});
