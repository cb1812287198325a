/** On a telephone. */
import { arrive } from '../../src/people.ts';
import { fillRiskForm, submitRisk } from '../../src/risks.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the menu opens over the page, leads to other pages, and closes', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await expect(sidebar(page)).toBeHidden();
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await menu.getByRole('link', { name: 'Settings' }).tap();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await menu.getByRole('button', { name: 'Close navigation' }).tap();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await menu.getByRole('button', { name: `Account: ${ada.name}` }).tap();
  await page.getByRole('menuitem', { name: 'Sign out' }).tap();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
});

test('a risk is recorded and read', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Add New Risk' }).tap();
  await fillRiskForm(page, { title: 'Flood in the data center', description: 'Pumps are checked quarterly.', severity: 'High' });
  await submitRisk(page);
  await page.getByRole('link', { name: 'Flood in the data center' }).tap();
  const panel = page.getByRole('dialog', { name: 'Flood in the data center' });
  await expect(panel).toContainText('Pumps are checked quarterly.');
  expect((await panel.boundingBox())?.width).toBeCloseTo(390, 0);
});
