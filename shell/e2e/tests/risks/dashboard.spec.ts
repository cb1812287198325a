/** The dashboard of an organization that works with the product. */
import { fillWithDemo } from '../../src/demo.ts';
import { expect, test } from '../../src/own-service.ts';
import { signUp } from '../../src/people.ts';
import { besidesRefusals } from '../../src/problems.ts';
import { heading } from '../../src/sidebar.ts';
import { findings, giveAxe } from '../../src/tour/axe.ts';
import { settled } from '../../src/tour/page-state.ts';

test('figures, charts and tables follow the period, and lead to the register', async ({
  page,
  product,
  problems,
  ada,
}) => {
  await page.goto('/');
  await signUp(page, ada);
  await expect(page.getByText('Your register is empty')).toBeVisible();
  for (const text of [
    'No risk flows found',
    'No completed flows in selected time range',
    'No completed flows found',
    'No archived risks found',
  ])
    await expect(page.getByText(text)).toBeVisible();

  await fillWithDemo(product);
  expect(besidesRefusals(problems.take())).toEqual([]);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('Total Risks').locator('xpath=ancestor::dl')).toContainText('120');
  await expect(page.getByRole('region', { name: 'Risk Flow Progress' }).getByRole('img')).toHaveAttribute(
    'aria-label',
    /22 flows: Draft 3/,
  );
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first()).toContainText(
    /added|created|changed|completed/,
  );

  // Names, targets and landmarks collide only where there are many flows and risks.
  for (const [path, text] of [
    ['/risk-register', '119 risks'],
    ['/plans-tasks', '16 tasks, 2 overdue'],
    ['/dashboard', '22'],
  ] as const) {
    await page.goto(path);
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await settled(page);
    await giveAxe(page);
    expect(await findings(page), path).toEqual([]);
  }

  await page.getByRole('radio', { name: '1 Year' }).click();
  await expect(page).toHaveURL(/range=1y/);
  const timeline = page.getByRole('region', { name: 'Completed Risk Flows Timeline' });
  await timeline.getByRole('button', { name: 'Show as table' }).click();
  // The weeks of a year, of which the first and the last are not whole.
  await expect.poll(() => timeline.getByRole('row').count()).toBeGreaterThanOrEqual(1 + 53);
  await page.getByRole('link', { name: 'Completed Flows' }).hover();
  await expect(page.getByText('The period does not change this number.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Recently Completed Risk Flows' }).getByRole('link')).toHaveCount(5);

  await page
    .getByRole('region', { name: 'Assigned to you' })
    .getByRole('button', { name: /^Show all/ })
    .click();
  await expect(page).toHaveURL(/assigned=all/);
  await page.getByRole('link', { name: 'Archived Risks' }).click();
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await expect(page).toHaveURL(/status=archived/);
  expect(problems.take()).toEqual([]);
});
