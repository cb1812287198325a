/** Views of the register that people of an organization share. */
import type { Page } from '@playwright/test';
import { joinColleague } from '../../src/people.ts';
import { openRegister, register, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const FLOOD = 'Flood in the cellar';
const FIRE = 'Fire in the archive';
const RISKS = [
  { title: FLOOD, severity: 'critical' },
  { title: FIRE, severity: 'low' },
] as const;
const URL_OF_VIEW = /shared=.*columns=/;

const views = (page: Page) => page.getByRole('list', { name: 'Filter profiles' });
const current = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const category = (page: Page) => register(page).getByRole('columnheader', { name: 'Category' });

/** Filters by a severity, leaves out a column, and shares that as a view. */
async function shareView(page: Page, name: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: 'Severity' }).click();
  await page.getByRole('checkbox', { name: 'Critical', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('checkbox', { name: 'Category', exact: true }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Profile name' }).fill(name);
  await page.getByRole('radio', { name: 'Everybody' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Profile name' }).press('Enter');
  await expect(page).toHaveURL(URL_OF_VIEW);
}

test('a view that somebody shares is there for a colleague at once, who uses it and cannot change it', async ({
  page,
  browser,
  ada,
  grace,
  problems,
}) => {
  await openRegister(page, ada, RISKS);
  const other = await browser.newPage();
  await joinColleague(page, other, grace, 'stakeholder');
  await other.goto('/risk-register');
  await expect(riskRow(other, FIRE)).toBeVisible();
  await expect(category(other)).toBeVisible();
  await current(other, 'No profile').click();
  await expect(views(other)).toBeVisible();

  await shareView(page, 'Board pack');
  const choice = views(other).getByRole('button', { name: 'Board pack Saved by Ada Lovelace' });
  await expect(choice).toBeVisible();
  await expect(views(other).getByRole('button', { name: /(Rename|Delete) Board pack/ })).toHaveCount(0);
  await choice.press('Enter');
  await expect(riskRow(other, FIRE)).toBeHidden();
  await expect(riskRow(other, FLOOD)).toBeVisible();
  await expect(category(other)).toBeHidden();
  await expect(current(other, 'Board pack')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Save/ })).toHaveCount(0);

  await current(page, 'Board pack').click();
  await views(page).getByRole('button', { name: 'Delete Board pack' }).click();
  await expect(views(page)).toContainText('Delete “Board pack” for everybody?');
  await views(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).not.toHaveURL(URL_OF_VIEW);
  await expect(other.getByText('This shared view was deleted')).toBeVisible();
  await expect(riskRow(other, FIRE)).toBeHidden();
  await expect(category(other)).toBeHidden();
  await current(other, 'No profile').click();
  await views(other).getByRole('button', { name: 'No profile' }).click();
  await expect(category(other)).toBeVisible();
  expect(problems.take()).toEqual([]);
});

test('a link shows a view with what was changed in it; the own columns stay as they were', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  await shareView(page, 'Board pack');
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('checkbox', { name: 'Status', exact: true }).click({ force: true });
  await page.keyboard.press('Escape');
  const status = register(page).getByRole('columnheader', { name: 'Status' });
  await expect(status).toBeHidden();
  await expect(page.getByText('Changed: columns')).toBeVisible();
  await page.reload();
  await expect(riskRow(page, FLOOD)).toBeVisible();
  await expect(status).toBeHidden();
  await expect(page.getByText('Changed: columns')).toBeVisible();
  await page.getByRole('button', { name: 'Save for everybody' }).click();
  await expect(page.getByText('Changed: columns')).toBeHidden();

  await page.goto('/risk-register');
  await expect(riskRow(page, FIRE)).toBeVisible();
  await expect(status).toBeVisible();
  await current(page, 'No profile').click();
  await views(page)
    .getByRole('button', { name: /^Board pack/ })
    .click();
  await expect(status).toBeHidden();
});

test('when work is due and the register are columns, of a shared view too, and follow what happens elsewhere', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  const { organizationId: organization_id } = await (await page.request.get('/api/me')).json();
  const headers = { origin: new URL(page.url()).origin };
  const send = async (method: 'post' | 'patch', path: string, data: object) =>
    (await page.request[method](`/api/${path}`, { headers, data })).json();
  const { id: table_id } = await send('post', 'risk-tables', { organization_id, name: 'Depots' });
  const { id: risk_id } = await send('post', 'risks', {
    organization_id,
    title: 'Leak',
    severity: 'critical',
    table_id,
  });
  const task = { organization_id, risk_id, title: 'Call the plumber', due_date: '2026-01-15' };
  const { id: taskId } = await send('post', 'tasks', task);
  await send('post', 'tasks', { ...task, title: 'Paint', due_date: '2030-03-31' });

  await page.getByRole('button', { name: 'View options' }).click();
  for (const name of ['Due', 'Register'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  const due = register(page).getByRole('columnheader', { name: 'Due' });
  await expect(due).toHaveAttribute('title', 'Earliest of open tasks and plan actions');
  await expect(riskRow(page, 'Leak')).toContainText(/15 Jan 2026.*ago/);
  await expect(riskRow(page, 'Leak').getByRole('cell', { name: 'Depots' })).toBeVisible();

  await shareView(page, 'Deadlines');
  await page.goto('/risk-register');
  await expect(due).toBeVisible();
  await page.reload();
  await current(page, 'No profile').click();
  await views(page)
    .getByRole('button', { name: /^Deadlines/ })
    .click();
  await expect(due).toBeVisible();
  await send('patch', `tasks/${taskId}`, { status: 'completed' });
  await expect(riskRow(page, 'Leak')).toContainText('31 Mar 2030in ');
  await expect(riskRow(page, 'Leak')).not.toContainText('ago');
});
