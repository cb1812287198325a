/** Templates of assets: made, used, put in order by the keyboard, and edited by two people at once. */
import { moveUp } from '../../src/keyboard.ts';
import type { Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { choose } from '../../src/risks.ts';
import { changeElsewhere, createAsset, createVesselTemplate } from '../../src/templates.ts';
import { expect, test } from '../../src/test.ts';

const MANAGER = '/cybersecurity?templates=assets';
const manager = (page: Page) => page.getByRole('dialog', { name: 'Asset Template Manager' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Asset Template Editor' });
const save = (page: Page) => editor(page).getByRole('button', { name: 'Save Template' });
const order = (page: Page) =>
  editor(page)
    .getByRole('list', { name: 'Fields' })
    .getByRole('button', { name: /^Drag / });

test.beforeEach(({ page, ada }) => arrive(page, ada));

test('a template is created, listed in its category and used, and removing a field can be undone', async ({ page }) => {
  await page.goto(MANAGER);
  await manager(page).getByRole('button', { name: 'Create Template' }).click();
  await editor(page).getByRole('textbox', { name: 'Template Name' }).fill('Vessel');
  await choose(page, 'Category', 'Physical');
  await editor(page).getByRole('button', { name: 'Add field' }).click();
  await editor(page).getByRole('textbox', { name: 'Label', exact: true }).fill('Home port');
  await expect(editor(page).getByRole('region', { name: 'Preview' }).getByLabel('Home port')).toBeVisible();
  await save(page).click();
  await expect(editor(page).getByText('Template created successfully!')).toBeVisible();
  await expect(editor(page)).toBeHidden();
  const card = manager(page).getByRole('group', { name: 'Physical' }).getByRole('region', { name: 'Vessel' });
  await expect(card).toContainText('6 fields');
  await expect(card).toContainText('+1 more');
  await expect(card).toContainText('Not used yet');
  await card.getByRole('button', { name: 'Use template Vessel' }).click();
  await expect(page).toHaveURL(/edit=new&template=[\w-]+$/);
  const id = new URL(page.url()).searchParams.get('template') ?? '';

  // Removes the fields for which the asset below has no values.
  const field = { type: 'text', required: false };
  await changeElsewhere(page, `asset-templates/${id}`, {
    fields: [
      { ...field, id: 'f1', name: 'name', label: 'Name', order: 0 },
      { ...field, id: 'f2', name: 'home_port', label: 'Home port', order: 1 },
    ],
  });
  await createAsset(page, id, { home_port: 'Bremen' });
  await page.goto(`${MANAGER}&editor=${id}`);
  await expect(editor(page).getByText('1 asset uses this template')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Remove Home port' }).click();
  await expect(page.getByText(/Home port removed\. 1 record keeps its value/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page).getByRole('button', { name: 'Remove Home port' })).toBeVisible();
});

test('fields are put in order, added and saved with the keyboard alone', async ({ page }) => {
  const id = await createVesselTemplate(page);
  await page.goto(`${MANAGER}&editor=${id}`);
  await expect(order(page)).toHaveCount(3);
  const { keyboard } = page;
  await editor(page).getByRole('button', { name: 'Drag Crew' }).focus();
  await moveUp(page, 'Crew', 3, 3);
  await expect(order(page).nth(1)).toHaveAccessibleName('Drag Crew');
  await editor(page).getByRole('button', { name: 'Move Depot up' }).focus();
  await keyboard.press('Enter');
  await expect(order(page).nth(1)).toHaveAccessibleName('Drag Depot');
  await expect(editor(page).getByRole('button', { name: 'Move Depot up' })).toBeFocused();
  await editor(page).getByRole('button', { name: 'Add field' }).focus();
  await keyboard.press('Enter');
  await expect(editor(page).getByRole('textbox', { name: 'Label', exact: true })).toBeFocused();
  await keyboard.type('Flag');
  await keyboard.press('Control+Enter');
  await expect(editor(page).getByText('Template updated successfully!')).toBeVisible();
  await expect(editor(page)).toBeHidden();
  const template: { fields: { name: string }[] } = await (await page.request.get(`/api/asset-templates/${id}`)).json();
  expect(template.fields.map(({ name }) => name)).toEqual(['name', 'depot', 'crew', 'flag']);
});

test('a conflict of two people asks only about the field that both changed', async ({ page }) => {
  const id = await createVesselTemplate(page);
  await page.goto(`${MANAGER}&editor=${id}`);
  await editor(page).getByRole('textbox', { name: 'Template Name' }).fill('Mine');
  await changeElsewhere(page, `asset-templates/${id}`, { name: 'Theirs', description: 'Ships' });
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'This template changed while you were editing' });
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
  await conflict.getByRole('radiogroup', { name: 'Template Name' }).getByRole('radio', { name: /Mine/ }).check();
  await conflict.getByRole('button', { name: 'Save chosen values' }).click();
  await expect(conflict).toBeHidden();
  await expect
    .poll(async () => (await page.request.get(`/api/asset-templates/${id}`)).json())
    .toMatchObject({ name: 'Mine', description: 'Ships' });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a template is edited, and nothing is wider than the screen', async ({ page }) => {
    const id = await createVesselTemplate(page);
    await page.goto(MANAGER);
    await manager(page).getByRole('button', { name: 'Edit Vessel' }).tap();
    await expect(page).toHaveURL(new RegExp(`editor=${id}`));
    await expect(order(page)).toHaveCount(3);
    await editor(page)
      .getByRole('button', { name: /^Depot/ })
      .tap();
    await editor(page).getByRole('textbox', { name: 'Label', exact: true }).fill('Home depot');
    await editor(page).getByRole('radio', { name: 'Preview' }).check({ force: true });
    await expect(editor(page).getByRole('region', { name: 'Preview' }).getByLabel('Home depot')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await save(page).tap();
    await expect(editor(page)).toBeHidden();
  });
});
