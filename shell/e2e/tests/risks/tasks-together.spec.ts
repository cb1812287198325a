/** Tasks that two people change at once, without a form. */
import { drag } from '../../src/drag.ts';
import { arrive, joinColleague } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

const TITLE = 'Label the offline disks';

test('a status is set over a due date that somebody else changed, and not over their status', async ({
  page,
  browser,
  product,
  problems,
  ada,
  grace,
}) => {
  await arrive(page, ada);
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const headers = { origin: product.url };
  const data = { organization_id: organizationId, title: TITLE, due_date: '2026-11-11' };
  const { id }: { id: string } = await (await page.request.post('/api/tasks', { headers, data })).json();
  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  await joinColleague(page, theirs, grace);
  // The page hears nothing of what Grace does.
  await page.route('**/api/events', () => {});

  const dueOn = async (day: string) => {
    await theirs.goto(`/plans-tasks?task=${id}`);
    const dialog = theirs.getByRole('dialog', { name: 'Edit task' });
    await dialog.getByRole('textbox', { name: 'Due date' }).fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  const stored = async () => (await page.request.get(`/api/tasks/${id}`)).json();

  await page.goto('/plans-tasks');
  const status = (name: string) => page.getByRole('button', { name: `${name}: change the status of “${TITLE}”` });
  const choose = async (from: string, to: string) => {
    await status(from).click();
    await page.getByRole('menuitemradio', { name: to }).click();
  };
  await expect(status('Pending')).toBeVisible();
  await dueOn('2026-11-12');
  await choose('Pending', 'In progress');
  await expect(status('In progress')).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'in-progress', due_date: '2026-11-12' });

  await page.getByRole('radio', { name: 'Board by status' }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => column(name).getByRole('button', { name: new RegExp(`^${TITLE}`) });
  await expect(card('In progress')).toBeVisible();
  await dueOn('2026-11-13');
  await drag(page, card('In progress'), column('Completed'));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'completed', due_date: '2026-11-13' });
  await dueOn('2026-11-14');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card('In progress')).toBeVisible();
  await expect.poll(stored).toMatchObject({ status: 'in-progress', due_date: '2026-11-14' });

  await expect(card('In progress')).toContainText('14 Nov');
  await theirs.getByRole('button', { name: `In progress: change the status of “${TITLE}”` }).click();
  await theirs.getByRole('menuitemradio', { name: 'Cancelled' }).click();
  await expect(theirs.getByRole('button', { name: /^Cancelled: change/ })).toBeVisible();
  await drag(page, card('In progress'), column('Completed'));
  await expect(page.getByText('Someone else has changed this')).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'cancelled' });
  // The browser logs each refusal, of a version that is not the newest.
  expect(problems.take().filter((problem) => !problem.includes('412'))).toEqual([]);
  await context.close();
});
