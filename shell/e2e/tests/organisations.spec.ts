/** People of different organisations never see each other's risks. */
import { ADA, arrive, GRACE } from '../src/people.ts';
import { recordRisks, register, riskRow } from '../src/risks.ts';
import { expect, test } from '../src/test.ts';

test('risks of one organisation are nowhere to be found from another', async ({ page: ada, browser, product }) => {
  const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const grace = await other.newPage();
  await arrive(ada, ADA);
  await arrive(grace, GRACE);
  const [id] = await recordRisks(ada, [{ title: 'Secret merger leaks', description: 'Known to four people' }]);
  await recordRisks(grace, [{ title: 'Printer is out of toner' }]);

  await ada.goto('/risk-register');
  await expect(riskRow(ada, 'Secret merger leaks')).toBeVisible();
  await grace.goto('/risk-register');
  await expect(riskRow(grace, 'Printer is out of toner')).toBeVisible();
  await expect(register(grace).getByRole('row')).toHaveCount(2);

  await grace.getByRole('searchbox', { name: 'Search risks' }).fill('merger');
  await expect(grace.getByText('No risk matches 1 filter')).toBeVisible();

  await grace.goto(`/risk-register?risk=${id}`);
  const panel = grace.getByRole('dialog', { name: 'Risk details' });
  await expect(panel).toContainText('Risk not found');
  await expect(grace.getByText('Secret merger leaks')).toHaveCount(0);
});

test('the API answers as if the other organisation had nothing', async ({ page: ada, browser, product }) => {
  const other = await browser.newContext({ baseURL: product.url });
  const grace = await other.newPage();
  await arrive(ada, ADA);
  await arrive(grace, GRACE);
  const [id] = await recordRisks(ada, [{ title: 'Secret merger leaks' }]);
  const { organizationId }: { organizationId: string } = await (await ada.request.get('/api/me')).json();
  const headers = { origin: product.url };

  expect((await grace.request.get(`/api/risks/${id}`)).status()).toBe(404);
  expect((await grace.request.patch(`/api/risks/${id}`, { headers, data: { title: 'Mine now' } })).status()).toBe(404);
  expect((await grace.request.delete(`/api/risks/${id}`, { headers })).status()).toBe(404);
  expect((await grace.request.get(`/api/risks?organization_id=${organizationId}`)).status()).toBe(403);
  expect((await grace.request.post('/api/risks', { headers, data: { organization_id: organizationId, title: 'Planted' } })).status()).toBe(403);
  expect((await grace.request.get(`/api/organizations/${organizationId}`)).status()).not.toBe(200);
  expect(await (await ada.request.get(`/api/risks/${id}`)).json()).toMatchObject({ title: 'Secret merger leaks', version: 1 });
});
