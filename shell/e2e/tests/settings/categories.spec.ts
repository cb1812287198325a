/** The organization's own words: categories are renamed and merged on Settings while other screens show them, and levels get labels. */
import type { Page } from '@playwright/test';
import { joinColleague, newPerson } from '../../src/people.ts';
import { openRegister, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const RISKS = [
  { title: 'Flood in the cellar', category: 'Security' },
  { title: 'Storm over the depot', category: 'Security' },
  { title: 'Ferry delayed', category: 'Ships' },
] as const;
const RARE = [{ title: 'Flood in the cellar', impact_level: 5, probability: 1 }] as const;

const table = (page: Page) => page.getByRole('table', { name: 'Categories' });
const rowOf = (page: Page, category: string) => table(page).getByRole('row').filter({ hasText: category });
const dialog = (page: Page) => page.getByRole('dialog');

async function openCategories(page: Page) {
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Organization' }).click();
  await expect(rowOf(page, 'Privacy')).toBeVisible();
}

test('a category is renamed on all screens, its former name finds it, and that is undone', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  const settings = await page.context().newPage();
  await page.goto('/risk-register?category=Security');
  await expect(riskRow(page, 'Storm over the depot')).toContainText('Security');
  await openCategories(settings);
  await expect(rowOf(settings, 'Security')).toContainText('2');
  await settings.getByRole('button', { name: 'Rename: Security' }).click();
  await dialog(settings).getByLabel('New name').fill('  Cyber   risks ');
  await settings.keyboard.press('Enter');
  await expect(settings.getByText('“Security” is now “Cyber risks”. Risks changed: 2')).toBeVisible();
  await expect(rowOf(settings, 'Cyber risks')).toContainText('formerly Security');
  // The other screen still asks for the former name.
  await expect(riskRow(page, 'Storm over the depot')).toContainText('Cyber risks');
  await expect(riskRow(page, 'Flood in the cellar')).toContainText('Cyber risks');
  await expect(riskRow(page, 'Ferry delayed')).toHaveCount(0);
  await rowOf(settings, 'Cyber risks').getByRole('link').click();
  await expect(riskRow(settings, 'Flood in the cellar')).toContainText('Cyber risks');
  await settings.goBack();
  await settings.getByRole('button', { name: 'Rename: Cyber risks' }).click();
  await dialog(settings).getByLabel('New name').fill('Locks');
  await dialog(settings).getByRole('button', { name: 'Rename', exact: true }).click();
  await settings
    .locator('[data-kind]')
    .filter({ hasText: '“Cyber risks” is now “Locks”' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(settings.getByText('“Locks” is now “Cyber risks”. Risks changed: 2')).toBeVisible();
  await expect(riskRow(page, 'Flood in the cellar')).toContainText('Cyber risks');
});

test('a name that exists merges both once that is confirmed, and can be made free again', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  await openCategories(page);
  await page.getByRole('button', { name: 'Rename: Ships' }).click();
  await dialog(page).getByLabel('New name').fill('security');
  await dialog(page).getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(dialog(page).getByRole('status')).toContainText(
    '“Ships” (risks: 1) becomes part of “Security” (risks: 2).',
  );
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('“Ships” is now part of “Security”. Risks changed: 1')).toBeVisible();
  await expect(rowOf(page, 'Security')).toContainText('formerly Ships');
  await expect(rowOf(page, 'Security').getByRole('link')).toHaveText('3');
  await rowOf(page, 'Security').getByRole('button', { name: 'Actions for Security' }).click();
  await page.getByRole('menuitem', { name: 'Make “Ships” free again' }).click();
  await expect(page.getByText('“Ships” can be a category of its own again')).toBeVisible();
  await expect(rowOf(page, 'Security')).not.toContainText('formerly');
});

test('another category is chosen to merge into, and somebody else was faster', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  await openCategories(page);
  await rowOf(page, 'Ships').getByRole('button', { name: 'Actions for Ships' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another…' }).click();
  await dialog(page).getByRole('combobox', { name: 'Category' }).fill('oper');
  await page.getByRole('option', { name: 'Operational' }).click();
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'This name exists already' })).toBeVisible();
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const other = await page.request.post(`/api/organizations/${organizationId}/risk-categories/rename`, {
    headers: { origin: new URL(page.url()).origin },
    data: { from: 'Ships', to: 'Boats' },
  });
  expect(other.status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog(page).getByText(/This category was renamed to “Boats” meanwhile/)).toBeVisible();
});

test('a new category is typed in the register, and only an admin gets to the list', async ({
  page,
  browser,
  product,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await riskRow(page, 'Ferry delayed').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set category' }).click();
  await dialog(page).getByRole('combobox', { name: 'Category' }).fill('Ferries');
  await page.getByRole('option', { name: 'Create “Ferries”' }).click();
  await dialog(page).getByRole('button', { name: 'Set category' }).click();
  await expect(riskRow(page, 'Ferry delayed')).toContainText('Ferries');
  const context = await browser.newContext({ baseURL: product.url });
  const grace = await context.newPage();
  await joinColleague(page, grace, newPerson('Grace Hopper'), 'risk_manager');
  await grace.goto('/settings?tab=organization');
  await expect(grace.getByRole('tab', { name: 'Account', selected: true })).toBeVisible();
  await expect(grace.getByRole('tab', { name: 'Organization' })).toHaveCount(0);
  await context.close();
});

test('the levels of the scales get words of the organization, wherever they are shown, and those of the product again', async ({
  page,
  ada,
}) => {
  const [risk] = await openRegister(page, ada, RARE);
  await openCategories(page);
  await page.getByLabel('Impact 5').fill('  Ruinous ');
  await page.getByLabel('Probability 1').fill('Rare');
  await page.getByRole('button', { name: 'Save labels' }).click();
  await expect(page.getByText('Labels saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Risk Matrix' }).click();
  await expect(page.getByRole('rowheader', { name: '5 Ruinous' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '1 Rare' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '4 High' })).toBeVisible();
  await page.goto(`/risk-register?risk=${risk}`);
  await expect(page.getByText('5 · Ruinous')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).last().click();
  const edit = page.getByRole('dialog', { name: 'Edit Risk' });
  await edit.getByRole('tab', { name: 'Assessment' }).click();
  await expect(edit.getByRole('radio', { name: 'Ruinous' })).toBeChecked();
  await expect(edit.getByRole('radio', { name: 'Rare' })).toBeChecked();
  await openCategories(page);
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  await page.getByRole('button', { name: 'Save labels' }).click();
  await page.getByRole('tab', { name: 'Risk Matrix' }).click();
  await expect(page.getByRole('rowheader', { name: '5 Very High' })).toBeVisible();
});
