/** The register as a file for people. */
import { readFile } from 'node:fs/promises';
import { openRegister } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const RISKS = [
  { title: 'Flood', severity: 'critical', category: 'Security' },
  { title: 'Fire', severity: 'low', category: 'Our own' },
  { title: 'Storm', severity: 'critical', category: 'Privacy' },
] as const;

test('a person saves the list as they see it: their filter, their columns, and the words of their language', async ({
  page,
  problems,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  const headers = { origin: new URL(page.url()).origin };
  await page.request.patch('/api/me/preferences', { headers, data: { language: 'de' } });
  await page.goto('/risk-register?severity=critical&sort=title');
  await expect(page.getByRole('link', { name: 'Storm', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ansichtsoptionen' }).click();
  await page.getByRole('checkbox', { name: 'Status', exact: true }).uncheck({ force: true });
  await page.getByRole('checkbox', { name: 'Auswirkung', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel, wie angezeigt' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^risks-[\d-]+\.xlsx$/);
  // The product reads it back, as it would after somebody has worked with it.
  const { organizationId } = await (await page.request.get('/api/me')).json();
  const read = await page.request.post(`/api/risks/import?organization_id=${organizationId}&dry_run=true`, {
    headers: { ...headers, 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    data: await readFile(await saved.path()),
  });
  const { columns }: { columns: { header: string; samples: string[] }[] } = await read.json();
  const table = Object.fromEntries(columns.map(({ header, samples }) => [header, samples]));
  expect(table).toMatchObject({
    Risiko: ['Flood', 'Storm'],
    Kategorie: ['Sicherheit', 'Datenschutz'],
    Schweregrad: ['Kritisch', 'Kritisch'],
    Risikowert: ['9', '9'],
    Auswirkung: ['3', '3'],
  });
  expect(Object.keys(table)).not.toContain('Status');
  expect(Object.keys(table)).not.toContain('id');
  expect(problems.take()).toEqual([]);
});
