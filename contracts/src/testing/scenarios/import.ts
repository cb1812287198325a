import type { Scenario, Step } from '../scenario.ts';
import { addItems, invalid, list, notAllowed, unknown } from '../steps.ts';

const CSV = { 'content-type': 'text/csv; charset=utf-8' };

/** Sends a file. @param path below `/api/` */
export const file = (
  path: string,
  text: string,
  query: Record<string, string | readonly string[]>,
  more: Partial<Step> = {},
): Step => ({
  method: 'POST',
  path: `/api/${path}/import`,
  query: { organization_id: '{org}', ...query },
  headers: CSV,
  text,
  status: 200,
  ...more,
});

const ASSETS = [
  'Name;Type;Status;Risk level;Linked properties;Cost center',
  'Scanner;Hardware;Active;high;Accounts;4410',
  'Printer;Hardware;Active;Severe;Acounts;4410',
  ';Hardware;Active;Low;Accounts;',
  'Portal;Software;Active;Low;Accounts;',
].join('\r\n');
/** Two assets that link to the missing property `Depot`. The second one also links to a missing property with a semicolon in its name. */
const NAMED =
  'Name;Type;Status;Risk level;Linked properties\nCrane;Hardware;Active;Low;"Depot; Accounts"\nLift;Hardware;Active;Low;"""Old; dark""; Depot"\n';
const fault = (row: number, column: string | null, value: string, error: object) => ({ row, column, value, error });

export const importScenarios: readonly Scenario[] = [
  {
    name: 'a file is checked row by row, and nothing is written while a row is wrong',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      file(
        'assets',
        ASSETS,
        {},
        {
          answer: {
            rows: 4,
            right: 1,
            wrong: 2,
            existing: 1,
            imported: 0,
            ids: [],
            columns: [
              { header: 'Name', field: 'name', samples: ['Scanner', 'Printer', ''] },
              { header: 'Type', field: 'type' },
              { header: 'Status', field: 'status' },
              { header: 'Risk level', field: 'risk_level' },
              { header: 'Linked properties', field: 'linked_properties' },
              { header: 'Cost center', field: null },
            ],
            errors: [
              fault(3, 'Linked properties', 'Acounts', {
                path: '/linked_properties',
                keyword: 'reference',
                params: { name: 'Acounts' },
                message: 'No property is named “Acounts”',
              }),
              fault(3, 'Risk level', 'Severe', { path: '/risk_level', keyword: 'enum' }),
              fault(4, 'Name', '', { path: '/name', keyword: 'required', message: 'name is required' }),
            ],
          },
        },
      ),
      list('assets', {}, { answer: { total: 1 } }),
    ],
  },
  {
    name: 'valid rows are imported once, and invalid rows are skipped on request',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      file(
        'assets',
        ASSETS,
        { dry_run: 'true', skip_invalid: 'true' },
        { answer: { right: 1, wrong: 2, imported: 0 } },
      ),
      file(
        'assets',
        ASSETS,
        { skip_invalid: 'true' },
        { as: 'risk_manager', answer: { right: 1, wrong: 2, existing: 1, imported: 1, ids: [/./] } },
      ),
      file('assets', ASSETS, { skip_invalid: 'true' }, { answer: { right: 0, wrong: 2, existing: 2, imported: 0 } }),
      list(
        'assets',
        { sort: 'name' },
        {
          answer: {
            total: 2,
            items: [
              { name: 'Portal' },
              { name: 'Scanner', risk_level: 'High', linked_properties: ['{p:web}'], version: 1 },
            ],
          },
        },
      ),
      file(
        'assets',
        'name,type,status,risk_level,linked_properties\nPortal,Software,Active,Low,{p:web}\n',
        { existing: 'create' },
        { answer: { wrong: 1, errors: [{ row: 2, error: { keyword: 'reference' } }] } },
      ),
    ],
  },
  {
    name: 'a file is previewed without checking its rows',
    steps: [
      file(
        'assets',
        ASSETS,
        { preview: 'true', skip_invalid: 'true' },
        {
          answer: {
            rows: 4,
            right: 0,
            wrong: 0,
            imported: 0,
            errors: [],
            columns: [{ header: 'Name', field: 'name', samples: ['Scanner', 'Printer', ''] }, {}, {}, {}, {}, {}],
          },
        },
      ),
      list('assets', {}, { answer: { total: 0 } }),
    ],
  },
  {
    name: 'missing properties and scenarios that a file names are created on request, if all rows are valid',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      file('assets', NAMED, {}, { answer: { wrong: 2, missing: 0, missing_names: [] } }),
      file(
        'assets',
        NAMED,
        { create_missing: 'true', dry_run: 'true' },
        { answer: { right: 2, wrong: 0, imported: 0, missing: 2, missing_names: ['Depot', 'Old; dark'] } },
      ),
      list('properties', {}, { answer: { total: 1 } }),
      file(
        'assets',
        `${NAMED};Hardware;Active;Low;Yard\n`,
        { create_missing: 'true' },
        { answer: { right: 2, wrong: 1, imported: 0, missing: 2 } },
      ),
      file(
        'assets',
        `Name;Type;Status;Risk level;Linked properties\nHook;Hardware;Active;Low;${'x'.repeat(201)}\n`,
        { create_missing: 'true' },
        {
          answer: {
            wrong: 1,
            errors: [
              { row: 2, column: 'Linked properties', error: { path: '/linked_properties', keyword: 'maxLength' } },
            ],
          },
        },
      ),
      list('properties', {}, { answer: { total: 1 } }),
      file(
        'assets',
        NAMED,
        { create_missing: 'true' },
        { as: 'risk_manager', answer: { imported: 2, missing: 2, missing_names: ['Depot', 'Old; dark'] } },
      ),
      list(
        'properties',
        { sort: 'name' },
        {
          answer: {
            total: 3,
            items: [{ name: 'Accounts' }, { name: 'Depot', type: '', linked_scenarios: [] }, { name: 'Old; dark' }],
          },
          save: { depot: '/items/1/id', old: '/items/2/id' },
        },
      ),
      list(
        'assets',
        { sort: 'name' },
        {
          answer: {
            items: [
              { name: 'Crane', linked_properties: ['{depot}', '{p:web}'] },
              { name: 'Lift', linked_properties: ['{old}', '{depot}'] },
              { name: 'Portal' },
            ],
          },
        },
      ),
      file(
        'properties',
        'name,type,linked_scenarios\nVault,Physical,Fire; Leaked passwords\n',
        { create_missing: 'true' },
        { answer: { imported: 1, missing: 1, missing_names: ['Fire'] } },
      ),
      list(
        'risk-scenarios',
        { q: 'Fire' },
        { answer: { items: [{ title: 'Fire', description: 'Fire', template_id: null }] } },
      ),
    ],
  },
  {
    name: 'properties, scenarios and risks are imported too, by columns that the caller chooses and with a template',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      file(
        'risk-scenarios',
        'Scenario\tWhat\tActors\nFire\tIt burns\tArsonists; Staff\n',
        { column: ['title', 'description', 'threat_actors'], template_id: '{scenarioTemplate}' },
        { answer: { wrong: 1, errors: [{ row: 2, column: null }, { row: 2 }] } },
      ),
      file(
        'risk-scenarios',
        'Scenario\tWhat\tActors\tImpact\tattributes.likelihood\nFire\tIt burns\tArsonists; Staff\tSmoke\thigh\n',
        {
          column: ['title', 'description', 'threat_actors', 'attributes.impact_description', 'attributes.likelihood'],
          template_id: '{scenarioTemplate}',
        },
        { answer: { imported: 1, errors: [] } },
      ),
      list(
        'risk-scenarios',
        { q: 'Fire' },
        {
          answer: {
            items: [
              {
                title: 'Fire',
                threat_actors: ['Arsonists', 'Staff'],
                attributes: { impact_description: 'Smoke', likelihood: 'High' },
              },
            ],
          },
        },
      ),
      file(
        'properties',
        'name,type,linked scenarios,value\nWarehouse,Digital,Fire; Leaked passwords,12\n',
        {},
        { answer: { imported: 1 } },
      ),
      file(
        'risks',
        'title,severity,impact_level,asset_id,description\n"Fire, again",HIGH,4,Portal,\'=not a formula\n',
        {},
        { as: 'risk_manager', answer: { imported: 1 } },
      ),
      list(
        'risks',
        {},
        {
          answer: {
            items: [
              {
                title: 'Fire, again',
                severity: 'high',
                impact_level: 4,
                asset_id: '{a:web}',
                description: '=not a formula',
              },
            ],
          },
        },
      ),
      file('assets', 'name\nx\n', { template_id: '00000000-0000-4000-8000-000000000000' }, unknown('/template_id')),
      file(
        'assets',
        'name\nx\n',
        { column: ['nobody_knows'] },
        invalid('is not a field that can be imported', { path: '/column/0' }),
      ),
      file(
        'assets',
        'a,b\nx,y\n',
        { column: ['name', 'name'] },
        invalid('is the field of another column already', { path: '/column/1' }),
      ),
      file('assets', 'name\nx\n', {}, { as: 'stakeholder', ...notAllowed('stakeholder', 'create', 'assets') }),
      file('assets', 'name\n"x\n', {}, { status: 400, answer: { code: 'invalid_file' } }),
      file(
        'assets',
        'name\nx\n',
        {},
        { headers: { 'content-type': 'application/json' }, status: 415, answer: { code: 'unsupported_media_type' } },
      ),
    ],
  },
];
