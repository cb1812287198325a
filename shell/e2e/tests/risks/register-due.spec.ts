/** Changing when a risk is due in its cell: a task, an action of a plan, nothing due yet, no connection, and a colleague who was faster. */
import type { Page } from '@playwright/test';
import { recordAssessedThings, recordPlan } from '../../src/flows.ts';
import { arrive, joinColleague } from '../../src/people.ts';
import { openRegister, register, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const FLOOD = 'Flood in the cellar';
const CALL = 'Call the insurer';

const due = (page: Page, title: string) =>
  riskRow(page, title).getByRole('button', { name: `: change Due of “${title}”` });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Due', exact: true });
const dayOf = (page: Page, label: string) => editor(page).getByRole('textbox', { name: label });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const headersOf = (page: Page) => ({ origin: new URL(page.url()).origin });

async function showDue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('checkbox', { name: 'Due', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(register(page).getByRole('columnheader', { name: 'Due' })).toBeVisible();
}

/** Opens the register with a risk and its task. @returns the id of the task */
async function openWithTask(page: Page, ada: Parameters<typeof arrive>[1]): Promise<string> {
  const [risk_id] = await openRegister(page, ada, [{ title: FLOOD }]);
  const data = { title: CALL, risk_id, due_date: '2030-03-01' };
  const made = await page.request.post('/api/tasks', { headers: headersOf(page), data });
  expect(made.ok(), await made.text()).toBe(true);
  await showDue(page);
  const task: { id: string } = await made.json();
  return task.id;
}

test('by keys, the task that is due first gets another day, and Undo brings the old one back', async ({
  page,
  ada,
}) => {
  await openWithTask(page, ada);
  await expect(due(page, FLOOD)).toContainText('1 Mar 2030');
  await due(page, FLOOD).focus();
  await page.keyboard.press('F2');
  const day = dayOf(page, `Due date of the task “${CALL}”`);
  await expect(day).toBeFocused();
  await day.fill('2030-02-01');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText(`Due of “${CALL}” set to 1 Feb 2030`);
  await expect(editor(page)).toBeHidden();
  await expect(due(page, FLOOD)).toContainText('1 Feb 2030');
  await expect(due(page, FLOOD)).toBeFocused();
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(due(page, FLOOD)).toContainText('1 Mar 2030');
  await due(page, FLOOD).click();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeHidden();
  await expect(due(page, FLOOD)).toContainText('1 Mar 2030');
});

test('an action of a treatment plan gets another day', async ({ page, ada }) => {
  await arrive(page, ada);
  const { riskId, assetId } = await recordAssessedThings(page, FLOOD);
  await recordPlan(page, riskId, 'Keep it dry', [{ title: 'Buy a pump', dueDate: '2030-01-31' }], [assetId]);
  await page.goto('/risk-register?filters=closed');
  await showDue(page);
  await due(page, FLOOD).click();
  await dayOf(page, 'Due date of “Buy a pump” in the treatment plan “Keep it dry”').fill('2030-01-15');
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(due(page, FLOOD)).toContainText('15 Jan 2030');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(due(page, FLOOD)).toContainText('31 Jan 2030');
});

test('where nothing is due yet, a task with a date makes it due', async ({ page, ada }) => {
  await openRegister(page, ada, [{ title: FLOOD }]);
  await showDue(page);
  await due(page, FLOOD).click();
  await editor(page).getByRole('textbox', { name: 'Title' }).fill(CALL);
  // What was typed is not lost without a question.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(editor(page)).toContainText('Due Date is required');
  await editor(page).getByRole('textbox', { name: 'Due Date' }).fill('2030-03-01');
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(due(page, FLOOD)).toContainText('1 Mar 2030');
});

test('without a connection the day waits in its field and is saved by the next try', async ({ page, context, ada }) => {
  await openWithTask(page, ada);
  await due(page, FLOOD).click();
  await dayOf(page, `Due date of the task “${CALL}”`).fill('2030-02-01');
  await context.setOffline(true);
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(editor(page)).toContainText('Failed to update');
  await context.setOffline(false);
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(due(page, FLOOD)).toContainText('1 Feb 2030');
});

test('a colleague’s day is not overwritten without asking', async ({ page, browser, ada, grace }) => {
  const id = await openWithTask(page, ada);
  const other = await browser.newPage();
  await joinColleague(page, other, grace);
  await due(page, FLOOD).click();
  await dayOf(page, `Due date of the task “${CALL}”`).fill('2030-02-01');
  // The page is not told of it in time.
  await page.route('**/api/tasks?*', (route) => route.abort());
  const data = { due_date: '2030-04-01' };
  const changed = await other.request.patch(`/api/tasks/${id}`, { headers: headersOf(page), data });
  expect(changed.ok(), await changed.text()).toBe(true);
  await editor(page).getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'This task changed while you were editing' });
  await expect(conflict).toContainText('Grace Hopper');
  await page.unroute('**/api/tasks?*');
  await conflict.getByRole('radio', { name: /1 Apr 2030/ }).check();
  await conflict.getByRole('button', { name: 'Save chosen values' }).click();
  await expect(conflict).toBeHidden();
  await expect(due(page, FLOOD)).toContainText('1 Apr 2030');
  await other.close();
});
