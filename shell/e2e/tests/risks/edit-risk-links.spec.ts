/** Who reviews a risk and what it is linked with, edited over the register. */
import type { Page } from '@playwright/test';
import { recordAssessedThings, type AssessedThings } from '../../src/flows.ts';
import { arrive, joinColleague, newPerson } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Risk' });
const box = (page: Page, label: string) => dialog(page).getByRole('combobox', { name: label, exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' });

let things: AssessedThings;

test.beforeEach(async ({ page, ada }) => {
  await arrive(page, ada);
  things = await recordAssessedThings(page, 'Stock cannot be counted');
});

const open = (page: Page) => page.goto(`/risk-register?edit=${things.riskId}`);
const stored = async (page: Page) => (await page.request.get(`/api/risks/${things.riskId}`)).json();
/** What screen readers read out of the field: the chosen names are in its description. */
const expectChosen = (page: Page, label: string, names: string) =>
  expect(box(page, label)).toHaveAccessibleDescription(new RegExp(`: ${names}`));

async function add(page: Page, label: string, name: string): Promise<void> {
  await box(page, label).fill(name);
  await page.getByRole('option', { name }).click();
  await box(page, label).press('Escape');
}

/** The id of what a list has by that name. */
async function found(page: Page, list: 'assets' | 'people', name: string): Promise<string> {
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const answer = await page.request.get(`/api/${list}`, { params: { organization_id: organizationId, q: name } });
  const { items }: { items: { id: string }[] } = await answer.json();
  return items[0]?.id ?? '';
}

async function changeElsewhere(page: Page, changes: Record<string, unknown>): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.patch(`/api/risks/${things.riskId}`, { headers, data: changes });
  expect(answer.ok()).toBe(true);
}

test('the reviewer, one asset more and one scenario less are saved together, and again after another look', async ({
  page,
  ada,
}) => {
  await open(page);
  await box(page, 'Reviewer').fill(ada.name);
  await page.getByRole('option', { name: ada.name }).click();
  await expectChosen(page, 'Assets', things.asset);
  await add(page, 'Assets', things.other);
  await dialog(page).getByTitle(`Remove ${things.scenario}`).click();
  await expect(dialog(page).getByText('3 unsaved changes')).toBeVisible();
  await expect(dialog(page).getByText(`Was ${things.scenario}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await expect(box(page, 'Reviewer')).toHaveValue(ada.name);
  await expectChosen(page, 'Assets', `${things.asset}, ${things.other}`);
  await dialog(page).getByTitle(`Remove ${things.asset}`).click();
  await add(page, 'Risk Scenarios', things.scenario);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  expect((await stored(page)).selected_scenarios).toHaveLength(1);
  expect((await stored(page)).names).toEqual({
    [(await stored(page)).reviewer_id]: ada.name,
    [(await stored(page)).selected_assets[0]]: things.other,
    [(await stored(page)).selected_scenarios[0]]: things.scenario,
  });
  await page.goto(`/risk-register?edit=${things.riskId}&tab=history`);
  await expect(dialog(page).getByText(`${things.asset} and ${things.other}`).first()).toBeVisible();
});

test('removed and put back with Undo, and by the keyboard', async ({ page }) => {
  await open(page);
  await box(page, 'Assets').press('Backspace');
  await expect(dialog(page).getByText('1 unsaved change')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expectChosen(page, 'Assets', things.asset);
  await expect(dialog(page).getByText(/unsaved/)).toBeHidden();
});

test('links that could not be saved without a connection stay chosen', async ({ page, context }) => {
  await open(page);
  await add(page, 'Assets', things.other);
  await context.setOffline(true);
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to update risk. Please try again.');
  await expectChosen(page, 'Assets', `${things.asset}, ${things.other}`);
  await context.setOffline(false);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  expect((await stored(page)).selected_assets).toHaveLength(2);
});

test('assets that two people link at once are all kept, and a conflict names them and the people', async ({
  page,
  ada,
}) => {
  const other = await found(page, 'assets', things.other);
  const person = await found(page, 'people', ada.name);
  await open(page);
  await dialog(page).getByTitle(`Remove ${things.asset}`).click();
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Mine');
  await changeElsewhere(page, { title: 'Theirs', selected_assets: [things.assetId, other], reviewer_id: person });
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'This risk changed while you were editing' });
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
  const merged = conflict.getByRole('region', { name: /merged/i });
  await expect(merged).toContainText('changed on both sides, all of it is kept');
  await expect(merged).toContainText(`${things.asset}${things.other}`);
  await expect(merged).toContainText(ada.name);
  await expect(merged).not.toContainText(person);
  await conflict.getByRole('radio', { name: /Mine/ }).check();
  await conflict.getByRole('button', { name: 'Save chosen values' }).click();
  await expect(conflict).toBeHidden();
  expect(await stored(page)).toMatchObject({ title: 'Mine', selected_assets: [other], reviewer_id: person });
});

test('an asset that is missing is created without leaving the risk', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('button', { name: 'Create asset' }).click();
  const form = page.getByRole('dialog', { name: 'Create asset' });
  await form.getByLabel('Asset Name').fill('Label printer');
  for (const [field, value] of [
    ['Asset Type', 'Hardware'],
    ['Risk Level', 'Low'],
    ['Status', 'Active'],
  ] as const) {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: value, exact: true }).click();
  }
  await form.getByRole('button', { name: new RegExp(things.property) }).click();
  await form.getByRole('button', { name: 'Create asset' }).click();
  await expect(form).toBeHidden();
  await expectChosen(page, 'Assets', `${things.asset}, Label printer`);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  expect((await stored(page)).selected_assets).toHaveLength(2);
});

test('who may not read assets sees their names, cannot change them, and loses none by saving', async ({
  page,
  browser,
  product,
}) => {
  const owner = await browser.newPage({ baseURL: product.url });
  await joinColleague(page, owner, newPerson('Otto Owner'), 'risk_owner');
  await open(owner);
  await expect(box(owner, 'Assets')).toBeDisabled();
  await expectChosen(owner, 'Assets', things.asset);
  await expectChosen(owner, 'Risk Scenarios', things.scenario);
  await expect(dialog(owner).getByRole('button', { name: 'Create asset' })).toHaveCount(0);
  await dialog(owner).getByRole('textbox', { name: 'Title' }).fill('Counted late');
  await save(owner).click();
  await expect(dialog(owner)).toBeHidden();
  expect(await stored(page)).toMatchObject({ title: 'Counted late', selected_assets: [things.assetId] });
  await owner.close();
});
