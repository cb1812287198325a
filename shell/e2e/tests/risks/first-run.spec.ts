/** What a new organization is shown: ways to begin, sample data that goes again, and first steps that tick themselves. */
import type { Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { fillRiskForm, recordRisks, register, submitRisk } from '../../src/risks.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });

test('sample data fills the dashboard by one click, and one click removes it', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add sample data' }).click();
  await expect(page.getByText('Sample data was added: 24 risks.')).toBeVisible();
  const bar = page.getByRole('status').filter({ hasText: 'sample data of an invented freight company' });
  await expect(bar).toContainText('Risks: 24, assets: 11, risk flows: 5.');
  await expect(page.getByRole('link', { name: 'Total Risks' })).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Recently Archived Risks' }).getByRole('link')).toHaveCount(2);
  // None of it was done by a person.
  await expect(steps(page)).toContainText('1 of 6');

  // What a person records stays, and so does what they changed.
  await recordRisks(page, [{ title: 'Our own' }]);
  await page.reload();
  await expect(steps(page)).toContainText('2 of 6');
  await page.getByRole('button', { name: 'Remove all sample data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all sample data' }).click();
  await expect(page.getByText(/^Sample data was removed/)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto('/risk-register');
  await expect(register(page).getByRole('link', { name: 'Our own', exact: true })).toBeVisible();
  await expect(register(page).getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1);
});

test('the first steps tick themselves, and come back when they were hidden', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(steps(page)).toContainText('1 of 6');
  await page.getByRole('link', { name: 'Record a risk' }).first().click();
  await fillRiskForm(page, { title: 'Forklift battery burns at night' });
  await submitRisk(page);
  await expect(page).toHaveURL(/risk-register/);
  await page.goto('/dashboard');
  await expect(steps(page).getByRole('listitem').filter({ hasText: 'Record a risk' })).toContainText('Done:');
  await expect(page.getByText('Your register is empty')).toHaveCount(0);

  await steps(page).getByRole('button', { name: 'Hide first steps' }).click();
  await expect(steps(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.getByRole('button', { name: `Account: ${ada.name}` }).click();
  await page.getByRole('menuitem', { name: 'First steps' }).click();
  await expect(steps(page)).toContainText('2 of 6');
});
