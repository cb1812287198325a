/** A session that ends while somebody works. */
import type { Page, Route } from '@playwright/test';
import { arrive, signIn } from '../../src/people.ts';
import { closeRisk, fillRiskForm, riskRow, submitRisk } from '../../src/risks.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const QUESTION = 'Your session has ended';

/** Creates the risk of the form when the session is over. It ends with that request, or what the page asks for by itself could find out first. */
async function submitWithoutSession(page: Page): Promise<void> {
  const end = async (route: Route) => {
    await page.context().clearCookies();
    const headers = await route.request().allHeaders();
    delete headers['cookie'];
    const response = await route.fetch({ headers });
    expect(response.status()).toBe(401);
    await route.fulfill({ response });
  };
  await page.route('**/api/risks/with-flow', end, { times: 1 });
  await submitRisk(page);
}

test('what was typed is there after signing in again', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/add-risk');
  await fillRiskForm(page, {
    title: 'Flood in the data center',
    description: 'Pumps are checked quarterly.',
    severity: 'Critical',
  });
  await submitWithoutSession(page);
  await expect(page.getByText(QUESTION)).toBeVisible();
  await signIn(page, ada);
  await expect(page.getByText(QUESTION)).toBeHidden();

  await expect(page.getByRole('main')).toContainText('Flood in the data center');
  await expect(page.getByLabel('Description')).toHaveValue('Pumps are checked quarterly.');
  await submitRisk(page);
  await closeRisk(page, 'Flood in the data center');
  await expect(riskRow(page, 'Flood in the data center')).toContainText('Critical');
});

test('another person who signs in after the session ended does not see what was typed', async ({
  page,
  browser,
  product,
  ada,
  grace,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await arrive(await elsewhere.newPage(), grace);
  await arrive(page, ada);
  await page.goto('/add-risk');
  await fillRiskForm(page, { title: 'Secret merger leaks' });
  await submitWithoutSession(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, grace);
  await expect(page.getByRole('button', { name: `Account: ${grace.name}` })).toBeVisible();
  await expect(heading(page, 'Add New Risk')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Domain and template' }).getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Secret merger leaks');
});

test('signing out in one tab signs out the other tab too, which hides its data', async ({ page, context, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/risk-register');
  await expect(heading(other, 'Risk Register')).toBeVisible();
  await expect(other.getByRole('searchbox')).toBeVisible();
  await page.getByRole('button', { name: `Account: ${ada.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(heading(other, 'Risk Register')).toBeHidden();
});

test('nothing but the question is shown when the next page finds that the session has ended', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // What loads after the page asks for more, and would find out first.
  await expect(page.getByRole('button', { name: 'Open Risk Assistant' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications' }).first()).toBeVisible();
  await page.context().clearCookies();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/grc-templates/initialize-defaults'));
  await sidebar(page).getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
