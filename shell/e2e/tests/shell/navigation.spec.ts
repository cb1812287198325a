/** The guard, titles, the sidebar, and addresses that lead nowhere. */
import { arrive, signIn, signUp } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { entries, heading, sidebar } from '../../src/sidebar.ts';
import { test as withOwnService } from '../../src/own-service.ts';
import { expect, test } from '../../src/test.ts';

test('a page requested while signed out leads to the landing page, and opens after signing in', async ({
  page,
  ada,
}) => {
  await page.goto('/');
  await signUp(page, ada);
  await recordRisks(page, [{ title: 'Fire in the archive' }, { title: 'Flood in the cellar' }]);
  await page.context().clearCookies();

  await page.goto('/risk-register?q=fire');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await signIn(page, ada);
  await expect(page).toHaveURL(/\/risk-register\?q=fire$/);
  await expect(riskRow(page, 'Fire in the archive')).toBeVisible();
  await expect(riskRow(page, 'Flood in the cellar')).toHaveCount(0);
});

test('/login is the landing page', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page).toHaveTitle('Login | Parapet');
  // Nobody has set SUPPORT_URL.
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveCount(0);
});

withOwnService.describe('with SUPPORT_URL', () => {
  withOwnService.use({ serviceEnv: { SUPPORT_URL: 'https://help.example.com/grc' } });

  withOwnService('the landing page leads to the support that the operator has set', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'https://help.example.com/grc',
    );
  });
});

test('whoever is signed in goes from the landing page to the dashboard', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('every page has its title', async ({ page, ada }) => {
  await arrive(page, ada);
  const titles = {
    '/dashboard': 'Dashboard | Parapet',
    '/risk-flow': 'Risk flow | Parapet',
    '/risk-flow/7': 'Risk flow | Parapet',
    '/add-risk': 'Add New Risk | Parapet',
    '/risk-register': 'Risk Register | Parapet',
    '/resources': 'Resources | Parapet',
    '/cybersecurity': 'Cybersecurity | Parapet',
    '/sustainability': 'Sustainability | Parapet',
    '/settings': 'Settings | Parapet',
    '/organization': 'Organization | Parapet',
    '/nowhere': 'Page not found | Parapet',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('the sidebar links to the available pages, and shows the unfinished ones as in progress', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  const links = entries(page).getByRole('link');
  await expect(links).toHaveText([
    'Dashboard',
    'Risk Register',
    'Risk flow',
    'Cybersecurity',
    'Organization',
    'Settings',
  ]);
  const disabled = entries(page).getByRole('listitem').filter({ hasText: 'In Progress' });
  await expect(disabled).toHaveText([/^Plans & Tasks/, /^Resources/, /^Sustainability/, /^Organization/]);
  expect((await sidebar(page).boundingBox())?.width).toBe(250);

  for (const name of ['Dashboard', 'Risk Register', 'Risk flow', 'Cybersecurity', 'Organization', 'Settings']) {
    await entries(page).getByRole('link', { name }).click();
    await expect(entries(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(heading(page, name)).toBeVisible();
  }
});

test('an unknown address shows “Page not found” with a link to the dashboard', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/nowhere/at/all');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('Back and Forward go through the visited pages, and the focus moves to the heading of each page', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeFocused();
  await entries(page).getByRole('link', { name: 'Risk Register' }).click();
  await expect(heading(page, 'Risk Register')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Settings')).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Risk Register')).toBeFocused();
});
