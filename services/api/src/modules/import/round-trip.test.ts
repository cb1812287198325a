import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_TYPES, type ExportFormat, type ImportResult } from '@parapet/contracts';
import { SCENARIO_RULES } from '@parapet/contracts/rules';
import { xlsxRows } from './files/read-xlsx.ts';
import { wholeTable } from './testing/whole-table.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';
import { stores } from '../../store/testing.ts';

const SCENARIO_FIELDS = SCENARIO_RULES.ownFields;
/** Fields that the server sets for each new record. */
const OWN = new Set(['id', 'created_at', 'updated_at', 'created_by']);

type Table = Record<string, unknown>[];

async function tableOf(format: ExportFormat, file: ArrayBuffer): Promise<Table> {
  if (format === 'csv')
    return Papa.parse<Record<string, string>>(new TextDecoder().decode(file), { header: true, skipEmptyLines: true })
      .data;
  const { headers, rows } = await wholeTable((builder) => xlsxRows(new Uint8Array(file), builder));
  return rows.map(({ cells }) => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])));
}

/** Rows sorted by name, without the fields that differ in new records. */
const comparable = (rows: Table) =>
  rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name))))
    .toSorted((one, other) =>
      String(one['title'] ?? one['name']).localeCompare(String(other['title'] ?? other['name'])),
    );

describe.each(stores)('what is exported can be imported elsewhere on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    const create = async (path: string, body: object): Promise<string> => {
      const answer = await ada.send('POST', `/api/${path}`, { organization_id: ada.organizationId, ...body });
      const made = (await answer.json()) as { id: string };
      expect([answer.status, made], path).toEqual([201, expect.anything()]);
      return made.id;
    };
    const templates = await ada.send(
      'GET',
      `/api/risk-scenario-templates?organization_id=${ada.organizationId}&limit=200`,
    );
    const { items } = (await templates.json()) as {
      items: { id: string; fields: { name: string; type: string; options?: string[] }[] }[];
    };
    const [template = { id: '', fields: [] }] = items;
    const attributes = Object.fromEntries(
      template.fields
        .filter(({ name }) => !SCENARIO_FIELDS.includes(name))
        .map(({ name, type, options }) => [
          name,
          type === 'number' ? 12.5 : type === 'checkbox' ? true : (options?.[0] ?? 'Text'),
        ]),
    );
    const fire = await create('risk-scenarios', {
      title: '"Fire"; arson',
      description: 'Line one\nline two',
      threat_actors: ['Staff', 'Thieves; gangs'],
      linked_controls: ['ISO 27001 A.8.7'],
      template_id: template.id,
      attributes,
    });
    const leak = await create('risk-scenarios', {
      title: "'=Leak",
      description: '=1+1',
      threat_actors: ['Staff'],
      template_id: template.id,
      attributes,
    });
    const data = await create('properties', {
      name: 'Data',
      type: 'Digital',
      value: '-12',
      linked_scenarios: [fire, leak],
      attributes: { cost_center: '0044' },
    });
    const asset = await create('assets', {
      name: 'Café “Nord”, Halle 3',
      type: 'Hardware',
      status: 'Active',
      risk_level: 'High',
      linked_properties: [data],
      description: ' @home\r\n',
    });
    await create('risks', {
      title: '+Outage',
      severity: 'critical',
      impact_level: 5,
      probability: 2,
      category: 'Operational',
      status: 'mitigating',
      asset_id: asset,
      selected_assets: [asset],
      selected_scenarios: [leak, fire],
      template_answers: { 'step.question': 'yes' },
    });
  });
  afterAll(() => api.close());

  test.each<[ExportFormat]>([['csv'], ['xlsx']])('as %s: scenarios, properties, assets and risks', async (format) => {
    const bob = await api.person(`bob-${format}@example.com`);
    const origin = await originOf(api.app);
    const file = async (who: Person, path: string) => {
      const answer = await fetch(
        `${origin}/api/${path}/export?organization_id=${who.organizationId}&format=${format}`,
        { headers: who.headers },
      );
      return answer.arrayBuffer();
    };
    const exports = new Map<string, Table>();
    for (const path of ['risk-scenarios', 'properties', 'assets', 'risks']) {
      const exported = await file(ada, path);
      const headers = { ...bob.headers, origin: 'http://localhost:8080', 'content-type': EXPORT_TYPES[format] };
      const answer = await fetch(`${origin}/api/${path}/import?organization_id=${bob.organizationId}`, {
        method: 'POST',
        headers,
        body: exported,
      });
      const rows = await tableOf(format, exported);
      expect((await answer.json()) as ImportResult, path).toMatchObject({
        rows: rows.length,
        imported: rows.length,
        wrong: 0,
        errors: [],
      });
      exports.set(path, rows);
    }
    // Compared after all imports, because scenarios also name the properties that link to them.
    for (const [path, rows] of exports)
      expect(comparable(await tableOf(format, await file(bob, path))), path).toEqual(comparable(rows));
  });
});
