/** The register as a matrix: risks moved by mouse, by key and by finger, with a reason, undone, without a connection, and read by those who may not. */
import type { Page } from '@playwright/test';
import { drag, expectLifted, lift } from '../../src/drag.ts';
import { joinColleague } from '../../src/people.ts';
import { level, openRegister } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const FLOOD = 'Flood in the cellar';
const FIRE = 'Fire in the archive';
const THEFT = 'Theft of laptops';
const RISKS = [
  { title: FLOOD, severity: 'critical', impact_level: 5, probability: 4 },
  { title: FIRE, severity: 'low', impact_level: 1, probability: 2 },
  { title: THEFT, severity: 'low', impact_level: 1, probability: 2 },
] as const;

const cell = (page: Page, impact: number, probability: number) => page.locator(`#cell-${impact}-${probability}`);
const chip = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const inCell = (page: Page, impact: number, probability: number, title: string) =>
  cell(page, impact, probability).getByRole('button', { name: title, exact: true });
const form = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function openMatrix(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Matrix', exact: true }).click();
  await expect(chip(page, FLOOD)).toBeVisible();
}

test('a risk is dragged to another cell: seen before it is made, explained once, undone', async ({
  page,
  ada,
  problems,
}) => {
  const [id = ''] = await openRegister(page, ada, RISKS);
  await openMatrix(page);
  await lift(page, chip(page, FLOOD), cell(page, 2, 3));
  await expect(page.getByText('Score 20 · Critical').last()).toBeVisible();
  await expect(page.getByText('Score 6 · Medium')).toBeVisible();
  await expect(cell(page, 5, 4)).toContainText('1 → 0');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await drag(page, chip(page, FLOOD), cell(page, 2, 3));
  await expect(form(page, FLOOD)).toContainText('Impact 5 → 2, probability 4 → 3');
  await expect(form(page, FLOOD)).toContainText('Severity stays Critical.');
  await form(page, FLOOD).getByRole('button', { name: 'Put back' }).click();
  await expect(inCell(page, 5, 4, FLOOD)).toBeVisible();

  await drag(page, chip(page, FLOOD), cell(page, 2, 3));
  const reason = page.getByRole('textbox', { name: 'Reason (optional)' });
  await expect(reason).toBeFocused();
  await page.keyboard.type('The pumps were replaced');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText(`“${FLOOD}” moved: score 20 → 6`);
  await expect(inCell(page, 2, 3, FLOOD)).toBeVisible();
  const notes: { items: { note: string }[] } = await (await page.request.get(`/api/risks/${id}/notes`)).json();
  expect(notes.items.map(({ note }) => note)).toEqual(['Impact 5 → 2, probability 4 → 3: The pumps were replaced']);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(inCell(page, 5, 4, FLOOD)).toBeVisible();
  await page.reload();
  await expect(inCell(page, 5, 4, FLOOD)).toBeVisible();
  expect(problems.take()).toEqual([]);
});

test('whoever uses keys selects risks, picks them up and drops them, and hears where they are', async ({
  page,
  ada,
  problems,
}) => {
  await openRegister(page, ada, RISKS);
  await openMatrix(page);
  const { keyboard } = page;
  await chip(page, THEFT).focus();
  await keyboard.press('ArrowDown');
  await keyboard.press('Shift+Space');
  await keyboard.press('ArrowUp');
  await expect(chip(page, THEFT)).toBeFocused();
  await expect(page.getByText(`${THEFT} · 2 · Low`)).toBeVisible();
  await keyboard.press('Shift+Space');
  await expect(page.getByText('2 risks selected')).toBeVisible();
  await keyboard.press('Space');
  await expectLifted(page, '2 risks', cell(page, 1, 2));
  await keyboard.press('ArrowUp');
  await expect(page.getByText('Impact 2, probability 2, score 4, Medium', { exact: true })).toBeAttached();
  await keyboard.press('Escape');
  await expect(page.getByText('2 risks is back where it was.')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('m');
  await expectLifted(page, '2 risks', cell(page, 1, 2));
  await keyboard.press('ArrowRight');
  await expect(page.getByText('Impact 1, probability 3, score 3, Low', { exact: true })).toBeAttached();
  await keyboard.press('Enter');
  await expect(form(page, '2 risks')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reason (optional)' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(messages(page)).toContainText('2 risks moved');
  await expect(inCell(page, 1, 3, FIRE)).toBeVisible();
  await expect(inCell(page, 1, 3, THEFT)).toBeVisible();
  expect(problems.take()).toEqual([]);
});

test('without a connection the move waits with its reason and is saved by the next try', async ({
  page,
  context,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await openMatrix(page);
  await drag(page, chip(page, FLOOD), cell(page, 4, 4));
  const reason = page.getByRole('textbox', { name: 'Reason (optional)' });
  await expect(reason).toBeFocused();
  await page.keyboard.type('Measured again');
  await context.setOffline(true);
  await form(page, FLOOD).getByRole('button', { name: 'Save move' }).click();
  await expect(form(page, FLOOD).getByRole('alert')).toContainText('No connection. Nothing is lost');
  await expect(reason).toHaveValue('Measured again');
  // What was typed is not lost by a click beside it either.
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(reason).toHaveValue('Measured again');
  await context.setOffline(false);
  await form(page, FLOOD).getByRole('button', { name: 'Try again' }).click();
  await expect(inCell(page, 4, 4, FLOOD)).toBeVisible();
  await expect(form(page, FLOOD)).toBeHidden();
});

test('on a phone a tap on a risk offers to move or to open it, and the summary filters', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/risk-register?view=matrix');
  await expect(cell(page, 5, 5)).toBeHidden();
  await chip(page, FLOOD).click();
  await level(page, 'Impact', 1).check({ force: true });
  await form(page, FLOOD).getByRole('button', { name: 'Save move' }).click();
  await expect(inCell(page, 1, 4, FLOOD)).toBeVisible();
  await chip(page, FLOOD).click();
  await form(page, FLOOD).getByRole('button', { name: 'Open risk' }).click();
  await expect(page).toHaveURL(/risk=/);
});

test('the small matrix names the risks of a cell and leads to the large one, whose risks the summary filters', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await page.getByRole('button', { name: '2 risks: impact 1, probability 2' }).hover();
  await expect(page.getByText(`${THEFT}\n${FIRE}`).or(page.getByText(`${FIRE}\n${THEFT}`))).toBeVisible();
  await page.getByRole('button', { name: 'Open large' }).click();
  await expect(chip(page, FIRE)).toBeVisible();
  await page
    .getByRole('region', { name: 'Risk Summary' })
    .getByRole('button', { name: /^Critical/ })
    .click();
  await expect(chip(page, FIRE)).toBeHidden();
  await expect(chip(page, FLOOD)).toBeVisible();
});

test('who may only read sees the matrix, and nothing in it moves', async ({ page, browser, ada, grace }) => {
  await openRegister(page, ada, RISKS);
  const other = await browser.newPage();
  await joinColleague(page, other, grace, 'auditor');
  await other.goto('/risk-register?view=matrix');
  await expect(other.getByText('Risks cannot be moved here. Your role (Auditor) does not allow this.')).toBeVisible();
  const from = await chip(other, FLOOD).boundingBox();
  const to = await cell(other, 1, 5).boundingBox();
  await other.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 10);
  await other.mouse.down();
  await other.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 8 });
  await other.mouse.up();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(inCell(other, 5, 4, FLOOD)).toBeVisible();
  await chip(other, FLOOD).click();
  await expect(other).toHaveURL(/risk=/);
  await other.close();
});
