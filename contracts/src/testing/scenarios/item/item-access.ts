/** Section 6 and D10 for assets, and for properties, scenarios and templates, which need the same permissions. */
import type { Caller, Scenario, Step } from '../../scenario.ts';
import {
  add,
  addItems,
  all,
  change,
  faulty,
  list,
  missing,
  notAllowed,
  OTHER_ORGANIZATION,
  OUTSIDE_ASSETS,
  read,
  remove,
  send,
  unknown,
} from '../../steps.ts';

interface Kind {
  path: string;
  id: string;
  noun: string;
  /** A valid change of its name. */
  renamed: object;
  foreign: string;
}

const ITEMS: readonly Kind[] = [
  { path: 'assets', id: '{a:x}', noun: 'asset', renamed: { name: 'Renamed' }, foreign: '{foreign:assets}' },
  { path: 'properties', id: '{p:x}', noun: 'property', renamed: { name: 'Renamed' }, foreign: '{foreign:properties}' },
  {
    path: 'risk-scenarios',
    id: '{s:x}',
    noun: 'risk scenario',
    renamed: { title: 'Renamed' },
    foreign: '{foreign:risk_scenarios}',
  },
];
const TEMPLATES: readonly Kind[] = [
  {
    path: 'asset-templates',
    id: '{asset}',
    noun: 'asset template',
    renamed: { name: 'Renamed' },
    foreign: '{foreign:asset_templates}',
  },
  {
    path: 'property-templates',
    id: '{property}',
    noun: 'property template',
    renamed: { name: 'Renamed' },
    foreign: '{foreign:property_templates}',
  },
  {
    path: 'risk-scenario-templates',
    id: '{scenario}',
    noun: 'risk scenario template',
    renamed: { name: 'Renamed' },
    foreign: '{foreign:risk_scenario_templates}',
  },
];

const setUp: readonly Step[] = [
  ...addItems('x', 'Portal', 'Accounts', 'Leaked passwords'),
  ...['asset', 'property', 'risk-scenario'].map((kind) =>
    add(
      `${kind}-templates`,
      { name: 'Vessel', category: 'Physical' },
      { save: { [kind.replace('risk-', '')]: '/id' } },
    ),
  ),
  // An asset owner sees and changes the assets in their list, which here contains the only asset.
  change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:x}'] }),
];

interface May {
  as: Caller;
  /** As messages name it. */
  role: string;
  read: boolean;
  create: boolean;
  update: boolean;
  /** Whether it changes templates as it changes items. */
  templates?: false;
  remove: boolean;
}

const ROLES: readonly May[] = [
  { as: 'risk_manager', role: 'risk manager', read: true, create: true, update: true, remove: false },
  { as: 'grc_domain_manager', role: 'GRC domain manager', read: true, create: false, update: false, remove: false },
  { as: 'asset_owner', role: 'asset owner', read: true, create: false, update: true, templates: false, remove: false },
  { as: 'auditor', role: 'auditor', read: true, create: false, update: false, remove: false },
  { as: 'risk_owner', role: 'risk owner', read: false, create: false, update: false, remove: false },
  { as: 'stakeholder', role: 'stakeholder', read: false, create: false, update: false, remove: false },
];

function tries({ path, id, noun, renamed }: Kind, { as, role, ...may }: May): Step[] {
  const refused = (action: string) => ({ as, ...notAllowed(role, action, 'assets') });
  const changes = may.update && (may.templates !== false || !noun.endsWith('template'));
  return [
    list(path, {}, may.read ? { as } : refused('read')),
    read(`${path}/${id}`, may.read ? { as, answer: { id } } : refused('read')),
    // The body is invalid, which is reported only to those who may create.
    add(path, { nonsense: true }, may.create ? { as, status: 400 } : refused('create')),
    change(
      `${path}/${id}`,
      renamed,
      changes
        ? { as, answer: { id, ...renamed } }
        : may.update
          ? { as, ...notAllowed(role, 'update', 'templates') }
          : refused('update'),
    ),
    remove(`${path}/${id}`, may.remove ? { as } : refused('delete')),
  ];
}

export const itemAccessScenarios: readonly Scenario[] = [
  ...ROLES.map((may): Scenario => ({
    name: `permissions of a ${may.role} for assets, properties, scenarios and their templates`,
    steps: [
      ...setUp,
      ...[...ITEMS, ...TEMPLATES].flatMap((kind) => tries(kind, may)),
      list(
        'asset-templates/categories/list',
        {},
        may.read ? { as: may.as } : { as: may.as, ...notAllowed(may.role, 'read', 'assets') },
      ),
    ],
  })),
  {
    name: 'an asset owner sees and changes only the assets in their list',
    steps: [
      ...addItems('mine', 'Mine', 'Accounts', 'Leaked passwords'),
      ...addItems('other', 'Other', 'Files', 'Fire'),
      list('assets', {}, { as: 'asset_owner', ...all() }),
      read('assets/{a:mine}', { as: 'asset_owner', ...missing('asset') }),
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:mine}'] }),
      list('assets', {}, { as: 'asset_owner', ...all({ id: '{a:mine}' }) }),
      list('assets', { id: ['{a:mine}', '{a:other}'] }, { as: 'asset_owner', ...all({ id: '{a:mine}' }) }),
      list('assets', { id: '{a:other}' }, { as: 'asset_owner', ...all() }),
      list('assets', { q: 'Other' }, { as: 'asset_owner', ...all() }),
      read('assets/{a:mine}', { as: 'asset_owner', answer: { name: 'Mine' } }),
      change(
        'assets/{a:mine}',
        { description: 'In good hands' },
        { as: 'asset_owner', answer: { description: 'In good hands', version: 2 } },
      ),
      change(
        'assets/{a:mine}',
        { linked_properties: [] },
        {
          as: 'asset_owner',
          ...faulty({ path: '/linked_properties', message: 'At least one property must be linked to this asset' }),
        },
      ),
      read('assets/{a:other}', { as: 'asset_owner', ...missing('asset') }),
      change('assets/{a:other}', { description: 'Taken' }, { as: 'asset_owner', ...missing('asset') }),
      list('assets', { sort: 'name' }, { as: 'auditor', ...all({ name: 'Mine' }, { name: 'Other' }) }),
    ],
  },
  {
    name: 'an asset owner reads only what hangs on the assets in their list',
    steps: [
      ...addItems('mine', 'Mine', 'Accounts', 'Leaked passwords'),
      ...addItems('other', 'Other', 'Files', 'Fire'),
      change('properties/{p:mine}', { category: 'Identity' }),
      change('properties/{p:other}', { category: 'Storage' }),
      change('risk-scenarios/{s:mine}', { threat_actors: ['Insider'] }),
      change('risk-scenarios/{s:other}', { threat_actors: ['Weather'] }),
      list('properties', {}, { as: 'asset_owner', ...all() }),
      list('risk-scenarios', {}, { as: 'asset_owner', ...all() }),
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:mine}'] }),
      list('properties', {}, { as: 'asset_owner', ...all({ id: '{p:mine}' }) }),
      list('properties', { id: ['{p:mine}', '{p:other}'] }, { as: 'asset_owner', ...all({ id: '{p:mine}' }) }),
      list('properties', { q: 'Files' }, { as: 'asset_owner', ...all() }),
      list('properties', { scenario_id: '{s:other}' }, { as: 'asset_owner', ...all() }),
      list('risk-scenarios', {}, { as: 'asset_owner', ...all({ id: '{s:mine}', linked_properties: ['{p:mine}'] }) }),
      list('risk-scenarios', { property_id: '{p:other}' }, { as: 'asset_owner', ...all() }),
      list('risk-scenarios', { q: 'Fire' }, { as: 'asset_owner', ...all() }),
      list('properties/categories', {}, { as: 'asset_owner', ...all({ value: 'Identity', count: 1 }) }),
      list('risk-scenarios/threat-actors', {}, { as: 'asset_owner', ...all({ value: 'Insider', count: 1 }) }),
      read('properties/{p:other}', { as: 'asset_owner', ...missing('property') }),
      read('risk-scenarios/{s:other}', { as: 'asset_owner', ...missing('risk scenario') }),
      change('properties/{p:other}', { description: 'a' }, { as: 'asset_owner', ...missing('property') }),
      // What they link to would become readable.
      change(
        'assets/{a:mine}',
        { linked_properties: ['{p:mine}', '{p:other}'] },
        { as: 'asset_owner', ...unknown('/linked_properties') },
      ),
      change(
        'properties/{p:mine}',
        { linked_scenarios: ['{s:other}'] },
        { as: 'asset_owner', ...unknown('/linked_scenarios') },
      ),
      // A scenario of both: of its properties they see theirs.
      change('properties/{p:other}', { linked_scenarios: ['{s:other}', '{s:mine}'] }),
      read('risk-scenarios/{s:mine}', { as: 'asset_owner', answer: { linked_properties: ['{p:mine}'] } }),
      change('assets/{a:mine}', { linked_properties: ['{p:mine}', '{p:other}'] }),
      list(
        'risk-scenarios',
        { sort: 'title' },
        { as: 'asset_owner', ...all({ title: 'Fire' }, { title: 'Leaked passwords' }) },
      ),
      read('properties/{p:other}', { as: 'asset_owner', answer: { name: 'Files' } }),
    ],
  },
  {
    name: 'an asset owner changes only what hangs on the assets in their list alone',
    steps: [
      ...addItems('mine', 'Mine', 'Accounts', 'Leaked passwords'),
      ...addItems('other', 'Other', 'Files', 'Fire'),
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:mine}'] }),
      read('properties/{p:mine}', { as: 'asset_owner', answer: { changeable: true } }),
      read('risk-scenarios/{s:mine}', { as: 'asset_owner', answer: { changeable: true } }),
      list('properties', {}, { as: 'asset_owner', ...all({ name: 'Accounts', changeable: true }) }),
      read('properties/{p:other}', { as: 'risk_manager', answer: { changeable: true } }),
      read('properties/{p:other}', { as: 'auditor', answer: { changeable: false } }),
      change(
        'properties/{p:mine}',
        { description: 'a' },
        { as: 'asset_owner', answer: { description: 'a', changeable: true } },
      ),
      change(
        'risk-scenarios/{s:mine}',
        { title: 'Guessed passwords' },
        { as: 'asset_owner', answer: { title: 'Guessed passwords' } },
      ),
      {
        as: 'asset_owner',
        ...send('POST', 'properties/bulk', {
          organization_id: '{org}',
          action: 'update',
          ids: ['{p:mine}', '{p:other}'],
          set: { description: 'b' },
        }),
        status: 200,
        answer: { items: [{ status: 'done' }, { status: 'not_found' }] },
      },
      // A scenario that a property of somebody else's asset has too, and then a property on that asset too.
      change('properties/{p:other}', { linked_scenarios: ['{s:other}', '{s:mine}'] }),
      change('risk-scenarios/{s:mine}', { title: 'a' }, { as: 'asset_owner', ...OUTSIDE_ASSETS }),
      read('risk-scenarios/{s:mine}', { as: 'asset_owner', answer: { title: 'Guessed passwords', changeable: false } }),
      list('risk-scenarios', {}, { as: 'asset_owner', ...all({ title: 'Guessed passwords', changeable: false }) }),
      change('properties/{p:mine}', { description: 'c' }, { as: 'asset_owner' }),
      change('assets/{a:other}', { linked_properties: ['{p:other}', '{p:mine}'] }),
      change('properties/{p:mine}', { description: 'd' }, { as: 'asset_owner', ...OUTSIDE_ASSETS }),
      read('properties/{p:mine}', { as: 'asset_owner', answer: { changeable: false } }),
      {
        as: 'asset_owner',
        ...send('POST', 'properties/bulk', {
          organization_id: '{org}',
          action: 'update',
          ids: ['{p:mine}'],
          set: { description: 'b' },
        }),
        status: 200,
        answer: { items: [{ status: 'refused', problem: { code: 'outside_assets' } }] },
      },
    ],
  },
  {
    name: 'assets, properties, scenarios and templates of another organization are not found',
    steps: [...ITEMS, ...TEMPLATES].flatMap(({ path, noun, renamed, foreign }): Step[] => [
      read(path, {
        status: 400,
        answer: {
          detail: 'organizationId is required',
          errors: [{ path: '/organization_id', message: 'organizationId is required' }],
        },
      }),
      {
        method: 'POST',
        path: `/api/${path}`,
        body: {},
        status: 400,
        answer: { detail: 'organization_id is required' },
      },
      read(path, { query: { organization_id: '{foreignOrg}' }, ...OTHER_ORGANIZATION }),
      read(`${path}/${foreign}`, missing(noun)),
      change(`${path}/${foreign}`, renamed, missing(noun)),
      remove(`${path}/${foreign}`, missing(noun)),
    ]),
  },
  {
    name: 'nothing can be created in another organization',
    steps: [
      list('risk-scenario-templates', { q: 'Cyber' }, { save: { cyber: '/items/0/id' } }),
      add('assets', { organization_id: '{foreignOrg}', name: 'x' }, OTHER_ORGANIZATION),
      add('properties', { organization_id: '{foreignOrg}', name: 'x' }, OTHER_ORGANIZATION),
      add(
        'risk-scenarios',
        { organization_id: '{foreignOrg}', title: 'x', description: 'x', template_id: '{cyber}' },
        OTHER_ORGANIZATION,
      ),
      ...['asset', 'property', 'risk-scenario'].map((kind) =>
        add(`${kind}-templates`, { organization_id: '{foreignOrg}', name: 'x', category: 'Data' }, OTHER_ORGANIZATION),
      ),
      read('asset-templates/categories/list', { query: { organization_id: '{foreignOrg}' }, ...OTHER_ORGANIZATION }),
      read('asset-templates/categories/list', { status: 400, answer: { detail: 'organizationId is required' } }),
    ],
  },
];
