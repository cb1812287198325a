/** Filters by what a risk is about and by days, and profiles that two tabs save. */
import type { Page } from '@playwright/test';
import { recordAssessedThings } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { openRegister, recordRisks, register, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const ABOUT = 'Stock cannot be counted';
const OTHER = 'Shipments leave too late';
const RISKS = [{ title: ABOUT, severity: 'high' }] as const;

const filter = (page: Page, name: string) => page.getByRole('search').getByRole('button', { name });

async function saveProfile(page: Page, severity: string, name: string): Promise<void> {
  await filter(page, 'Severity').click();
  await page.getByRole('checkbox', { name: severity, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Profile name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`profile=${name}`));
}

test('risks are found by their assets, by their scenarios, and by the days on which they changed', async ({
  page,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const things = await recordAssessedThings(page, ABOUT);
  await recordRisks(page, [{ title: OTHER }]);
  await page.goto('/risk-register');
  await expect(riskRow(page, OTHER)).toBeVisible();

  await filter(page, 'Asset').click();
  await page.getByRole('checkbox', { name: things.other }).click();
  await expect(page.getByText('No risk matches 1 filter')).toBeVisible();
  // Counts leave their own filter aside.
  await page.getByRole('checkbox', { name: things.asset, description: '1' }).click();
  await expect(riskRow(page, ABOUT)).toBeVisible();
  await expect(riskRow(page, OTHER)).toBeHidden();
  await page.keyboard.press('Escape');
  await filter(page, 'Scenario').click();
  await page.getByRole('searchbox', { name: 'Search: Scenario' }).fill('ransom');
  await page.getByRole('checkbox', { name: things.scenario, description: '1' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(`Scenario: ${things.scenario}`);
  await page.reload();
  await expect(register(page).getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await filter(page, 'Changed').click();
  await page.getByRole('textbox', { name: 'Custom period: To' }).fill('31/12/2020');
  await expect(page.getByText('No risk matches 1 filter')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Changed: until 31 Dec 2020');
  await page.getByRole('option', { name: 'Today' }).click();
  await expect(register(page).getByRole('rowheader')).toHaveCount(2);
  expect(problems.take()).toEqual([]);
});

test('two tabs save a profile each, and none is lost', async ({ page, context, ada }) => {
  await openRegister(page, ada, RISKS);
  const other = await context.newPage();
  await other.goto('/risk-register');
  await expect(riskRow(other, ABOUT)).toBeVisible();
  await saveProfile(page, 'High', 'Serious');
  await saveProfile(other, 'Low', 'Small');
  for (const tab of [page, other]) {
    await tab.goto('/risk-register');
    await tab.getByRole('button', { name: 'No profile' }).click();
    for (const name of ['Serious', 'Small']) await expect(tab.getByRole('button', { name, exact: true })).toBeVisible();
  }
});
