import type { Scenario, Step } from '../../scenario.ts';
import { add, addItems, all, invalid, list, remove } from '../../steps.ts';

const ASSETS = [
  { name: 'älteste Maschine', description: 'End of life', type: 'Hardware', risk_level: 'Low', status: 'Retired' },
  { name: 'Zentrale', description: 'Telephones', type: 'network', risk_level: 'Critical', status: 'Active' },
  { name: 'backup tapes', description: 'In the machine hall', type: 'Data', risk_level: 'Medium', status: 'Active' },
  { name: 'Billing', description: '', type: 'Software', risk_level: 'High', status: 'inactive' },
];
const [M, Z, T, B] = ASSETS.map(({ name }) => ({ name }));

const setUp: readonly Step[] = [
  ...addItems('x', 'Anchor', 'Ledger', 'Loss'),
  { method: 'DELETE', path: '/api/assets/{a:x}', status: 204 },
  ...ASSETS.map((asset, index) =>
    add('assets', { ...asset, linked_properties: ['{p:x}'] }, { save: { [`asset${index}`]: '/id' } }),
  ),
];
const found = (query: NonNullable<Step['query']>, ...items: unknown[]) => list('assets', query, all(...items));

export const assetListScenarios: readonly Scenario[] = [
  {
    name: 'assets are sorted as people expect: texts without case and accents, risk levels by rank',
    steps: [
      ...setUp,
      found({}, B, T, Z, M),
      found({ sort: 'updated_at' }, M, Z, T, B),
      found({ sort: 'created_at' }, M, Z, T, B),
      found({ sort: 'name' }, M, T, B, Z),
      found({ sort: '-name' }, Z, B, T, M),
      found({ sort: 'type' }, T, M, Z, B),
      found({ sort: 'risk_level' }, M, T, B, Z),
      found({ sort: '-risk_level' }, Z, B, T, M),
      found({ sort: 'status', id: ['{asset0}', '{asset1}', '{asset3}'] }, Z, B, M),
      { method: 'PATCH', path: '/api/assets/{asset0}', body: { description: 'Sold' }, status: 200 },
      found({}, M, B, T, Z),
      list(
        'assets',
        { sort: 'owner' },
        { status: 400, answer: { errors: [{ path: '/sort', message: /^must be one of name, -name/ }] } },
      ),
    ],
  },
  {
    name: 'assets can be filtered by several values at once, and searched',
    steps: [
      ...setUp,
      found({ type: ['Hardware', 'Data'], sort: 'name' }, M, T),
      found({ type: 'hardware' }),
      found({ risk_level: ['High', 'Critical'], sort: 'name' }, B, Z),
      found({ risk_level: 'High', status: 'Active' }),
      found({ status: 'Active', sort: 'name' }, T, Z),
      found({ id: ['{asset1}', '{asset3}', 'nowhere'], sort: 'name' }, B, Z),
      found({ id: '{foreign:assets}' }),
      found({ template_id: 'nowhere' }),
      found({ property_id: ['{p:x}'], type: 'Hardware' }, M),
      found({ property_id: ['{foreign:properties}', 'nowhere'] }),
      found({ q: 'ma', sort: 'name' }, M, T),
      found({ q: 'alteste' }, M),
      found({ q: 'soft' }, B),
      found({ q: 'machine tapes' }, T),
      found({ q: 'apes' }),
      list(
        'assets',
        { q: Array.from({ length: 33 }, (_, index) => `w${index}`).join(' ') },
        invalid('takes at most 32 words', { path: '/q', message: 'takes at most 32 words' }),
      ),
      list(
        'assets',
        { type: Array.from({ length: 21 }, (_, index) => `t${index}`) },
        { status: 400, answer: { detail: 'The query is not valid', errors: [{ path: '/type' }] } },
      ),
    ],
  },
  {
    name: 'the category filter finds assets by the category of their template, or by a type of that name',
    steps: [
      ...setUp,
      list('asset-templates', { q: 'Server' }, { save: { server: '/items/0/id' } }),
      add('assets', {
        name: 'web-1',
        type: 'Web',
        risk_level: 'Low',
        status: 'Active',
        template_id: '{server}',
        linked_properties: ['{p:x}'],
      }),
      found({ category: 'Infrastructure' }, { name: 'web-1' }),
      found({ category: 'Data' }, T),
      found({ category: '', status: 'Active', sort: 'name' }, T, { name: 'web-1' }, Z),
      found({ template_id: '{server}' }, { name: 'web-1' }),
      found({ category: 'Nothing' }),
    ],
  },
  {
    name: 'an asset without a template is found by the category of the template for its type',
    steps: [
      ...setUp,
      list('asset-templates', { q: 'Server' }, { save: { server: '/items/0/id' } }),
      ...[
        ['one', 'Server'],
        ['two', 'serv'],
        ['three', 'Rack'],
      ].map(([name, type]) =>
        add('assets', { name, type, risk_level: 'Low', status: 'Active', linked_properties: ['{p:x}'] }),
      ),
      found({ category: 'Infrastructure', sort: 'created_at' }, { name: 'one' }, { name: 'two' }),
      found({ category: 'Infrastructure', type: 'Server' }, { name: 'one' }),
      add('asset-templates', { name: 'Rack in the server room', category: 'Physical' }, { save: { rack: '/id' } }),
      // In the order of names, the rack comes before the server.
      found({ category: 'Infrastructure' }),
      found({ category: 'Physical', sort: 'created_at' }, { name: 'one' }, { name: 'two' }, { name: 'three' }),
      // The template that an asset names takes precedence; when it is deleted, the type decides.
      add('assets', {
        name: 'four',
        type: 'Database',
        risk_level: 'Low',
        status: 'Active',
        template_id: '{rack}',
        linked_properties: ['{p:x}'],
      }),
      found({ category: 'Data' }, T),
      remove('asset-templates/{rack}'),
      found({ category: 'Physical' }),
      found({ category: 'Infrastructure', sort: 'created_at' }, { name: 'one' }, { name: 'two' }),
      found({ category: 'Data', sort: 'created_at' }, T, { name: 'four' }),
      list(
        'assets',
        { category: 'Infrastructure', sort: 'created_at', limit: '1' },
        { answer: { total: 2, items: [{ name: 'one' }], next_cursor: /./ }, save: { next: '/next_cursor' } },
      ),
      list(
        'assets',
        { category: 'Infrastructure', sort: 'created_at', limit: '1', cursor: '{next}' },
        { answer: { total: 2, items: [{ name: 'two' }], next_cursor: null } },
      ),
    ],
  },
  {
    name: 'pages of assets have no gaps or repetitions',
    steps: [
      ...setUp,
      list(
        'assets',
        { sort: '-risk_level', limit: '3' },
        { answer: { total: 4, items: [Z, B, T], next_cursor: /^[\w-]+$/ }, save: { next: '/next_cursor' } },
      ),
      list(
        'assets',
        { sort: '-risk_level', limit: '3', cursor: '{next}' },
        { answer: { total: 4, items: [M], next_cursor: null } },
      ),
      list(
        'assets',
        { sort: 'name', cursor: '{next}' },
        invalid('is not a cursor of this list', { path: '/cursor', message: 'is not a cursor of this list' }),
      ),
    ],
  },
];
