import type { Asset, Me, Property, RiskScenario } from '@parapet/contracts';
import { createMocks } from '@parapet/mocks';
import { callOperation, Link, startedJobs } from '@parapet/sdk';
import { renderWithSdk, testSession } from '@parapet/sdk/testing';
import { Button, loadOverlays, UiProvider, type KitTextKey } from '@parapet/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';
import type { ImportKind } from './import-kinds.ts';
import { useImport } from './open-import.tsx';

// Dialogs are loaded after the first page.
beforeAll(loadOverlays);

const kitText = (key: KitTextKey) => key;

function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" t={kitText} colorScheme="light" linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

/** The entry of the menu, and the dialog that it opens. */
function Import({ kind }: { kind: ImportKind }) {
  const { entry, dialog } = useImport(kind);
  return (
    <>
      <Button disabledReason={entry.disabledReason} onClick={() => entry.onSelect?.()}>
        {entry.label}
      </Button>
      {dialog}
    </>
  );
}

async function setUp(kind: ImportKind, { locale = 'en', role }: { locale?: 'en' | 'de'; role?: Me['role'] } = {}) {
  const mocks = await createMocks({ publicUrl: location.origin });
  const get = async <T,>(path: string): Promise<T> =>
    (await mocks.fetch(new Request(new URL(path, location.origin)))).json();
  const me: Me = await get('/api/me');
  const list = async <T,>(path: string) =>
    (await get<{ items: T[] }>(`/api/${path}?organization_id=${me.organizationId}&limit=200`)).items;
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => mocks.fetch(new Request(input, init)));
  const saved: { name: string; content: Blob }[] = [];
  let latest = new Blob();
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>((content) => {
    if (content instanceof Blob) latest = content;
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content: latest });
  });
  onTestFinished(async () => {
    fetch.mockRestore();
    click.mockRestore();
    await mocks.close();
  });
  const { url } = await renderWithSdk(<Import kind={kind} />, {
    locale,
    session: { ...testSession, organizationId: me.organizationId, role: role ?? me.role },
    wrapper: Kit,
    locales: { [DOMAIN_NAMESPACE]: domainLocales },
  });
  const user = userEvent.setup();
  return {
    user,
    url,
    saved,
    fetch,
    assets: () => list<Asset>('assets'),
    properties: () => list<Property>('properties'),
    scenarios: () => list<RiskScenario>('risk-scenarios'),
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the dialog and gives it a file. */
async function choose(
  user: ReturnType<typeof userEvent.setup>,
  text: string,
  names = { open: 'Import', file: 'File to import', next: 'Next' },
  prepare = async () => {},
) {
  await user.click(await button(names.open));
  await user.upload(await screen.findByLabelText(names.file), new File([text], 'list.csv', { type: 'text/csv' }));
  await prepare();
  await user.click(await button(names.next));
}

const COLUMNS = 'Asset Name,Type,Risk Level,Status,Linked Properties,Shelf';

it('imports the valid rows of a file, and says why the others are invalid', async () => {
  const { user, url, saved, assets, properties } = await setUp('assets');
  const [property] = await properties();
  const before = (await assets()).length;
  const link = property?.name ?? '';
  await choose(
    user,
    `${COLUMNS}\nCrane,Hardware,High,Active,${link},7\nLift,Hardware,Severe,Active,${link},7\n,Hardware,Low,Active,${link},8\nHook,Hardware,Low,Active,Nowhere,8\nRope,Hardware,Low,Active,,8\n`,
  );

  expect(await screen.findByText('5 of 6 columns matched')).toBeTruthy();
  expect(screen.getByText('All required fields are matched.')).toBeTruthy();
  const shelf = screen.getByRole('row', { name: /^Shelf/ });
  expect(await within(shelf).findByRole('combobox', { name: 'Field for Shelf' })).toHaveProperty('value', '');
  await user.click(await button('Check the rows'));

  const table = await screen.findByRole('table', { name: 'Wrong rows' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['3', 'Risk Level', 'Severe', 'Not an option. Use Low, Medium, High, Critical'],
    ['4', 'Asset Name', 'Empty', 'Name is required'],
    ['5', 'Linked Properties', 'Nowhere', 'No record named “Nowhere”'],
    ['6', 'Linked Properties', 'Empty', 'At least one property must be linked to this asset'],
  ]);
  expect(screen.getByText('valid').textContent).toBe('1 valid');
  expect((await assets()).length).toBe(before);

  await user.click(await button('Download list'));
  expect([saved[0]?.name, await saved[0]?.content.text()]).toEqual([
    'wrong-rows.csv',
    expect.stringContaining('3,Risk Level,Severe,"Not an option. Use Low, Medium, High, Critical"\r\n'),
  ]);

  await user.click(await button('Import only the valid row'));
  expect(await screen.findByText('1 asset imported')).toBeTruthy();
  expect(screen.getByText(/^4 invalid rows were skipped/)).toBeTruthy();
  expect((await assets()).find(({ name }) => name === 'Crane')).toMatchObject({
    risk_level: 'High',
    linked_properties: [property?.id],
  });
  expect((await assets()).length).toBe(before + 1);
  await user.click(await button('Undo the import'));
  expect(await screen.findByText('1 record was deleted.')).toBeTruthy();
  expect((await assets()).length).toBe(before);
  await user.click(screen.getByRole('link', { name: 'Show the newest' }));
  await waitFor(() => expect(url()).toBe('/cybersecurity?sort=-updated_at'));
});

it('asks how numbers are written where the file does not say, proposes, and imports them as answered', async () => {
  const { user, scenarios, fetch } = await setUp('scenarios');
  await choose(
    user,
    'title;description;threat_actors;template_id;attributes.impact_description;attributes.likelihood;attributes.records_affected\nLeak;Mail is read;Thieves;Data Breach;Letters;low;1.200\n',
  );
  await user.click(await button('Check the rows'));
  const question = await screen.findByRole('radiogroup', { name: 'How does the file write decimals?' });
  expect(screen.getByText(/^Values such as 1\.200 could mean two things/)).toBeTruthy();
  const choice = (name: string) => within(question).getByRole('radio', { name });
  expect(choice('With a comma')).toHaveProperty('checked', true);
  await user.click(choice('With a point'));
  const sent = () =>
    fetch.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : String(input), location.origin))
      .findLast(({ pathname }) => pathname.endsWith('/import'))
      ?.searchParams.get('decimal_sign');
  await waitFor(() => expect([sent(), screen.queryByRole('progressbar')]).toEqual(['point', null]));
  await user.click(await screen.findByRole('radio', { name: 'With a comma' }));
  await waitFor(() => expect([sent(), screen.queryByRole('progressbar')]).toEqual(['comma', null]));
  await user.click(await button('Import 1 row'));
  expect(await screen.findByText('1 risk scenario imported')).toBeTruthy();
  expect((await scenarios()).find(({ title }) => title === 'Leak')?.attributes).toMatchObject({
    records_affected: 1200,
    likelihood: 'Low',
  });
});

it('creates the missing properties that rows name, when the checkbox is checked', async () => {
  const { user, assets, properties } = await setUp('assets');
  await choose(user, `${COLUMNS}\nCrane,Hardware,High,Active,Harbor,7\n`, undefined, () =>
    user.click(screen.getByRole('checkbox', { name: /^Create properties that are missing/ })),
  );
  await user.click(await button('Check the rows'));
  expect(await screen.findByText('1 property will be created: Harbor')).toBeTruthy();
  await user.click(await button('Import 1 row'));
  expect(await screen.findByText(/^1 property was created by name/)).toBeTruthy();
  const harbor = (await properties()).find(({ name }) => name === 'Harbor');
  expect((await assets()).find(({ name }) => name === 'Crane')?.linked_properties).toEqual([harbor?.id]);
});

it('lets the person say where a column goes, and a field has one column only', async () => {
  const { user, fetch } = await setUp('properties');
  await choose(user, 'Name,Kind,Linked Scenarios,Old type\nVault,Physical,x,y\n');
  expect(await screen.findByText('No column yet for: Type')).toBeTruthy();
  const pick = async (column: string) => {
    await user.type(await screen.findByRole('combobox', { name: `Field for ${column}` }), 'Type{ArrowDown}{Enter}');
  };
  await pick('Old type');
  await pick('Kind');
  await user.click(await button('Check the rows'));
  await screen.findByRole('table', { name: 'Wrong rows' });
  const sent = fetch.mock.calls
    .map(([input]) => new URL(input instanceof Request ? input.url : String(input), location.origin))
    .findLast(({ pathname }) => pathname.endsWith('/import'));
  expect(sent?.searchParams.getAll('column')).toEqual(['name', 'type', 'linked_scenarios', '']);
});

it('imports a large file in the background, once its rows were checked there', { timeout: 90_000 }, async () => {
  const { user, properties, assets } = await setUp('assets');
  const [property] = await properties();
  const before = (await assets()).length;
  const rows = Array.from({ length: 1100 }, (_, n) => `Pump ${n},Hardware,High,Active,${property?.name},7`);
  await choose(user, `${COLUMNS}\n${rows.join('\n')}\n`);
  await user.click(await button('Check the rows'));
  await user.click(await screen.findByRole('button', { name: 'Import 1,100 rows' }, { timeout: 30_000 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [id] = Object.keys(startedJobs.get());
  const state = async () => (await callOperation('getJob', { id: id ?? '' })).state;
  await waitFor(async () => expect(await state()).toBe('done'), { timeout: 30_000 });
  expect(await callOperation('getJob', { id: id ?? '' })).toMatchObject({ title: 'list.csv', written: 1100 });
  await callOperation('cancelJob', { id: id ?? '' });
  await waitFor(async () => expect(await state()).toBe('canceled'), { timeout: 30_000 });
  expect((await assets()).length).toBe(before);
});

it('knows columns in the language of the reader, and gives a file to fill in', async () => {
  const { user, saved } = await setUp('assets', { locale: 'de' });
  await user.click(await button('Importieren'));
  await user.click(await button('Datei zum Ausfüllen herunterladen'));
  const header = (await saved[0]?.content.text()) ?? '';
  expect([saved[0]?.name, header]).toEqual([
    'vorlage.csv',
    expect.stringMatching(/^\u{FEFF}?Name \*;.*Risikostufe \*;/u),
  ]);
  await user.upload(
    await screen.findByLabelText('Zu importierende Datei'),
    new File([header, 'Kran;Hardware\r\n'], 'liste.csv'),
  );
  await user.click(await button('Weiter'));
  const count = header.trim().split(';').length;
  expect(await screen.findByText(`${count} von ${count} Spalten erkannt`)).toBeTruthy();
});

it('says what is wrong with a file, and takes another one', async () => {
  const { user } = await setUp('risks');
  await choose(user, 'Title\n"x\n');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'A quotation mark in row 2 is not closed, or is misplaced.',
  );
  await user.upload(screen.getByLabelText('File to import'), new File(['Title,Owner\nFire,\n'], 'risks.csv'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await button('Next'));
  expect(await screen.findByText('2 of 2 columns matched')).toBeTruthy();
});

it('disables the Import button for a role that may not create records, and shows the reason', async () => {
  await setUp('assets', { role: 'auditor' });
  const disabled = await button('Import');
  expect(disabled.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(disabled.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your role (Auditor) does not allow this.',
  );
});
