/** Two people change the same fields of a flow in its edit view. */
import { recordAssessedThings, recordPlan } from '../../src/flows.ts';
import { arrive, joinColleague } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

test('what two people changed is decided field by field, both see the result, and whose value was replaced is told and can put it back', async ({
  page,
  browser,
  baseURL,
  ada,
  grace,
}) => {
  await arrive(page, ada);
  const { riskId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  await recordPlan(page, riskId, 'Restore without the network', []);
  const { organizationId } = await (await page.request.get('/api/me')).json();
  const ofRisk = `risk_id=${riskId}&organization_id=${organizationId}`;
  const flows: { items: { id: string }[] } = await (await page.request.get(`/api/risk-flows?${ofRisk}`)).json();
  const flow = flows.items[0];
  if (flow === undefined) throw new Error('The risk has no flow');
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await joinColleague(page, other, grace);
  for (const one of [page, other]) {
    await one.goto(`/risk-flows/${flow.id}/edit`);
    await expect(
      one.getByRole('region', { name: 'Treatment plan' }).getByRole('textbox', { name: 'Title' }),
    ).toHaveValue('Restore without the network');
  }
  const plan = (one: typeof page) => one.getByRole('region', { name: 'Treatment plan' });
  const field = (one: typeof page, name: string) => plan(one).getByRole('textbox', { name });

  // Ada cannot send what she types until Grace has saved.
  await page.route('**/api/treatment-plans/**', async (route) => {
    if (route.request().method() === 'PATCH') await saved;
    await route.continue();
  });
  let graceSaved = () => {};
  const saved = new Promise<void>((resolve) => {
    graceSaved = resolve;
  });
  await Promise.all([field(page, 'Estimated cost').fill('9,000'), field(other, 'Estimated cost').fill('48,000')]);
  await Promise.all([field(page, 'Timeline').fill('By March'), field(other, 'Timeline').fill('By June')]);
  // On a busy machine she pauses between the two, and each is saved by itself.
  await expect
    .poll(async () => (await (await other.request.get(`/api/treatment-plans?${ofRisk}`)).json()).items[0].timeline)
    .toBe('By June');
  await expect(other.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  graceSaved();

  const chosen = page.getByRole('button', { name: 'Save chosen values' });
  await expect(page.getByText(`Estimated cost: changed by ${grace.name}`)).toBeVisible();
  await expect(chosen).toBeDisabled();
  await page.getByRole('radiogroup', { name: 'Estimated cost' }).getByText('48,000').click();
  await expect(chosen).toBeDisabled();
  await page.getByRole('radiogroup', { name: 'Timeline' }).getByText('By March').click();
  await chosen.click();
  await expect(chosen).toBeHidden();
  for (const one of [page, other]) {
    await expect(field(one, 'Estimated cost')).toHaveValue('48,000');
    await expect(field(one, 'Timeline')).toHaveValue('By March');
  }

  // Grace is told what Ada replaced, and takes it back; then Ada is told.
  const replaced = (by: string, value: string) =>
    `${by} replaced your Timeline of “Restore without the network”. It was: ${value}`;
  await expect(other.getByText(replaced(ada.name, 'By June'))).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  for (const one of [page, other]) await expect(field(one, 'Timeline')).toHaveValue('By June');
  await expect(page.getByText(replaced(grace.name, 'By March'))).toBeVisible();
  await expect(page.getByText(/replaced your Estimated cost/)).toHaveCount(0);
  await elsewhere.close();
});
