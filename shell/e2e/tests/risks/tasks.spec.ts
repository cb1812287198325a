/** Tasks on their page and beside a risk. */
import { drag, expectLifted } from '../../src/drag.ts';
import { recordPlan } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const TITLE = 'Label the offline disks';

test('a task is added, worked on and deleted', async ({ page, problems, ada }) => {
  await arrive(page, ada);
  await page.goto('/plans-tasks');
  await expect(heading(page, 'Plans & Tasks')).toBeVisible();
  await expect(page.getByText('Manage your risk mitigation plans and tasks.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Task' }).click();
  const form = page.getByRole('form', { name: 'New task' });
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await form.getByRole('textbox', { name: 'Description' }).fill('One line per swap');
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('region', { name: /^No due date/ })).toContainText(TITLE);
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: /^Pending: change the status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Completed' }).click();
  await expect(page.getByRole('button', { name: /^Completed: change the status/ })).toBeVisible();

  await page.getByRole('button', { name: `Delete “${TITLE}”` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this task?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No tasks found')).toBeVisible();
  expect(problems.take()).toEqual([]);
});

test('the tasks of a risk are shown in its panel and on the tasks page', async ({ page, problems, ada }) => {
  await arrive(page, ada);
  const [risk] = await recordRisks(page, SAMPLE_RISKS.slice(0, 1));
  await page.goto(`/risk-register?risk=${risk}`);
  const tasks = page.getByRole('dialog', { name: SAMPLE_RISKS[0].title }).getByRole('region', { name: 'Tasks' });
  await expect(tasks).toContainText('No tasks found for this risk.');
  await tasks.getByRole('button', { name: 'Add Task' }).click();
  const form = tasks.getByRole('form', { name: 'New task' });
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(tasks.getByRole('list')).toContainText(TITLE);
  await page.goto('/plans-tasks');
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toContainText(SAMPLE_RISKS[0].title);
  expect(problems.take()).toEqual([]);
});

const PLAN = 'Restore without the network';

test('a treatment plan shows its progress and overdue actions, and an action can be completed there', async ({
  page,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const [riskId = ''] = await recordRisks(page, SAMPLE_RISKS.slice(0, 1));
  await recordPlan(page, riskId, PLAN, [
    { title: 'Buy an offline disk', dueDate: '2020-03-10' },
    { title: 'Restore the register once', dueDate: '2999-03-10' },
  ]);
  await page.goto('/plans-tasks');
  await page.getByRole('tab', { name: 'Treatment plans' }).click();
  const plan = page.getByRole('listitem').filter({ hasText: PLAN }).first();
  await expect(plan).toContainText(SAMPLE_RISKS[0].title);
  await expect(plan).toContainText('0 of 2');
  await expect(plan).toContainText('1 overdue');
  await expect(page.getByText('Plans are written in step 3 of a risk flow.')).toBeVisible();

  await plan.getByRole('button', { name: `Actions of “${PLAN}”` }).click();
  await plan.getByRole('button', { name: 'Pending: change the status of “Buy an offline disk”' }).click();
  await page.getByRole('menuitemradio', { name: 'Completed' }).click();
  await expect(plan).toContainText('1 of 2');
  await expect(plan).toContainText('None overdue');

  // Filters by the status of the plan; the filter is stored in the URL.
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('checkbox', { name: 'Completed' }).click();
  await expect(page.getByText('No plan matches')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No plan matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await plan.getByRole('link', { name: PLAN }).click();
  await expect(page).toHaveURL(new RegExp(`/risk-flow/${riskId}`));
  expect(problems.take()).toEqual([]);
});

test('the dashboard leads to the task itself, and tells of many changed risks in one line', async ({
  page,
  product,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const ids = await recordRisks(page, SAMPLE_RISKS.slice(0, 3));
  const me: { user_id: string; organizationId: string } = await (await page.request.get('/api/me')).json();
  const headers = { origin: product.url };
  const task = { organization_id: me.organizationId, title: TITLE, assigned_to: me.user_id };
  expect((await page.request.post('/api/tasks', { headers, data: task })).ok()).toBe(true);
  const bulk = { organization_id: me.organizationId, action: 'update', ids, set: { category: 'Continuity' } };
  expect((await page.request.post('/api/risks/bulk', { headers, data: bulk })).ok()).toBe(true);
  await page.goto('/dashboard');
  const activity = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(activity.first()).toContainText('changed the category of 3 risks');
  await expect(activity.filter({ hasText: 'changed' })).toHaveCount(1);

  await page.getByRole('region', { name: 'Assigned to you' }).getByRole('link', { name: TITLE }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Label all disks');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Label all disks' })).toBeVisible();
  await expect(page).not.toHaveURL(/task=/);
  expect(problems.take()).toEqual([]);
});

test('tasks are moved on the board by mouse and by keyboard, undone, and planned in the calendar', async ({
  page,
  product,
  problems,
  ada,
}) => {
  await arrive(page, ada);
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const headers = { origin: product.url };
  for (const [title, due_date] of [
    [TITLE, '2026-11-11'],
    ['Call the insurer', '2026-11-12'],
  ])
    await page.request.post('/api/tasks', { headers, data: { organization_id: organizationId, title, due_date } });
  await page.goto('/plans-tasks');
  await page.getByRole('radio', { name: 'Board by status' }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string, title: string) => column(name).getByRole('button', { name: new RegExp(`^${title}`) });

  await drag(page, card('Pending', TITLE), column('Completed'));
  await expect(card('Completed', TITLE)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card('Pending', TITLE)).toBeVisible();

  await card('Pending', 'Call the insurer').focus();
  await page.keyboard.press('m');
  await expectLifted(page, 'Call the insurer', column('Pending'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Status In progress')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(card('In progress', 'Call the insurer')).toBeVisible();
  // Shown at once, and said once it is stored.
  await expect(page.getByText('“Call the insurer” is now In progress')).toBeVisible();
  await page.reload();
  await expect(card('In progress', 'Call the insurer')).toBeVisible();
  await expect(card('Pending', TITLE)).toBeVisible();

  await page.goto('/plans-tasks?view=calendar&month=2026-11');
  const day = (name: string) => page.getByRole('region', { name, exact: true });
  await drag(page, day('11 Nov 2026').getByRole('button', { name: TITLE }), day('13 Nov 2026'));
  await expect(day('13 Nov 2026').getByRole('button', { name: TITLE })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('button', { name: TITLE })).toBeHidden();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await day('13 Nov 2026').getByRole('button', { name: TITLE }).click();
  await expect(page.getByRole('dialog', { name: 'Edit task' }).getByRole('textbox', { name: 'Title' })).toHaveValue(
    TITLE,
  );
  expect(problems.take()).toEqual([]);
});
