/** People of different organizations never see each other's risks. */
import { arrive } from '../../src/people.ts';
import { recordRisks, register, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

test('risks of one organization are nowhere to be found from another', async ({
  page: adasPage,
  browser,
  product,
  ada,
  grace,
}) => {
  const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const gracesPage = await other.newPage();
  await arrive(adasPage, ada);
  await arrive(gracesPage, grace);
  const [id] = await recordRisks(adasPage, [{ title: 'Secret merger leaks', description: 'Known to four people' }]);
  await recordRisks(gracesPage, [{ title: 'Printer is out of toner' }]);

  await adasPage.goto('/risk-register');
  await expect(riskRow(adasPage, 'Secret merger leaks')).toBeVisible();
  await gracesPage.goto('/risk-register');
  await expect(riskRow(gracesPage, 'Printer is out of toner')).toBeVisible();
  await expect(register(gracesPage).getByRole('row')).toHaveCount(2);

  await gracesPage.getByRole('searchbox', { name: 'Search risks' }).fill('merger');
  await expect(gracesPage.getByText('No risk matches 1 filter')).toBeVisible();

  await gracesPage.goto(`/risk-register?risk=${id}`);
  const panel = gracesPage.getByRole('dialog', { name: 'Risk details' });
  await expect(panel).toContainText('Risk not found');
  await expect(gracesPage.getByText('Secret merger leaks')).toHaveCount(0);
});

test('the API refuses all access to records of another organization', async ({
  page: adasPage,
  browser,
  product,
  ada,
  grace,
}) => {
  const other = await browser.newContext({ baseURL: product.url });
  const gracesPage = await other.newPage();
  await arrive(adasPage, ada);
  await arrive(gracesPage, grace);
  const [id] = await recordRisks(adasPage, [{ title: 'Secret merger leaks' }]);
  const { organizationId }: { organizationId: string } = await (await adasPage.request.get('/api/me')).json();
  const headers = { origin: product.url };

  expect((await gracesPage.request.get(`/api/risks/${id}`)).status()).toBe(404);
  expect((await gracesPage.request.patch(`/api/risks/${id}`, { headers, data: { title: 'Mine now' } })).status()).toBe(
    404,
  );
  expect((await gracesPage.request.delete(`/api/risks/${id}`, { headers })).status()).toBe(404);
  expect((await gracesPage.request.get(`/api/risks?organization_id=${organizationId}`)).status()).toBe(403);
  expect(
    (
      await gracesPage.request.post('/api/risks', {
        headers,
        data: { organization_id: organizationId, title: 'Planted' },
      })
    ).status(),
  ).toBe(403);
  expect((await gracesPage.request.get(`/api/organizations/${organizationId}`)).status()).not.toBe(200);
  expect(await (await adasPage.request.get(`/api/risks/${id}`)).json()).toMatchObject({
    title: 'Secret merger leaks',
    version: 1,
  });
});
