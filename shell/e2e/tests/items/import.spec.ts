/** A list from a spreadsheet becomes assets. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const PROPERTY = 'Felixstowe depot';

/** A property to link to, and the scenario that it needs. */
async function addProperty(
  page: Page,
): Promise<(path: string) => Promise<{ total: number; items: { name: string }[] }>> {
  const { organizationId } = await (await page.request.get('/api/me')).json();
  const create = async (path: string, data: object): Promise<string> => {
    const answer = await page.request.post(`/api/${path}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { organization_id: organizationId, ...data },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id;
  };
  const template = await create('risk-scenario-templates', { name: 'Short', category: 'Physical', fields: [] });
  const scenario = await create('risk-scenarios', {
    title: 'Break-in',
    description: 'Doors are forced open.',
    template_id: template,
  });
  await create('properties', { name: PROPERTY, type: 'Physical', linked_scenarios: [scenario] });
  return async (path) => (await page.request.get(`/api/${path}?organization_id=${organizationId}&limit=1`)).json();
}

/** 1,000 rows as a spreadsheet of Western Europe writes them; 13 are wrong. */
function inventory(): Buffer {
  const wrong: Readonly<Record<number, string>> = {
    48: `Scanner 48;Hardware;Severe;Active;${PROPERTY}`,
    49: `Scanner 49;Hardware;Severe;Active;${PROPERTY}`,
    113: `;Hardware;Low;Active;${PROPERTY}`,
    114: `;Hardware;Low;Active;${PROPERTY}`,
    207: 'Scanner 207;Hardware;Low;Active;Felixstow depot',
    208: 'Scanner 208;Hardware;Low;Active;Felixstow depot',
    209: 'Scanner 209;Hardware;Low;Active;Felixstow depot',
    366: `Scanner 366;;Low;Active;${PROPERTY}`,
    402: `Scanner 402;Hardware;;Active;${PROPERTY}`,
    588: `Scanner 588;Hardware;Low;;${PROPERTY}`,
    731: 'Scanner 731;Hardware;Low;Active;',
    732: 'Scanner 732;Hardware;Low;Active;',
    940: `${'Scanner '.repeat(30)};Hardware;Low;Active;${PROPERTY}`,
  };
  const rows = Array.from(
    { length: 1000 },
    (_, at) => wrong[at + 2] ?? `Scanner für Tor ${at + 2};Hardware;Low;Active;${PROPERTY}`,
  );
  return Buffer.from(`Asset Name;Type;Risk Level;Status;Linked Properties\r\n${rows.join('\r\n')}\r\n`, 'latin1');
}

test('of 1,000 rows the 13 wrong ones are named, and the other 987 are imported', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/cybersecurity');
  await expect(heading(page, 'Cybersecurity')).toBeVisible();
  const list = await addProperty(page);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import assets' });
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'scanners.csv', mimeType: 'text/csv', buffer: inventory() });
  await dialog.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(dialog.getByText('5 of 5 columns matched by name')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Asset Name/ })).toContainText('Scanner für Tor 2');
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter');

  await expect(dialog.getByText('987 valid', { exact: true })).toBeVisible({ timeout: 60_000 });
  const faults = dialog.getByRole('table', { name: 'Wrong rows' }).getByRole('row');
  await expect(faults).toHaveCount(14);
  await expect(faults.nth(1)).toHaveText(
    /^48\s*Risk Level\s*Severe\s*Not an option\. Use Low, Medium, High, Critical$/,
  );
  await expect(faults.nth(3)).toHaveText(/^113\s*Asset Name\s*Empty\s*Name is required$/);
  await expect(faults.nth(5)).toContainText('No record named “Felixstow depot”');
  await expect(faults.nth(11)).toContainText('At least one property must be linked to this asset');
  expect((await list('assets')).total).toBe(0);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download list' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(14);
  expect(lines[13]).toContain('940');

  await dialog.getByRole('button', { name: 'Import only the 987 valid rows' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: '987 assets imported' })).toBeVisible({ timeout: 60_000 });
  expect((await list('assets')).total).toBe(987);
  await dialog.getByRole('link', { name: 'Show the newest' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/cybersecurity\?sort=-updated_at$/);
  await expect(page.getByRole('link', { name: 'Scanner für Tor 1001' })).toBeVisible();

  // The same file once more: rows that exist already are left out.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'scanners.csv', mimeType: 'text/csv', buffer: inventory() });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByText('No row is valid. Correct the file and choose it again.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog.getByText('987 skipped, already exist')).toBeVisible();
});

test('on a phone, the steps of an import fit the screen', async ({ page, ada }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, ada);
  await page.goto('/cybersecurity');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import assets' });
  const fits = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  await dialog
    .getByLabel('File to import')
    .setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Asset Name,Type\nScanner,Hardware\n'),
    });
  await fits();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('No column yet for: Risk Level, Status, Linked Properties')).toBeVisible();
  await fits();
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByText('No row is valid. Correct the file and choose it again.')).toBeVisible();
  await fits();
});
