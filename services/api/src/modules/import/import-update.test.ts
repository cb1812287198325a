/** Imports that change existing records: an export, corrected, comes back without a lost cell. */
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_TYPES, LANGUAGES, RISK_SEVERITIES, RISK_STATUSES, type ImportResult } from '@parapet/contracts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';
import type { Doc } from '../../store/port.ts';
import { stores } from '../../store/testing.ts';

type Table = Record<string, string>[];
/** What a change sets besides the fields that the file changes. */
const withoutTimes = (rows: Table): Table =>
  rows
    .map((row): Table[number] => ({ ...row, updated_at: '' }))
    .toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])));

describe.each(stores)('imports that update on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let origin = '';
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    origin = await originOf(api.app);
  });
  afterAll(() => api.close());

  const create = async (path: string, body: object, who = ada): Promise<string> => {
    const answer = await who.send('POST', `/api/${path}`, { organization_id: who.organizationId, ...body });
    const made = (await answer.json()) as { id: string };
    expect([answer.status, made]).toEqual([201, expect.anything()]);
    return made.id;
  };
  const addRisk = (title: string, more: object = {}) => create('risks', { title, ...more });
  const get = async (id: string) =>
    (await (await ada.send('GET', `/api/risks/${id}`)).json()) as Record<string, unknown>;
  async function exported(path = 'risks', who = ada): Promise<Table> {
    const answer = await fetch(`${origin}/api/${path}/export?organization_id=${who.organizationId}&format=csv`, {
      headers: who.headers,
    });
    return Papa.parse<Record<string, string>>(await answer.text(), { header: true, skipEmptyLines: true }).data;
  }
  const send = (file: string, more = '', who = ada, path = 'risks') =>
    who.send('POST', `/api/${path}/import?organization_id=${ada.organizationId}&existing=update${more}`, file, {
      'content-type': EXPORT_TYPES.csv,
    });
  async function sent(file: string | Table, more = '', path = 'risks'): Promise<ImportResult> {
    const answer = await send(typeof file === 'string' ? file : Papa.unparse(file), more, ada, path);
    const result = (await answer.json()) as ImportResult;
    expect([answer.status, result]).toEqual([200, expect.anything()]);
    return result;
  }

  test('change exactly the cells that differ from the export', async () => {
    const zoe = await api.colleague(ada, 'zoe@example.com', 'risk_owner');
    await addRisk('=Formula; "quoted"', {
      description: ' two\r\nlines ',
      severity: 'high',
      owner_id: zoe.userId,
      template_answers: { 'step.q%$.x': 'yes', other: 12.5, flag: true },
    });
    await addRisk('Same name', { category: 'Privacy' });
    await addRisk('Same name', { category: 'Compliance', reviewer_id: ada.userId });
    const before = await exported();
    expect(await sent(before)).toMatchObject({
      rows: before.length,
      right: 0,
      wrong: 0,
      unchanged: before.length,
      changed: 0,
      imported: 0,
      left_out: 0,
    });
    const edited = before.map((row) => ({ ...row }));
    const [first, second, third] = ['=Formula', 'Privacy', 'Compliance'].map((name) =>
      edited.find((row) => Object.values(row).some((value) => value.includes(name))),
    );
    Object.assign(first ?? {}, { description: '', owner_id: '', 'template_answers.other': '13.25', probability: '4' });
    Object.assign(second ?? {}, { title: "'@Renamed", 'template_answers.flag': 'false' });
    Object.assign(third ?? {}, { reviewer_id: '', severity: 'critical' });
    const check = await sent(edited, '&dry_run=true');
    expect(check).toMatchObject({ right: 3, changed: 3, changed_cells: 9, unchanged: 0, imported: 0, wrong: 0 });
    expect(check.changes).toContainEqual({
      row: expect.any(Number),
      name: '=Formula; "quoted"',
      field: 'probability',
      before: '3',
      after: '4',
    });
    expect(await exported()).toEqual(before);

    expect(await sent(edited, `&unchanged_since=${check.checked_at}`)).toMatchObject({
      right: 3,
      changed: 3,
      imported: 0,
      changes: [],
      ids: [],
    });
    const after = await exported();
    // The server computes the score anew.
    const expected = withoutTimes(edited).map((row) => ({
      ...row,
      risk_score: String(Number(row['impact_level']) * Number(row['probability'])),
    }));
    expect(withoutTimes(after)).toEqual(expected);
  });

  test('find records by id, or by a name that one record has, and list the rows that they leave out', async () => {
    const bob = await api.person('bob@example.com');
    const foreign = await create('risks', { title: 'Of Bob' }, bob);
    await addRisk('Déjà vu');
    const stale = await addRisk('Stale');
    const known = await addRisk('Known');
    await addRisk('Twin');
    await addRisk('Twin');
    const file = [
      'id,title,severity',
      `${known},Known again,high`,
      `${known},Known,low`,
      `${foreign},Of Bob,low`,
      ',DEJA VU,high',
      ',Twin,high',
      `${stale},Stale,high`,
      ',Brand new,high',
      ',Brand new,low',
    ].join('\n');
    const check = await sent(file, '&dry_run=true');
    expect(check).toMatchObject({ rows: 8, right: 4, changed: 3, unchanged: 0, left_out: 4, wrong: 0 });
    expect((await ada.send('PATCH', `/api/risks/${stale}`, { severity: 'critical' })).status).toBe(200);
    // The same time, as it is written in India.
    const local = new Date(Date.parse(check.checked_at) + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30');
    const result = await sent(file, `&unchanged_since=${encodeURIComponent(local)}`);
    expect(result).toMatchObject({ right: 3, changed: 2, imported: 1, left_out: 5 });
    expect(result.ids).toHaveLength(1);
    expect(result.left_out_rows).toEqual([
      { row: 3, name: 'Known', reason: 'twice' },
      { row: 4, name: 'Of Bob', reason: 'not_found' },
      { row: 6, name: 'Twin', reason: 'ambiguous' },
      { row: 7, name: 'Stale', reason: 'changed' },
      { row: 9, name: 'Brand new', reason: 'twice' },
    ]);
    expect(await get(known)).toMatchObject({ title: 'Known again', severity: 'high', version: 2 });
    expect(await get(stale)).toMatchObject({ severity: 'critical', version: 2 });
    expect((await (await bob.send('GET', `/api/risks/${foreign}`)).json()) as object).toMatchObject({ version: 1 });
  });

  test('are refused row by row where an update is, and write nothing then unless asked to', async () => {
    const [one, other, archived] = [await addRisk('One'), await addRisk('Other'), await addRisk('Third')];
    const file = `id,title,severity,status\n${one},,low,open\n${other},Other,high,\n${archived},Third,high,archived\n`;
    const result = await sent(file);
    expect(result).toMatchObject({ right: 0, wrong: 3, changed: 0 });
    expect(result.errors.map(({ row, error }) => [row, error.path, error.keyword])).toEqual([
      [2, '/title', 'required'],
      [3, '/status', 'required'],
      [4, '', 'rule'],
    ]);
    const more = `${file},Fourth,low,open\n`;
    expect(await sent(more, '&skip_invalid=true')).toMatchObject({ right: 1, wrong: 3, imported: 1, changed: 0 });
    expect(await get(one)).toMatchObject({ title: 'One', version: 1 });
  });

  test('reach only what the person sees and may change', async () => {
    const { _id: domain } = await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<Doc & { name: string }>('grc_domains')
      .insertOne({ name: 'Claims' });
    const inside = await addRisk('Inside', { domain_id: domain });
    const outside = await addRisk('Outside');
    const file = `id,title\n${inside},Inside!\n${outside},Outside!\n`;
    const mia = await api.colleague(ada, 'mia@example.com', 'grc_domain_manager', [domain]);
    const answer = await send(file, '', mia);
    expect(await answer.json()).toMatchObject({
      changed: 1,
      left_out: 1,
      left_out_rows: [{ row: 3, name: 'Outside!', reason: 'not_found' }],
    });
    expect(await get(outside)).toMatchObject({ title: 'Outside' });
    const { items } = await api.store.audit(ada.organizationId).history('risks', inside);
    expect(items).toHaveLength(2);
    expect(JSON.stringify(items[0])).toContain('Inside!');
    const auditor = await api.colleague(ada, 'carl@example.com', 'auditor');
    expect((await send(file, '', auditor)).status).toBe(403);
  });

  test('serve assets, properties and scenarios', async () => {
    const template = await create('risk-scenario-templates', { name: 'Short', category: 'Physical', fields: [] });
    const file = `title,description,threat_actors,linked_controls\nFire,Smoke,Staff; Thieves,ISO 1\n`;
    expect(await sent(file, `&template_id=${template}`, 'risk-scenarios')).toMatchObject({ wrong: 0, imported: 1 });
    expect(await sent('name,linked_scenarios,type\nData,Fire,Digital\n', '', 'properties')).toMatchObject({
      imported: 1,
    });
    const asset =
      'name,type,status,risk_level,linked_properties,attributes.cost\nPortal,Software,Active,High,Data,12\n';
    expect(await sent(asset, '', 'assets')).toMatchObject({ imported: 1 });
    for (const [path, field, value] of [
      ['risk-scenarios', 'threat_actors', 'Staff'],
      ['properties', 'value', '12'],
      ['assets', 'attributes.cost', ''],
    ] as const) {
      const before = await exported(path);
      expect(await sent(before, '', path), path).toMatchObject({ unchanged: 1, changed: 0, wrong: 0 });
      const edited = before.map((row) => ({ ...row, [field]: value }));
      expect(await sent(edited, '', path), path).toMatchObject({ changed: 1, changed_cells: 1, wrong: 0 });
      const after = (await exported(path)).map((row) => ({ [field]: '', ...row }));
      expect(withoutTimes(after), path).toEqual(withoutTimes(edited));
    }
    // An asset without properties is refused as it is in its form.
    const [portal] = await exported('assets');
    expect(await sent([{ ...portal, linked_properties: '' }], '', 'assets')).toMatchObject({ wrong: 1, changed: 0 });
  });

  test('show of a long text the part that differs', async () => {
    const id = await addRisk('Long', { description: 'x'.repeat(900) });
    const { changes } = await sent(`id,description\n${id},${'x'.repeat(450)}y${'x'.repeat(449)}\n`, '&dry_run=true');
    expect(changes).toMatchObject([
      { before: expect.stringMatching(/^…x{200}…$/), after: expect.stringMatching(/^…x{20}yx+…$/) },
    ]);
  });

  test('leave out the changes that were not picked, and create new records all the same', async () => {
    const [one, two, three] = [await addRisk('Picked one'), await addRisk('Picked two'), await addRisk('Picked three')];
    const file = (word: string) =>
      `id,title,description\r\n${one},Picked one,${word}\r\n${two},Picked two,${word}\r\n${three},Picked three,\r\n,New ${word},x\r\n`;
    const told = async () => (await Promise.all([one, two, three].map(get))).map(({ description }) => description);
    expect(await sent(file('first'), '&changed_rows=!3')).toMatchObject({
      right: 2,
      changed: 1,
      imported: 1,
      unchanged: 1,
      left_out_rows: [{ row: 3, name: 'Picked two', reason: 'not_picked' }],
    });
    expect(await told()).toEqual(['first', '', '']);
    expect(await sent(file('second'), '&changed_rows=3')).toMatchObject({ changed: 1, imported: 1, left_out: 2 });
    expect(await told()).toEqual(['first', 'second', '']);
    expect(await sent(file('third'), '&changed_rows=')).toMatchObject({ changed: 0, imported: 1, left_out: 3 });
    expect(await told()).toEqual(['first', 'second', '']);
    expect((await send(file('x'), '&changed_rows=2-3')).status).toBe(400);
  });

  test.each(LANGUAGES)('find nothing to change in an export as shown to somebody who reads %s', async (language) => {
    const who = await api.person(`${language}@example.net`);
    await who.send('PATCH', '/api/me/preferences', { language });
    const statuses = RISK_STATUSES.filter((status) => status !== 'archived');
    const titles = statuses.map((status, at) => ({
      title: `Risk ${status}`,
      status,
      severity: RISK_SEVERITIES[at % RISK_SEVERITIES.length],
      category: ['Security', 'Regulatory', 'Our own', 'Werkschutz', ''][at % 5],
      impact_level: 1 + (at % 5),
      owner_id: who.userId,
    }));
    for (const risk of titles) await create('risks', risk, who);
    const columns = ['title', 'category', 'severity', 'status', 'owner_id', 'impact_level', 'probability'];
    for (const format of ['csv', 'xlsx'] as const) {
      const query = new URLSearchParams({ organization_id: who.organizationId, format });
      for (const column of columns) query.append('columns', column);
      const file = await fetch(`${origin}/api/risks/export?${String(query)}`, { headers: who.headers });
      const wanted = new URLSearchParams({ organization_id: who.organizationId, existing: 'update', dry_run: 'true' });
      for (const column of columns) wanted.append('column', column);
      const answer = await fetch(`${origin}/api/risks/import?${String(wanted)}`, {
        method: 'POST',
        headers: { ...who.headers, origin: 'http://localhost:8080', 'content-type': EXPORT_TYPES[format] },
        body: await file.arrayBuffer(),
      });
      const result = (await answer.json()) as ImportResult;
      expect(result, format).toMatchObject({ changed: 0, imported: 0, left_out: 0, errors: [], changes: [] });
      expect(result.unchanged, format).toBe(titles.length);
    }
  });

  test('understand severities, statuses and categories in four languages', async () => {
    // A category that the organization calls so is its own.
    await addRisk('Own category', { category: 'Betrieb' });
    const before = await exported();
    const file =
      'title,severity,status,category\r\nUno,Crítica,Abierto,Seguridad\r\nZwei,hoch,In Behandlung,Datenschutz\r\nTrois,FAIBLE,Ouvert,Nôtre\r\nVier,,,Betrieb\r\n';
    expect(await sent(file)).toMatchObject({ imported: 4, errors: [] });
    const known = new Set(before.map(({ id }) => id));
    const made = (await exported()).filter(({ id }) => !known.has(id));
    const values = made.map((row) => [row['title'], row['severity'], row['status'], row['category']].join(', '));
    expect(values.toSorted()).toEqual([
      'Trois, low, open, Nôtre',
      'Uno, critical, open, Security',
      'Vier, medium, identified, Betrieb',
      'Zwei, high, mitigating, Privacy',
    ]);
  });
});
