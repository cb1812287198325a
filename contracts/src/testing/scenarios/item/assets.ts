import type { Scenario, Step } from '../../scenario.ts';
import {
  add,
  addItems,
  change,
  faulty,
  from,
  invalid,
  invalidBody,
  list,
  missing,
  read,
  remove,
  STALE,
  unknown,
} from '../../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UNLINKED = 'At least one property must be linked to this asset';
const basic = { name: 'web-1', type: 'Hardware', risk_level: 'High', status: 'Active', linked_properties: ['{p:web}'] };

const required = (field: string) => ({ keyword: 'required', params: { missingProperty: field } });

const setUp: readonly Step[] = addItems('web', 'Portal', 'Accounts', 'Leaked passwords');
const findServer: Step = list(
  'asset-templates',
  { q: 'Server' },
  { answer: { items: [{ name: 'Server' }] }, save: { server: '/items/0/id' } },
);

const field = (name: string, label: string, type: string, order: number) => ({
  id: name,
  name,
  label,
  type,
  required: true,
  order,
});
const CORES = field('cores', 'Cores', 'number', 0);
const BACKUP = field('backup', 'Backed up', 'checkbox', 1);
const addMachine: Step = add(
  'asset-templates',
  { name: 'Machine', category: 'Physical', fields: [CORES, BACKUP] },
  { save: { machine: '/id' } },
);
const machine = { name: 'm', linked_properties: ['{p:web}'], template_id: '{machine}' };

export const assetScenarios: readonly Scenario[] = [
  {
    name: 'a new asset has defaults and can be read',
    steps: [
      ...setUp,
      add(
        'assets',
        { ...basic, name: '  web-1 ' },
        {
          as: 'risk_manager',
          answer: {
            name: 'web-1',
            description: '',
            type: 'Hardware',
            status: 'Active',
            risk_level: 'High',
            linked_properties: ['{p:web}'],
            template_id: null,
            attributes: {},
            organization_id: '{org}',
            version: 1,
            created_at: TIME,
            updated_at: TIME,
          },
          answerHeaders: { etag: '"1"', location: /^\/api\/assets\/./ },
          save: { asset: '/id' },
        },
      ),
      read('assets/{asset}', {
        as: 'auditor',
        answer: { id: '{asset}', name: 'web-1', risk_level: 'High', version: 1 },
        answerHeaders: { etag: '"1"' },
      }),
    ],
  },
  {
    name: 'an asset without a template needs a name, type, risk level, status and property',
    steps: [
      ...setUp,
      // Missing, null and blank fields get the same errors, all at once.
      ...[
        {},
        { name: null, type: null, risk_level: null, status: null, linked_properties: null },
        { name: '', type: '', risk_level: '', status: '', linked_properties: [] },
        { name: ' ', type: ' ' },
      ].map((fields) =>
        add(
          'assets',
          fields,
          faulty(
            { path: '/name', ...required('name'), message: 'name is required' },
            { path: '/type', ...required('type'), message: 'type is required' },
            { path: '/risk_level', ...required('risk_level'), message: 'risk_level is required' },
            { path: '/status', ...required('status'), message: 'status is required' },
            { path: '/linked_properties', keyword: 'minItems', params: { limit: 1 }, message: UNLINKED },
          ),
        ),
      ),
      // What is not valid is reported first, with everything that is missing.
      add(
        'assets',
        { ...basic, name: '', color: 'red' },
        invalid(
          'name is required',
          { path: '/color', message: 'is not a known field' },
          { path: '/name', ...required('name'), message: 'name is required' },
        ),
      ),
      add(
        'assets',
        { ...basic, risk_level: 'Huge' },
        invalidBody({ path: '/risk_level', message: 'must be one of Low, Medium, High, Critical' }),
      ),
      add('assets', { ...basic, color: 'red' }, invalidBody({ path: '/color', message: 'is not a known field' })),
      add(
        'assets',
        { name: 'web-1' },
        faulty(
          { path: '/type', message: 'type is required' },
          { path: '/risk_level', message: 'risk_level is required' },
          { path: '/status', message: 'status is required' },
          { path: '/linked_properties', message: UNLINKED },
        ),
      ),
      add('assets', { ...basic, status: '  ' }, faulty({ path: '/status', message: 'status is required' })),
      add('assets', { ...basic, risk_level: null }, faulty({ path: '/risk_level', message: 'risk_level is required' })),
      add('assets', { ...basic, linked_properties: [] }, faulty({ path: '/linked_properties', message: UNLINKED })),
      list('assets', {}, { answer: { total: 1 } }),
    ],
  },
  {
    name: 'references of an asset are checked before required fields, but after the names of attributes',
    steps: [
      ...setUp,
      add(
        'assets',
        { name: 'x', linked_properties: ['{p:web}', 'nowhere'], template_id: 'nowhere' },
        unknown('/linked_properties', '/template_id'),
      ),
      add('assets', { ...basic, linked_properties: ['{foreign:properties}'] }, unknown('/linked_properties')),
      add('assets', { ...basic, template_id: '{foreign:asset_templates}' }, unknown('/template_id')),
      change('assets/{a:web}', { linked_properties: ['nowhere'] }, unknown('/linked_properties')),
      add(
        'assets',
        { ...basic, template_id: 'nowhere', attributes: { status: 'Active', constructor: 'x' } },
        faulty(
          { path: '/attributes/status', message: 'is a field of its own, not an attribute' },
          { path: '/attributes/constructor', message: 'cannot be used as the name of a field' },
        ),
      ),
      add(
        'assets',
        { ...basic, attributes: { 'two words': 1 } },
        { status: 400, answer: { code: 'invalid_request', detail: 'The body is not valid' } },
      ),
    ],
  },
  {
    name: 'with a template, a name and the required fields are needed, and errors use the labels of fields',
    steps: [
      ...setUp,
      findServer,
      addMachine,
      add(
        'assets',
        { ...basic, type: 'Database', template_id: '{server}' },
        { answer: { type: 'Database', template_id: '{server}' } },
      ),
      add(
        'assets',
        { ...basic, type: '', risk_level: null, template_id: '{server}' },
        faulty(
          { path: '/type', message: 'Server Type is required' },
          { path: '/risk_level', message: 'Risk Level is required' },
        ),
      ),
      add(
        'assets',
        { ...basic, type: 'Toaster', template_id: '{server}' },
        faulty({ path: '/type', message: 'Server Type must be one of Web, Database, Application, File Server' }),
      ),
      // This template has no fields for type and status.
      add(
        'assets',
        { ...machine, attributes: { cores: 0, backup: false, note: ' ' } },
        {
          answer: { type: '', status: '', risk_level: null, attributes: { cores: 0, backup: false, note: undefined } },
        },
      ),
      ...[
        {},
        { attributes: {} },
        { attributes: { cores: null, backup: null } },
        { attributes: { cores: '', backup: '' } },
      ].map((attributes) =>
        add(
          'assets',
          { ...machine, ...attributes },
          faulty(
            {
              path: '/attributes/cores',
              keyword: 'required',
              params: { missingProperty: 'cores', label: 'Cores' },
              message: 'Cores is required',
            },
            {
              path: '/attributes/backup',
              keyword: 'required',
              params: { missingProperty: 'backup', label: 'Backed up' },
              message: 'Backed up is required',
            },
          ),
        ),
      ),
      ...[{}, { name: null, type: null }, { name: ' ', type: '' }].map((fields) =>
        add(
          'assets',
          { linked_properties: ['{p:web}'], risk_level: 'High', status: 'Active', template_id: '{server}', ...fields },
          faulty(
            { path: '/name', message: 'Server Name is required' },
            { path: '/type', message: 'Server Type is required' },
          ),
        ),
      ),
      add(
        'assets',
        { ...machine, attributes: { cores: 'many', backup: false } },
        faulty({ path: '/attributes/cores', message: 'Cores must be a number' }),
      ),
      add(
        'assets',
        { ...machine, linked_properties: [], attributes: { cores: 1, backup: 'yes' } },
        faulty(
          { path: '/attributes/backup', message: 'Backed up must be checked or not' },
          { path: '/linked_properties', message: UNLINKED },
        ),
      ),
    ],
  },
  {
    name: 'a change of an asset keeps other fields, and gets errors for what it sets and for new problems',
    steps: [
      ...setUp,
      findServer,
      addMachine,
      add(
        'assets',
        { ...machine, attributes: { cores: 4, backup: true, note: 'x' } },
        { save: { asset: '/id', made: '/created_at' } },
      ),
      change(
        'assets/{asset}',
        { name: ' m-2 ', description: 'Rack 3' },
        {
          answer: {
            name: 'm-2',
            description: 'Rack 3',
            version: 2,
            created_at: '{made}',
            attributes: { cores: 4, backup: true, note: 'x' },
          },
          answerHeaders: { etag: '"2"' },
        },
      ),
      change(
        'assets/{asset}',
        { attributes: { cores: 8, backup: false } },
        { answer: { version: 3, attributes: { cores: 8, backup: false, note: undefined } } },
      ),
      change(
        'assets/{asset}',
        { attributes: { cores: 8 } },
        faulty({ path: '/attributes/backup', message: 'Backed up is required' }),
      ),
      change('assets/{asset}', { linked_properties: [] }, faulty({ path: '/linked_properties', message: UNLINKED })),
      change(
        'assets/{asset}',
        { template_id: '{server}' },
        faulty(
          { path: '/type', message: 'Server Type is required' },
          { path: '/risk_level', message: 'Risk Level is required' },
          { path: '/status', message: 'Status is required' },
        ),
      ),
      change(
        'assets/{asset}',
        { template_id: null },
        { status: 400, answer: { errors: [{ path: '/type' }, { path: '/risk_level' }, { path: '/status' }] } },
      ),
      change(
        'assets/{asset}',
        { template_id: '{server}', type: 'Web', risk_level: 'Low', status: 'Maintenance' },
        { answer: { version: 4, template_id: '{server}', attributes: { cores: 8 } } },
      ),

      // The template has a new required field, which only changes of attributes have to set.
      add('assets', { ...machine, attributes: { cores: 4, backup: true } }, { save: { other: '/id' } }),
      change('asset-templates/{machine}', { fields: [CORES, BACKUP, field('rack', 'Rack', 'text', 2)] }),
      change('assets/{other}', { description: 'Moved' }, { answer: { description: 'Moved' } }),
      change(
        'assets/{other}',
        { attributes: { cores: 8, backup: true } },
        faulty({ path: '/attributes/rack', message: 'Rack is required' }),
      ),
      change('assets/{other}', {}, invalidBody({ path: '', message: 'must NOT have fewer than 1 properties' })),
    ],
  },
  {
    name: 'items name what they link to, and count the risks that the caller may see',
    steps: [
      ...setUp,
      add('risks', {
        title: 'In both fields',
        domain_id: '{domain}',
        asset_id: '{a:web}',
        selected_assets: ['{a:web}'],
        selected_scenarios: ['{s:web}'],
      }),
      add('risks', { title: 'Elsewhere', domain_id: '{otherDomain}', selected_assets: ['{a:web}'] }),
      read('assets/{a:web}', { answer: { names: { '{p:web}': 'Accounts' }, risk_count: 2, scenario_count: 1 } }),
      read('assets/{a:web}', { as: 'grc_domain_manager', answer: { risk_count: 1 } }),
      list(
        'assets',
        {},
        { answer: { items: [{ id: '{a:web}', names: { '{p:web}': 'Accounts' }, risk_count: 2, scenario_count: 1 }] } },
      ),
      list('properties', {}, { answer: { items: [{ id: '{p:web}', names: { '{s:web}': 'Leaked passwords' } }] } }),
      read('risk-scenarios/{s:web}', { answer: { risk_count: 1, linked_properties: ['{p:web}'] } }),
      list('risk-scenarios', {}, { answer: { items: [{ id: '{s:web}', risk_count: 1 }] } }),
    ],
  },
  {
    name: 'changing or deleting an old version of an asset is refused',
    steps: [
      ...setUp,
      change(
        'assets/{a:web}',
        { name: 'First' },
        from('"1"', { answer: { version: 2 }, save: { now: 'header:etag' } }),
      ),
      change('assets/{a:web}', { name: 'Second' }, from('"1"', STALE)),
      change('assets/{a:web}', { name: 'Second', linked_properties: [] }, from('"1"', STALE)),
      remove('assets/{a:web}', from('"1"', STALE)),
      change('assets/nowhere', { name: 'Second' }, from('nonsense', STALE)),
      change('assets/nowhere', { name: 'Second' }, from('"1"', missing('asset'))),
      remove('assets/{a:web}', from('{now}')),
      read('assets/{a:web}', missing('asset')),
      remove('assets/{a:web}', missing('asset')),
      list('assets', {}, { answer: { total: 0, items: [], next_cursor: null } }),
    ],
  },
];
