/** What is typed in a flow while the service is away, and its dialogs on the screen of a laptop. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../src/browser.ts';
import { recordAssessedThings, recordPlan } from '../../src/flows.ts';
import { test as withOwnService } from '../../src/own-service.ts';
import { arrive } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

/** The step with the plan, of a flow that nobody has opened before. */
async function openPlan(page: Page, riskId: string) {
  const [next, previous] = [
    page.getByRole('button', { name: 'Next', exact: true }),
    page.getByRole('button', { name: 'Previous', exact: true }),
  ];
  await page.goto(`/risk-flow/${riskId}`);
  await page.getByRole('region', { name: 'Assets to choose from' }).getByRole('checkbox').first().check();
  await next.click();
  await next.click();
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await expect(description).toBeVisible();
  return { description, next, previous };
}

withOwnService(
  'a plan typed while the service is stopped is saved when it is back, from another step, with no box to restore it',
  async ({ page, product, ada }) => {
    await arrive(page, ada);
    const { riskId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
    await recordPlan(page, riskId, 'Restore without the network', []);
    const { description, next, previous } = await openPlan(page, riskId);
    await product.restart(async () => {
      await description.fill('Take the backups off the domain.');
      await previous.click();
      await expect(page.getByRole('heading', { name: 'Review Connected Data' })).toBeVisible();
      await expect(page.getByText('Could not save, retrying')).toBeVisible();
    });
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 60_000 });
    await next.click();
    await expect(description).toHaveValue('Take the backups off the domain.');
    await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
    await page.reload();
    await expect(description).toHaveValue('Take the backups off the domain.');
    await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
  },
);

withOwnService(
  'a plan typed while the service is stopped is kept when another page is opened, and is saved without a question',
  async ({ page, product, ada }) => {
    await arrive(page, ada);
    const { riskId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
    await recordPlan(page, riskId, 'Restore without the network', []);
    // Visited before, so that its code is on the device when the service is away.
    await page.goto('/risk-register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { description } = await openPlan(page, riskId);
    await product.restart(async () => {
      await description.fill('Take the backups off the domain.');
      await expect(page.getByText('Could not save, retrying').first()).toBeVisible();
      await page.getByRole('link', { name: 'Risk Register' }).first().click();
      await expect(page).toHaveURL(/\/risk-register$/);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText('Your last changes are not saved yet.')).toBeVisible();
    });
    await page.goBack();
    await expect(description).toHaveValue('Take the backups off the domain.', { timeout: 60_000 });
    await expect(page.getByText(/^Saved/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
    await page.reload();
    await expect(description).toHaveValue('Take the backups off the domain.');
  },
);

test('what the service refuses says why in the one place for it, stays as typed, and is saved once it is corrected', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  const { riskId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  await recordPlan(page, riskId, 'Restore without the network', []);
  const refusal = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid_request',
    request_id: 'r-1',
    detail: 'Timeline is too long',
    errors: [{ path: '/timeline', keyword: 'maxLength', params: { limit: 200 }, message: 'Timeline is too long' }],
  };
  await page.route('**/api/treatment-plans/*', async (route) => {
    const isRefused = route.request().postData()?.includes('For ever') === true;
    await (isRefused
      ? route.fulfill({ status: 400, contentType: 'application/problem+json', json: refusal })
      : route.fallback());
  });
  const { description, previous, next } = await openPlan(page, riskId);
  const timeline = page.getByRole('textbox', { name: 'Timeline' });
  await timeline.fill('For ever');
  const refused = page.getByRole('status').filter({ hasText: 'Not saved:' });
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText('Timeline is too long');
  await expect(refused).toBeInViewport();
  // The same words in another step, and what was typed is still there.
  await previous.click();
  await expect(page.getByRole('heading', { name: 'Review Connected Data' })).toBeVisible();
  await expect(refused).toHaveCount(1);
  await next.click();
  await expect(timeline).toHaveValue('For ever');
  await timeline.fill('10 weeks');
  await description.fill('Take the backups off the domain.');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toHaveCount(1);
  await expect(refused).toHaveCount(0);
  await page.reload();
  await expect(timeline).toHaveValue('10 weeks');
  await expect(description).toHaveValue('Take the backups off the domain.');
});

test('opening a dialog neither moves the page nor focuses its close button, and an assessment has one scroll bar at most', async ({
  page,
  ada,
  baseURL,
}) => {
  await arrive(page, ada);
  const { riskId, scenario } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  // With scroll bars that take space, which browsers without a window leave out.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const wide = await context.newPage();
  await wide.goto(`/risk-flow/${riskId}`);
  await expect(wide.getByRole('heading', { name: 'Review Connected Data' })).toBeVisible();
  const edge = () =>
    wide.getByRole('button', { name: 'Next', exact: true }).evaluate((button) => button.getBoundingClientRect().right);
  const before = await edge();

  await wide.getByRole('button', { name: 'Add assessment' }).click();
  const dialog = wide.getByRole('dialog', { name: scenario });
  await expect(dialog).toBeVisible();
  expect(await edge()).toBe(before);
  const scrolling = () =>
    dialog.evaluate(
      (root) =>
        [...root.querySelectorAll('*')].filter(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 &&
            /auto|scroll/.test(getComputedStyle(one).overflowY) &&
            one.clientHeight > 60,
        ).length,
    );
  expect(await scrolling()).toBeLessThanOrEqual(1);
  await wide.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await wide.getByRole('button', { name: scenario }).click();
  await wide.getByRole('button', { name: 'Link or create risk' }).first().click();
  await expect(wide.getByRole('dialog').getByRole('searchbox', { name: 'Search risks' })).toBeFocused();
  await browser.close();
});
