/** Changing risks in the cells of the register: by click and by key, undone, refused, without a connection, and changed by somebody else meanwhile. */
import type { Page } from '@playwright/test';
import { joinColleague } from '../../src/people.ts';
import { openRegister, register, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const FLOOD = 'Flood in the cellar';
const FIRE = 'Fire in the archive';
const RISKS = [
  { title: FLOOD, severity: 'critical', impact_level: 5, probability: 4 },
  { title: FIRE, severity: 'low', impact_level: 1, probability: 2 },
] as const;

const cell = (page: Page, field: string, title: string) =>
  riskRow(page, title).getByRole('button', { name: `: change ${field} of “${title}”` });
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Shows these columns, which are hidden at first. */
async function showColumns(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'View options' }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  for (const name of names) await expect(register(page).getByRole('columnheader', { name })).toBeVisible();
}

test('a click on a cell changes it, Undo brings the old value back, and a click beside it opens the risk', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await cell(page, 'Severity', FLOOD).click();
  await expect(choice(page, 'Critical')).toBeChecked();
  await choice(page, 'Medium').click();
  await expect(messages(page)).toContainText(`Severity of “${FLOOD}” set to Medium`);
  await expect(cell(page, 'Severity', FLOOD)).toHaveText('Medium');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Severity', FLOOD)).toHaveText('Critical');
  // By key as well, from the cell that has the focus.
  await cell(page, 'Severity', FLOOD).press('1');
  await expect(cell(page, 'Severity', FLOOD)).toHaveText('Low');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Severity', FLOOD)).toHaveText('Critical');
  await expect(messages(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await riskRow(page, FLOOD).getByRole('rowheader').click();
  await expect(page.getByRole('dialog', { name: FLOOD })).toBeVisible();
});

test('whoever uses keys goes through the cells with arrows and never loses the place', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  await showColumns(page, 'Owner', 'Impact', 'Probability');
  const { keyboard } = page;
  await expect(cell(page, 'Owner', FLOOD)).toBeVisible();
  await riskRow(page, FLOOD).focus();
  // Severity and status come first.
  for (let count = 0; count < 3; count++) await keyboard.press('ArrowRight');
  await expect(cell(page, 'Owner', FLOOD)).toBeFocused();
  await keyboard.press('F2');
  await expect(page.getByRole('combobox', { name: 'Owner' })).toBeFocused();
  // Whoever is missing is invited in another tab.
  const invite = page.getByRole('link', { name: 'Invite somebody' });
  await expect(invite).toHaveAttribute('href', /\/organization$/);
  await expect(invite).toHaveAttribute('target', '_blank');
  await keyboard.type('lovelace');
  await expect(page.getByRole('option', { name: 'Ada Lovelace' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(messages(page)).toContainText(`Owner of “${FLOOD}” set to Ada Lovelace`);
  await expect(cell(page, 'Owner', FLOOD)).toHaveText('Ada Lovelace');
  await expect(cell(page, 'Owner', FLOOD)).toBeFocused();

  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(choice(page, '2 Low → score 8 · Medium')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(cell(page, 'Impact', FLOOD)).toBeFocused();
  await keyboard.press('2');
  await expect(riskRow(page, FLOOD)).toContainText('Score 8 · Medium');
  await expect(cell(page, 'Impact', FLOOD)).toHaveText('2');
  await expect(cell(page, 'Impact', FLOOD)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(cell(page, 'Impact', FIRE)).toBeFocused();
  // It is now the first by its score: the cell that is changed stays the one with the focus.
  await keyboard.press('5');
  await expect(riskRow(page, FIRE)).toContainText('Score 10 · High');
  await expect(register(page).getByRole('rowheader').first()).toContainText(FIRE);
  await expect(cell(page, 'Impact', FIRE)).toBeFocused();
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await expect(cell(page, 'Status', FIRE)).toBeFocused();
  await keyboard.press('Escape');
  await expect(riskRow(page, FIRE)).toBeFocused();
});

test('without a connection the choice waits at its cell and is saved by the next try, or given up', async ({
  page,
  context,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await cell(page, 'Severity', FLOOD).click();
  await expect(choice(page, 'Medium')).toBeVisible();
  await context.setOffline(true);
  await choice(page, 'Medium').click();
  const failed = page.getByRole('dialog', { name: 'Severity' });
  await expect(failed).toContainText('Severity: Medium, not saved');
  await expect(failed.getByRole('alert')).toContainText('Failed to update risk. Please try again.');
  await expect(cell(page, 'Severity', FLOOD)).toHaveText('Critical');
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  await expect(cell(page, 'Severity', FLOOD)).toHaveText('Medium');
});

test('a colleague’s change of the same cell is not overwritten without asking', async ({
  page,
  browser,
  ada,
  grace,
}) => {
  const [id = ''] = await openRegister(page, ada, RISKS);
  const other = await browser.newPage();
  await joinColleague(page, other, grace);
  const headers = { origin: new URL(page.url()).origin };
  // The page is not told of it in time: the choice is based on what is on the screen.
  await page.route('**/api/risks?*', (route) => route.abort());
  await cell(page, 'Status', FLOOD).click();
  await expect(choice(page, 'Accepted')).toBeVisible();
  const changed = await other.request.patch(`/api/risks/${id}`, { headers, data: { status: 'closed' } });
  expect(changed.ok(), await changed.text()).toBe(true);
  await choice(page, 'Accepted').click();
  const conflict = page.getByRole('dialog', { name: 'This risk changed while you were editing' });
  await expect(conflict).toContainText('Grace Hopper');
  await page.unroute('**/api/risks?*');
  await conflict
    .getByRole('radiogroup', { name: 'Status' })
    .getByRole('radio', { name: /Closed/ })
    .check();
  await conflict.getByRole('button', { name: 'Save chosen values' }).click();
  await expect(conflict).toBeHidden();
  await expect(cell(page, 'Status', FLOOD)).toHaveText('Closed');
  await other.close();
});
