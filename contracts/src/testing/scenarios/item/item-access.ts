/** Section 6 and D10 for assets, and for properties, scenarios and templates, which need the same permissions. */
import type { Caller, Scenario, Step } from '../../scenario.ts';
import { add, addItems, all, change, faulty, list, missing, notAllowed, OTHER_ORGANIZATION, read, remove } from '../../steps.ts';

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
  { path: 'risk-scenarios', id: '{s:x}', noun: 'risk scenario', renamed: { title: 'Renamed' }, foreign: '{foreign:risk_scenarios}' },
];
const TEMPLATES: readonly Kind[] = [
  { path: 'asset-templates', id: '{asset}', noun: 'asset template', renamed: { name: 'Renamed' }, foreign: '{foreign:asset_templates}' },
  { path: 'property-templates', id: '{property}', noun: 'property template', renamed: { name: 'Renamed' }, foreign: '{foreign:property_templates}' },
  { path: 'risk-scenario-templates', id: '{scenario}', noun: 'risk scenario template', renamed: { name: 'Renamed' }, foreign: '{foreign:risk_scenario_templates}' },
];

const setUp: readonly Step[] = [
  ...addItems('x', 'Portal', 'Accounts', 'Leaked passwords'),
  ...['asset', 'property', 'risk-scenario'].map((kind) => add(`${kind}-templates`, { name: 'Vessel', category: 'Physical' }, { save: { [kind.replace('risk-', '')]: '/id' } })),
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
  remove: boolean;
}

const ROLES: readonly May[] = [
  { as: 'risk_manager', role: 'risk manager', read: true, create: true, update: true, remove: false },
  { as: 'grc_domain_manager', role: 'GRC domain manager', read: true, create: false, update: false, remove: false },
  { as: 'asset_owner', role: 'asset owner', read: true, create: false, update: true, remove: false },
  { as: 'auditor', role: 'auditor', read: true, create: false, update: false, remove: false },
  { as: 'risk_owner', role: 'risk owner', read: false, create: false, update: false, remove: false },
  { as: 'stakeholder', role: 'stakeholder', read: false, create: false, update: false, remove: false },
];

function tries({ path, id, renamed }: Kind, { as, role, ...may }: May): Step[] {
  const refused = (action: string) => ({ as, ...notAllowed(role, action, 'assets') });
  return [
    list(path, {}, may.read ? { as } : refused('read')),
    read(`${path}/${id}`, may.read ? { as, answer: { id } } : refused('read')),
    // The body is invalid, which is reported only to those who may create.
    add(path, { nonsense: true }, may.create ? { as, status: 400 } : refused('create')),
    change(`${path}/${id}`, renamed, may.update ? { as, answer: { id, ...renamed } } : refused('update')),
    remove(`${path}/${id}`, may.remove ? { as } : refused('delete')),
  ];
}

export const itemAccessScenarios: readonly Scenario[] = [
  ...ROLES.map((may): Scenario => ({
    name: `permissions of a ${may.role} for assets, properties, scenarios and their templates`,
    steps: [...setUp, ...[...ITEMS, ...TEMPLATES].flatMap((kind) => tries(kind, may)), list('asset-templates/categories/list', {}, may.read ? { as: may.as } : { as: may.as, ...notAllowed(may.role, 'read', 'assets') })],
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
      change('assets/{a:mine}', { description: 'In good hands' }, { as: 'asset_owner', answer: { description: 'In good hands', version: 2 } }),
      change('assets/{a:mine}', { linked_properties: [] }, { as: 'asset_owner', ...faulty({ path: '/linked_properties', message: 'At least one property must be linked to this asset' }) }),
      read('assets/{a:other}', { as: 'asset_owner', ...missing('asset') }),
      change('assets/{a:other}', { description: 'Taken' }, { as: 'asset_owner', ...missing('asset') }),
      // Everybody who may read assets sees all properties and scenarios.
      list('properties', { sort: 'name' }, { as: 'asset_owner', ...all({ name: 'Accounts' }, { name: 'Files' }) }),
      read('risk-scenarios/{s:other}', { as: 'asset_owner', answer: { title: 'Fire' } }),
      list('assets', { sort: 'name' }, { as: 'auditor', ...all({ name: 'Mine' }, { name: 'Other' }) }),
    ],
  },
  {
    name: 'assets, properties, scenarios and templates of another organization are not found',
    steps: [...ITEMS, ...TEMPLATES].flatMap(({ path, noun, renamed, foreign }): Step[] => [
      read(path, { status: 400, answer: { detail: 'organizationId is required', errors: [{ path: '/organization_id', message: 'organizationId is required' }] } }),
      { method: 'POST', path: `/api/${path}`, body: {}, status: 400, answer: { detail: 'organization_id is required' } },
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
      add('risk-scenarios', { organization_id: '{foreignOrg}', title: 'x', description: 'x', template_id: '{cyber}' }, OTHER_ORGANIZATION),
      ...['asset', 'property', 'risk-scenario'].map((kind) => add(`${kind}-templates`, { organization_id: '{foreignOrg}', name: 'x', category: 'Data' }, OTHER_ORGANIZATION)),
      read('asset-templates/categories/list', { query: { organization_id: '{foreignOrg}' }, ...OTHER_ORGANIZATION }),
      read('asset-templates/categories/list', { status: 400, answer: { detail: 'organizationId is required' } }),
    ],
  },
];
