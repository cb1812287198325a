/** Risks as a table for people. */
import { strFromU8, unzipSync } from 'fflate';
import type { Risk } from '@parapet/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import { originOf } from '../../testing/event-stream.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';

describe.each(stores)('risks as shown, on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    await ada.send('PATCH', '/api/me/preferences', { language: 'de' });
    const organization_id = ada.organizationId;
    const recorded = await ada.send('POST', '/api/risks', {
      organization_id,
      title: '=Flood',
      category: 'Security',
      severity: 'critical',
      impact_level: 4,
      probability: 3,
      owner_id: ada.userId,
    });
    const { id } = (await recorded.json()) as Risk;
    await ada.send('POST', '/api/tasks', { organization_id, title: 'Pump', risk_id: id, due_date: '2026-03-01' });
    await ada.send('POST', '/api/risks', { organization_id, title: 'Fire', category: 'Our own', severity: 'low' });
  });
  afterAll(() => api.close());

  const file = async (columns: readonly string[], format: string) => {
    const query = new URLSearchParams({ organization_id: ada.organizationId, format, sort: 'title' });
    for (const column of columns) query.append('columns', column);
    return fetch(`${await originOf(api.app)}/api/risks/export?${String(query)}`, { headers: ada.headers });
  };

  test('has these columns in this order, in the words of the person’s language', async () => {
    const answer = await file(['title', 'severity', 'category', 'due_date', 'status', 'owner_id', 'risk_score'], 'csv');
    expect((await answer.text()).replace('\u{FEFF}', '').trim().split('\r\n')).toEqual([
      'Risiko,Schweregrad,Kategorie,Fällig,Status,Eigentümer/in,Risikowert',
      "'=Flood,Kritisch,Sicherheit,2026-03-01,Identifiziert,ada@example.com,12",
      'Fire,Niedrig,Our own,,Identifiziert,,9',
    ]);
  });

  test('is a workbook with bold names that stay in sight, widths, a filter, days, and colors of levels', async () => {
    const answer = await file(['title', 'severity', 'due_date', 'risk_score'], 'xlsx');
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const sheet = text('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(
      /^.*<sheetViews>.*<pane ySplit="1" topLeftCell="A2".* state="frozen"\/>.*<cols>.*<sheetData>/s,
    );
    expect(sheet.match(/<col /g)).toHaveLength(4);
    expect(sheet).toMatch(/<\/sheetData><autoFilter ref="A1:D3"\/><\/worksheet>$/);
    const styles = [...text('xl/styles.xml').matchAll(/<xf numFmtId="(\d+)" fontId="(\d+)" fillId="(\d+)"/g)];
    const fonts = text('xl/styles.xml').match(/<font>.*?<\/font>/g) ?? [];
    const fills = text('xl/styles.xml').match(/<fill>.*?<\/fill>/g) ?? [];
    const [names, flood, fire] = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
      [...row.matchAll(/<c(?: s="(\d+)")?[^>]*?(?:\/>|>(.*?)<\/c>)/g)].map(([, style = '0', cell = '']) => {
        const [, format, font, fill] = styles[Number(style)] ?? [];
        return {
          value: cell.replaceAll(/<[^>]*>/g, ''),
          format,
          bold: fonts[Number(font)]?.includes('<b/>'),
          color: /fgColor rgb="(\w+)"/.exec(fills[Number(fill)] ?? '')?.[1],
        };
      }),
    );
    expect(names?.map(({ value, bold }) => [value, bold])).toEqual(
      ['Risiko', 'Schweregrad', 'Fällig', 'Risikowert'].map((name) => [name, true]),
    );
    // 1 March 2026 is day 46082 of a workbook; 14 is its format of a day.
    expect(flood?.map(({ value }) => value)).toEqual(['=Flood', 'Kritisch', '46082', '12']);
    expect(flood?.[2]?.format).toBe('14');
    const colors = [flood?.[1], flood?.[3], fire?.[1], fire?.[3]].map((cell) => cell?.color);
    expect(colors[1]).toBe(colors[3]);
    expect(new Set(colors).size).toBe(3);
    expect(colors).not.toContain(undefined);
    expect(flood?.[0]?.color).toBeUndefined();
  });

  test('a column that there is not is refused', async () => {
    expect((await file(['title', 'version'], 'xlsx')).status).toBe(400);
  });
});
