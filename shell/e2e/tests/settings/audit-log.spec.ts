/** The audit log: what was done, getting back what was deleted, and proving that nothing was changed. */
import { readFile } from 'node:fs/promises';
import { arrive, joinColleague, newPerson } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { entries } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

test('what was deleted comes back from the audit log, and the log keeps both', async ({ page, product, ada }) => {
  await arrive(page, ada);
  const headers = { origin: product.url };
  const [id = ''] = await recordRisks(page, [{ title: 'Towing contract lapses' }]);
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const task = { organization_id: organizationId, title: 'Call the firms', risk_id: id };
  expect((await page.request.post('/api/tasks', { headers, data: task })).status()).toBe(201);
  expect((await page.request.delete(`/api/risks/${id}`, { headers })).ok()).toBe(true);

  await page.goto('/organization');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await page.getByRole('button', { name: /^Action/ }).click();
  await page.getByRole('option', { name: 'Deleted' }).click();
  await expect(page).toHaveURL(/action=delete/);
  const task_ = page.getByRole('listitem').filter({ hasText: 'Call the firms' });
  await task_.getByRole('button', { name: 'Restore…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Restore/ });
  await expect(dialog).toContainText('Towing contract lapses');
  await expect(dialog.getByRole('button', { name: 'Restore', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Restore that first' }).click();
  await expect(dialog).toContainText('Call the firms, deleted with it');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('“Towing contract lapses” is restored')).toBeVisible();
  // Twice: now the task, whose risk is there again.
  await task_.getByRole('button', { name: 'Restore…' }).click();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Action/ }).click();
  await page.getByRole('option', { name: 'Any' }).click();
  const ofRisk = page.getByRole('listitem').filter({ hasText: 'Towing contract lapses' });
  await expect(ofRisk).toHaveCount(3);
  await expect(ofRisk.first()).toContainText('restored');
  await ofRisk.first().getByRole('link', { name: 'Towing contract lapses' }).click();
  await expect(page).toHaveURL(/risk-register\?risk=/);
  // The history of the record leads back, to its own entries.
  await page.goto('/risk-register');
  await riskRow(page, 'Towing contract lapses')
    .getByRole('link', { name: 'Towing contract lapses', exact: true })
    .click();
  await page.getByRole('dialog', { name: 'Towing contract lapses' }).getByRole('button', { name: 'Edit Risk' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('link', { name: 'All changes in the audit log' }).click();
  await expect(page.getByText(/^3 entries shown$/)).toBeVisible();
});

test('an auditor finds the log in the sidebar, exports it and verifies it, and restores nothing', async ({
  page,
  browser,
  product,
  ada,
}) => {
  const admin = await browser.newContext({ baseURL: product.url });
  await arrive(admin, ada);
  const auditor = newPerson('Olga Auditor');
  const [id = ''] = await recordRisks(admin, [{ title: 'Flood in the data center' }]);
  await admin.request.delete(`/api/risks/${id}`, { headers: { origin: product.url } });
  await joinColleague(admin, page, auditor, 'auditor');
  await page.goto('/dashboard');
  await entries(page).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Flood in the data center' })).toHaveCount(2);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: auditor.email.split('@')[0] ?? '' })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore…' })).toHaveCount(0);

  // What somebody else does meanwhile waits above.
  await recordRisks(admin, [{ title: 'Fire in the data center' }]);
  await page.getByRole('button', { name: '1 new entry' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Fire in the data center');

  await page.getByRole('button', { name: /^Record/ }).click();
  await page.getByRole('searchbox', { name: 'Search: Record' }).fill('fire');
  await page.getByRole('option', { name: 'Fire in the data center · Risk' }).click();
  await expect(page.getByText('1 entry shown')).toBeVisible();
  await page.getByRole('button', { name: /^Record/ }).click();
  await page.getByRole('option', { name: 'Any', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Flood in the data center' })).toHaveCount(2);

  await page.getByRole('button', { name: /^Kind/ }).click();
  await page.getByRole('option', { name: 'Risk', exact: true }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await readFile(await (await started).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(4);
  expect(file).toContain('delete,risks,Flood in the data center');

  await page.getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify the audit log' });
  await expect(dialog).toContainText('Nothing was changed');
  await expect(dialog).toContainText('It does not prove that what people entered was true.');
  await dialog.getByLabel('A seal that you kept').fill(`3 ${'0a'.repeat(32)}`);
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog).toContainText('Seal 3: it is missing.');
  await admin.close();
});
