import { describe, expect, test } from 'vitest';
import { Asset } from './schemas/item/asset.ts';
import { Id } from './schemas/base.ts';
import { GrcDomain, GrcTemplate } from './schemas/item/grc.ts';
import { Member } from './schemas/organization/organization.ts';
import { Property } from './schemas/item/property.ts';
import { REFERENCED_KINDS } from './schemas/item/reference.ts';
import { Risk } from './schemas/risk/risk.ts';
import { RiskFlow } from './schemas/risk/risk-flow.ts';
import { RiskNote } from './schemas/risk/risk-note.ts';
import { RiskScenario } from './schemas/item/risk-scenario.ts';
import { RiskTable } from './schemas/risk/risk-table.ts';
import { Task } from './schemas/risk/task.ts';
import { TreatmentPlan } from './schemas/risk/treatment-plan.ts';
import { LINKS, linkedIds, linksFrom, linksTo, referencesIn, relinked, unknownReferences } from './links.ts';

const RECORDS = {
  assets: Asset,
  properties: Property,
  risk_scenarios: RiskScenario,
  risks: Risk,
  risk_flows: RiskFlow,
  treatment_plans: TreatmentPlan,
  tasks: Task,
  risk_notes: RiskNote,
  grc_templates: GrcTemplate,
  grc_domains: GrcDomain,
  risk_tables: RiskTable,
  members: Member,
} as const;
const collections = Object.keys(RECORDS) as (keyof typeof RECORDS)[];

const { pattern: ID_PATTERN } = Id as { pattern?: string };

/** Ids that are no links: the record's own, whoever did something, and what is derived from the links of others. */
const OTHER_IDS = new Set([
  'id',
  'organization_id',
  'user_id',
  'userId',
  'created_by',
  'risk_scenarios.linked_properties',
]);

/** Fields that the schema of a record says are ids, or lists of them. */
function idFields(collection: keyof typeof RECORDS): string[] {
  const holdsIds = (schema: unknown): boolean => {
    const { pattern, items, anyOf = [] } = schema as { pattern?: string; items?: unknown; anyOf?: unknown[] };
    return pattern === ID_PATTERN || (items !== undefined && holdsIds(items)) || anyOf.some(holdsIds);
  };
  const fields = Object.entries(RECORDS[collection].properties)
    .filter(([, schema]) => holdsIds(schema))
    .map(([name]) => name);
  return fields.filter((name) => !OTHER_IDS.has(name) && !OTHER_IDS.has(`${collection}.${name}`));
}

describe('the table of links', () => {
  test.each(collections)('has every field of %s that holds ids', (collection) => {
    expect(idFields(collection).filter((name) => !linksFrom(collection).some(({ field }) => field === name))).toEqual(
      [],
    );
  });

  test.each(collections)('names fields of %s as their schema has them', (collection) => {
    const properties: Record<string, unknown> = RECORDS[collection].properties;
    for (const { field, many } of linksFrom(collection)) {
      // `evaluated_risks` is not in the contract: the API stores it beside the fields of a flow.
      if (field === 'evaluated_risks') continue;
      const [name = ''] = field.split('.');
      expect(properties[name], field).toBeDefined();
      if (!field.includes('.')) expect(JSON.stringify(properties[name]).includes('"type":"array"'), field).toBe(many);
    }
  });

  test('has each link once', () => {
    const places = LINKS.map(({ from, field }) => `${from}.${field}`);
    expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
  });

  // A deletion goes no further than to the direct dependents of a record.
  test('deleting a record directly deletes all dependents of the records that are deleted with it', () => {
    for (const { from, to } of LINKS.filter(({ onDelete }) => onDelete === 'delete')) {
      const taken = new Set(
        linksTo(to)
          .filter(({ onDelete }) => onDelete === 'delete')
          .map((link) => link.from),
      );
      const dependents = LINKS.filter((link) => link.to === from && link.onDelete !== 'keep').map((link) => link.from);
      expect(
        dependents.filter((dependent) => !taken.has(dependent)),
        `${from} with ${to}`,
      ).toEqual([]);
    }
  });

  test('has links to every kind of record whose references can be requested', () => {
    const nouns = REFERENCED_KINDS.map((kind) => `${kind.replaceAll('-', '_')}s`.replace('propertys', 'properties'));
    expect(nouns.filter((collection) => !LINKS.some(({ to }) => to === collection))).toEqual([]);
  });
});

test('linkedIds finds ids in lists, single fields and nested fields, and ignores empty text', () => {
  const flow = { selected_assets: ['a', 'b'], risk_id: 'r', treatment_plan: { assignedTo: 'u' }, assigned_to: '' };
  const ids = (field: string) => linkedIds(flow, { field });
  expect([
    ids('selected_assets'),
    ids('risk_id'),
    ids('treatment_plan.assignedTo'),
    ids('assigned_to'),
    ids('selected_scenarios'),
    ids('risk_id.x'),
  ]).toEqual([['a', 'b'], ['r'], ['u'], [], [], []]);
});

const plan = {
  actions: [{ id: '1', responsible: 'u' }, { id: '2', responsible: '' }, { id: '3' }, { id: '4', responsible: 'v' }],
};
const responsible = { field: 'actions.responsible' };

test('a link may lead into a list of objects', () => {
  expect([linkedIds(plan, responsible), linkedIds({}, responsible), linkedIds({ actions: [] }, responsible)]).toEqual([
    ['u', 'v'],
    [],
    [],
  ]);
  expect(named('treatment_plans', { ...plan, assigned_to: 'w' }, { actions: [{ responsible: 'v' }] })).toEqual({
    '/assigned_to': ['members', 'w'],
    '/actions/0/responsible': ['members', 'u'],
  });
});

test('relinked replaces one id wherever the link holds it', () => {
  expect(relinked(plan, responsible, 'u', 'x')).toEqual({
    actions: [{ id: '1', responsible: 'x' }, ...plan.actions.slice(1)],
  });
  expect(relinked(plan, responsible, 'u', 'x', (action) => Reflect.get(action, 'id') !== '1')).toEqual({
    actions: plan.actions,
  });
  expect(relinked({ owner_id: 'u' }, { field: 'owner_id' }, 'u', 'x')).toEqual({ owner_id: 'x' });
  expect(relinked({ domains: ['u', 'v'] }, { field: 'domains' }, 'u', 'x')).toEqual({ domains: ['x', 'v'] });
  expect(
    relinked({ treatment_plan: { title: 't', assignedTo: 'u' } }, { field: 'treatment_plan.assignedTo' }, 'u', 'x'),
  ).toEqual({ treatment_plan: { title: 't', assignedTo: 'x' } });
  expect(relinked({ treatment_plan: null }, { field: 'treatment_plan.assignedTo' }, 'u', 'x')).toEqual({
    treatment_plan: null,
  });
});

const named = (...of: Parameters<typeof referencesIn>) =>
  Object.fromEntries(
    referencesIn(...of)
      .filter(({ ids }) => ids.length > 0)
      .map(({ path, collection, ids }) => [path, [collection, ...ids]]),
  );

test('referencesIn returns the ids in all links of a body, by path and collection', () => {
  const risk = {
    title: 'x',
    owner_id: 'u',
    reviewer_id: 'v',
    asset_id: 'a',
    domain_id: 'd',
    table_id: 't',
    template_id: 'g',
    selected_assets: ['a', 'b'],
    selected_scenarios: ['s'],
  };
  expect(named('risks', risk)).toEqual({
    '/owner_id': ['members', 'u'],
    '/reviewer_id': ['members', 'v'],
    '/asset_id': ['assets', 'a'],
    '/domain_id': ['grc_domains', 'd'],
    '/table_id': ['risk_tables', 't'],
    '/template_id': ['grc_templates', 'g'],
    '/selected_assets': ['assets', 'a', 'b'],
    '/selected_scenarios': ['risk_scenarios', 's'],
  });
  expect(named('risks', { owner_id: null, asset_id: null, selected_assets: [] })).toEqual({});
  expect(named('properties', { linked_scenarios: ['s'], linked_risks: ['r'], template_id: 't' })).toEqual({
    '/linked_scenarios': ['risk_scenarios', 's'],
    '/linked_risks': ['risks', 'r'],
    '/template_id': ['property_templates', 't'],
  });
  expect(named('risk_flows', { treatment_plan: { assignedTo: 'u' } })).toEqual({
    '/treatment_plan/assignedTo': ['members', 'u'],
  });
});

test('referencesIn leaves out what the record linked to before, which may have been deleted since', () => {
  const before = { owner_id: 'u', selected_assets: ['a'] };
  expect(named('risks', { owner_id: 'u', reviewer_id: 'u', selected_assets: ['a', 'b'] }, before)).toEqual({
    '/reviewer_id': ['members', 'u'],
    '/selected_assets': ['assets', 'b'],
  });
});

test('unknownReferences reports each field only once', () => {
  expect(unknownReferences(['/a', '/b', '/a']).errors).toMatchObject(
    ['/a', '/b'].map((path) => ({ path, message: 'refers to a record that does not exist' })),
  );
});
