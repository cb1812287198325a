/** Plans & Tasks: how many there are, for each role and as they change. */
import { recordPlan } from '../../src/flows.ts';
import { arrive, joinColleague } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { expect, test } from '../../src/test.ts';

test('the tabs count tasks and plans with one call, update live, and leave out what a role may not see', async ({
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
  const addTask = (data: object) =>
    page.request.post('/api/tasks', { headers, data: { organization_id: organizationId, ...data } });
  const [riskId = ''] = await recordRisks(page, SAMPLE_RISKS.slice(0, 1));
  await recordPlan(page, riskId, 'Restore without the network', [
    { title: 'Buy an offline disk', dueDate: '2020-03-10' },
    { title: 'Restore once', dueDate: '2999-03-10' },
  ]);
  await addTask({ title: 'Label the disks', risk_id: riskId });

  const counts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/dashboard/work')) counts.push(request.url());
  });
  await page.goto('/plans-tasks?q=nothing-like-it');
  await expect(page.getByRole('tab', { name: 'Tasks 1' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Treatment plans 1' })).toBeVisible();
  expect(counts).toHaveLength(1);
  await addTask({ title: 'Ask the insurer' });
  await expect(page.getByRole('tab', { name: 'Tasks 2' })).toBeVisible();
  await page.getByRole('tab', { name: 'Treatment plans' }).click();
  await expect(page.getByText('1 plan, 0 of 2 actions completed, 1 overdue')).toBeVisible();

  // A manager of domains sees the task without a risk, and nothing of a risk in no domain.
  const colleague = await browser.newContext({ baseURL: product.url });
  const theirs = await colleague.newPage();
  await joinColleague(page, theirs, grace, 'grc_domain_manager');
  await theirs.goto('/plans-tasks');
  await expect(theirs.getByRole('tab', { name: 'Tasks 1' })).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'Treatment plans 0' })).toBeVisible();
  await colleague.close();
  expect(problems.take()).toEqual([]);
});
