/** An export is corrected and comes back: the differences are seen before anything is written. */
import type { Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { openRegister, recordRisks } from '../../src/risks.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

async function risks(page: Page) {
  const { organizationId } = await (await page.request.get('/api/me')).json();
  const origin = new URL(page.url()).origin;
  return {
    get: async (id: string) => (await page.request.get(`/api/risks/${id}`)).json(),
    change: async (id: string, data: object) =>
      expect((await page.request.patch(`/api/risks/${id}`, { headers: { origin }, data })).status()).toBe(200),
    exported: async () => {
      const answer = await page.request.get(`/api/risks/export?organization_id=${organizationId}&format=csv`);
      return (await answer.body()).toString('utf8');
    },
  };
}

test('an export that was corrected updates its risks once the differences were seen', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/risk-register');
  await expect(heading(page, 'Risk Register')).toBeVisible();
  const { get, change, exported } = await risks(page);
  const [flood = '', fire = '', calm = ''] = await recordRisks(
    page,
    ['Flood', 'Fire', 'Calm'].map((title) => ({ title, severity: 'low', description: 'As before' })),
  );
  const file = (await exported())
    .replace('Flood', 'Flood of the depot')
    .replace(/^(.*Fire.*)low(.*)$/m, '$1high$2')
    .concat('no-such-id,Lost\r\n');

  await page.reload();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import risks' });
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('combobox', { name: 'When the name exists already' }).click();
  await page.getByRole('option', { name: 'Update the record' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(
    dialog.getByText('An empty cell empties its field. A field without a column stays as it is.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Check the rows' }).click();

  const changes = dialog.getByRole('table', { name: 'Changes' }).getByRole('row');
  await expect(changes).toHaveCount(3);
  await expect(changes.filter({ hasText: 'Title' })).toContainText('Flood → Flood of the depot');
  await expect(changes.filter({ hasText: 'Severity' })).toContainText('Low → High');
  await expect(dialog.getByText('2 cells change')).toBeVisible();
  await expect(dialog.getByText('1 unchanged')).toBeVisible();
  const leftOut = dialog.getByRole('table', { name: 'Left out' });
  await expect(leftOut).toContainText('There is no record with this id that you can see');
  expect(await get(flood)).toMatchObject({ title: 'Flood', version: 1 });

  // What somebody changes after the check is not overwritten.
  await change(fire, { severity: 'critical' });
  await dialog.getByRole('button', { name: 'Update 2 records' }).click();
  await expect(dialog.getByRole('heading', { name: '1 record changed' })).toBeVisible();
  await expect(leftOut).toContainText('The record was changed since the check');
  expect(await get(flood)).toMatchObject({ title: 'Flood of the depot', description: 'As before', version: 2 });
  expect(await get(fire)).toMatchObject({ severity: 'critical', version: 2 });
  expect(await get(calm)).toMatchObject({ version: 1 });
  await dialog.getByRole('link', { name: 'Show the newest' }).click();
  await expect(page.getByText('Flood of the depot').first()).toBeVisible();
});

test('on a phone the import is in the menu, fits, and keeps its file when the window changes', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, [{ title: 'Flood' }]);
  const { exported } = await risks(page);
  const file = (await exported()).replace(/^(.*Flood.*)medium(.*)$/m, '$1high$2');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Excel, all data' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import risks' });
  const fits = async () =>
    expect(
      await dialog.evaluate(
        (box) => [...box.querySelectorAll('*')].filter((one) => one.scrollWidth > innerWidth).length,
      ),
    ).toBe(0);
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('combobox', { name: 'When the name exists already' }).click();
  await page.getByRole('option', { name: 'Update the record' }).click();
  await fits();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dialog.getByText('risks.csv')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await fits();
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByText('1 cell changes')).toBeVisible();
  await fits();
  await dialog.getByRole('button', { name: 'Update 1 record' }).click();
  await expect(dialog.getByRole('heading', { name: '1 record changed' })).toBeVisible();
  await fits();
});

test('single changes are left out before anything is written, all of them too, and new rows are added all the same', async ({
  page,
  ada,
}) => {
  const titles = ['Flood', 'Fire', 'Storm'];
  await arrive(page, ada);
  const ids = await recordRisks(
    page,
    titles.map((title) => ({ title })),
  );
  await page.goto('/risk-register');
  await expect(heading(page, 'Risk Register')).toBeVisible();
  const { get } = await risks(page);
  const file = `id,title,category\r\n${ids.map((id, at) => `${id},${titles[at]},Privacy\r\n`).join('')},Hail,Privacy\r\n`;
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import risks' });
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('combobox', { name: 'When the name exists already' }).click();
  await page.getByRole('option', { name: 'Update the record' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Check the rows' }).click();

  const all = dialog.getByRole('checkbox', { name: 'Select all changes' });
  const change = (title: string) => dialog.getByRole('checkbox', { name: `change “${title}”` });
  const leftOut = dialog.getByRole('table', { name: 'Left out' });
  await expect(dialog.getByRole('button', { name: 'Update 3 and add 1' })).toBeVisible();
  await expect(all).toBeChecked();
  await all.press('Space');
  for (const title of titles) await expect(change(title)).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  await change('Storm').check();
  await expect(leftOut.getByRole('row')).toHaveCount(3);
  await all.click();
  await expect(all).toBeChecked();
  await expect(leftOut).toBeHidden();
  await change('Fire').uncheck();
  await expect(leftOut).toContainText('FireYou have left this row out');
  expect(await get(ids[0] ?? '')).toMatchObject({ category: '' });
  await dialog.getByRole('button', { name: 'Update 2 and add 1' }).click();
  await expect(dialog.getByRole('heading', { name: '2 records changed · 1 risk imported' })).toBeVisible();
  await expect(leftOut).toContainText('FireYou have left this row out');
  const categories = await Promise.all(ids.map(async (id) => (await get(id)).category));
  expect(categories).toEqual(['Privacy', '', 'Privacy']);
});
