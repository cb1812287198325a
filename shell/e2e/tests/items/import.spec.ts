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
  await expect(dialog.getByText('5 of 5 columns matched')).toBeVisible();
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

/** A German sheet: `1.200` and `03/04/2026` could each mean two things, and nothing else in it says which. */
const GERMAN = `Name;Verknüpfte Schutzgüter;Gewicht;Versichert;Geprüft am
Kran;${PROPERTY};1.200;ja;03/04/2026
Aufzug;${PROPERTY};800;WAHR;05/06/2026
Rampe;${PROPERTY};2.400;nein;`;
/** What one more row says: decimals after a comma, a month that only the second number can be. */
const CERTAIN = `Waage;${PROPERTY};1.200,50;FALSCH;31/12/2026`;

/** Fields of a template whose values German spreadsheets write in their own way. */
const MACHINE = [
  { name: 'weight', label: 'Gewicht', type: 'number' },
  { name: 'insured', label: 'Versichert', type: 'checkbox' },
  { name: 'checked_on', label: 'Geprüft am', type: 'text', placeholder: 'YYYY-MM-DD' },
];

test('a German sheet is read as it proposes, or as the person answers', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/cybersecurity');
  await expect(heading(page, 'Cybersecurity')).toBeVisible();
  await addProperty(page);
  const { organizationId } = await (await page.request.get('/api/me')).json();
  const headers = { origin: new URL(page.url()).origin };
  const template = await page.request.post('/api/asset-templates', {
    headers,
    data: {
      organization_id: organizationId,
      name: 'Maschine',
      category: 'Physical',
      fields: MACHINE.map((field, order) => ({ ...field, required: false, order })),
    },
  });
  expect(template.status(), await template.text()).toBe(201);
  await page.request.patch('/api/me/preferences', { headers, data: { language: 'de' } });
  await page.reload();

  const dialog = page.getByRole('dialog', { name: 'Assets importieren' });
  /** From the file to its dry run. */
  async function check(text: string, rows: number): Promise<void> {
    await page.getByRole('button', { name: 'Importieren', exact: true }).click();
    await dialog
      .getByLabel('Zu importierende Datei')
      .setInputFiles({ name: 'maschinen.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog.getByLabel('Vorlage').click();
    await page.getByRole('option', { name: 'Maschine' }).click();
    await dialog.getByLabel('Wenn es den Namen schon gibt').click();
    await page.getByRole('option', { name: 'Noch einen Eintrag erstellen' }).click();
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await expect(dialog.getByText('5 von 5 Spalten erkannt')).toBeVisible();
    await dialog.getByRole('button', { name: 'Zeilen prüfen' }).click();
    await expect(dialog.getByText(`${rows} fehlerfrei`, { exact: true })).toBeVisible();
  }
  /** Writes the rows. @returns the answers of the new assets to the fields of the template, by name */
  async function run(rows: number): Promise<Map<string, unknown>> {
    const answer = page.waitForResponse(
      (response) => response.url().includes('/api/assets/import') && response.request().method() === 'POST',
    );
    await dialog.getByRole('button', { name: `${rows} Zeilen importieren` }).click();
    const { ids }: { ids: string[] } = await (await answer).json();
    await expect(dialog.getByRole('heading', { name: `${rows} Assets importiert` })).toBeVisible();
    const assets = await Promise.all(ids.map(async (id) => (await page.request.get(`/api/assets/${id}`)).json()));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return new Map(assets.map(({ name, attributes }) => [name, attributes]));
  }
  const decimals = dialog.getByRole('radiogroup', { name: 'Wie schreibt die Datei Dezimalzahlen?' });
  const days = dialog.getByRole('radiogroup', { name: 'Wie schreibt die Datei Tage?' });

  // It proposes what such values mean most often, and shows which they are.
  await check(GERMAN, 3);
  await expect(decimals.getByRole('radio', { name: 'Mit Komma' })).toBeChecked();
  await expect(days.getByRole('radio', { name: 'Tag zuerst' })).toBeChecked();
  await expect(dialog.getByText('Werte wie 1.200 und 2.400 können zweierlei bedeuten.')).toBeVisible();
  await expect(dialog.getByText('Werte wie 03/04/2026 und 05/06/2026 können zweierlei bedeuten.')).toBeVisible();
  expect(await run(3)).toEqual(
    new Map([
      ['Kran', { weight: 1200, insured: true, checked_on: '2026-04-03' }],
      ['Aufzug', { weight: 800, insured: true, checked_on: '2026-06-05' }],
      ['Rampe', { weight: 2400, insured: false }],
    ]),
  );

  // The person knows better.
  await check(GERMAN, 3);
  await decimals.getByRole('radio', { name: 'Mit Punkt' }).click();
  await expect(decimals.getByRole('radio', { name: 'Mit Punkt' })).toBeChecked();
  await days.getByRole('radio', { name: 'Monat zuerst' }).click();
  await expect(days.getByRole('radio', { name: 'Monat zuerst' })).toBeChecked();
  await expect(decimals.getByRole('radio', { name: 'Mit Punkt' })).toBeChecked();
  expect(await run(3)).toEqual(
    new Map([
      ['Kran', { weight: 1.2, insured: true, checked_on: '2026-03-04' }],
      ['Aufzug', { weight: 800, insured: true, checked_on: '2026-05-06' }],
      ['Rampe', { weight: 2.4, insured: false }],
    ]),
  );

  // Nobody is asked where the file itself says it.
  await check(`${GERMAN}\n${CERTAIN}`, 4);
  await expect(dialog.getByRole('radiogroup')).toHaveCount(0);
  const values = await run(4);
  expect(values.get('Kran')).toEqual({ weight: 1200, insured: true, checked_on: '2026-04-03' });
  expect(values.get('Waage')).toEqual({ weight: 1200.5, insured: false, checked_on: '2026-12-31' });
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

test('a list of 1,200 rows is imported in the background, shows how far it is, and can be undone', async ({
  page,
  ada,
}) => {
  test.setTimeout(180_000);
  await arrive(page, ada);
  await page.goto('/cybersecurity');
  await expect(heading(page, 'Cybersecurity')).toBeVisible();
  const count = await addProperty(page);
  const rows = Array.from({ length: 1200 }, (_, at) => `Pump ${at};Hardware;Low;Active;${PROPERTY}`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import assets' });
  await dialog
    .getByLabel('File to import')
    .setInputFiles({
      name: 'pumps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Asset Name;Type;Risk Level;Status;Linked Properties\r\n${rows.join('\r\n')}\r\n`),
    });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await dialog.getByRole('button', { name: 'Import 1,200 rows' }).click({ timeout: 90_000 });
  await expect(dialog).toBeHidden();

  const bar = page.getByRole('region', { name: 'Import pumps.csv' });
  await expect(bar.getByRole('progressbar')).toBeVisible();
  await expect(bar).toContainText('1,200 records imported', { timeout: 90_000 });
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(bar).toBeHidden();

  await page.getByRole('button', { name: `Account: ${ada.name}` }).click();
  await page.getByRole('menuitem', { name: 'My jobs' }).click();
  const jobs = page.getByRole('dialog', { name: 'My jobs' });
  await expect(jobs.getByRole('listitem').first()).toContainText('Import pumps.csv');
  await jobs.getByRole('button', { name: 'Undo Import pumps.csv' }).click();
  await page
    .getByRole('alertdialog', { name: 'Undo this import?' })
    .getByRole('button', { name: 'Undo the import' })
    .click();
  await expect(jobs.getByRole('listitem').first()).toContainText('Nothing of it is left.', { timeout: 90_000 });
  expect((await count('assets')).total).toBe(0);
});

test('a register kept elsewhere is read by other names for its columns, and by what they hold', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  await page.goto('/risk-register');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import risks' });
  await dialog
    .getByLabel('File to import')
    .setInputFiles({
      name: 'register.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Bezeichnung;Likelihood;Impact (1-5);Owner email;Phase;Cost centre\nFlood in the cellar;4;5;${ada.email};mitigating;4410\n`,
      ),
    });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('5 of 6 columns matched')).toBeVisible();
  await expect(dialog.getByText('By another name for it')).toHaveCount(4);
  await expect(dialog.getByRole('row', { name: /Phase/ })).toContainText('By its values');
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('1 risk imported')).toBeVisible();
  const { organizationId } = await (await page.request.get('/api/me')).json();
  const { items } = await (await page.request.get(`/api/risks?organization_id=${organizationId}`)).json();
  expect(items).toMatchObject([
    { title: 'Flood in the cellar', probability: 4, impact_level: 5, risk_score: 20, status: 'mitigating' },
  ]);
  expect(Object.values(items[0].names)).toContain(ada.name);
});
