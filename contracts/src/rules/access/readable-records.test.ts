import { expect, test } from 'vitest';
import { AUDITED_ENTITIES } from '../../record-kinds.ts';
import { ROLES, type Role } from '../../schemas/organization/me.ts';
import { canInspectAudit, canReadKind, canReadRecord, changesReadable, recordFacts } from './readable-records.ts';

const member = (role: Role) => ({ role, domains: ['privacy'], assets: ['server'] });
const facts = (doc: object, id = 'r') => recordFacts(id, doc);

test('the role decides which kinds of records are readable', () => {
  const readable = (role: Role) => AUDITED_ENTITIES.filter((entity) => canReadKind(member(role), entity).allowed);
  expect(readable('admin')).toEqual(AUDITED_ENTITIES);
  expect(readable('auditor')).not.toContain('members');
  expect(readable('risk_owner')).toEqual([
    'risks',
    'risk_notes',
    'risk_flows',
    'treatment_plans',
    'risk_tables',
    'shared_views',
    'grc_templates',
    'grc_domains',
    'tasks',
  ]);
});

test.each<[string, Parameters<typeof canReadRecord>[1], object, ReturnType<typeof canReadRecord>]>([
  ['a risk of their domain', 'risks', { domain_id: 'privacy' }, true],
  ['a risk of another domain', 'risks', { domain_id: 'finance' }, false],
  ['a risk of no domain', 'risks', {}, false],
  ['a task of their domain', 'tasks', { risk_id: 'x', risk_domain_id: 'privacy' }, true],
  ['a task of no domain', 'tasks', { risk_id: 'x', risk_domain_id: null }, false],
  ['a task that belongs to no risk', 'tasks', { risk_id: null, risk_domain_id: null }, true],
  ['a note, which stores no domain', 'risk_notes', { risk_id: 'x' }, 'with-risk'],
  ['a template', 'grc_templates', {}, true],
])('a GRC domain manager and %s', (_name, entity, doc, expected) => {
  expect(canReadRecord(member('grc_domain_manager'), entity, facts(doc))).toBe(expected);
});

test('members without domain restrictions do not depend on the risk', () => {
  expect(canReadRecord(member('stakeholder'), 'risk_notes', facts({ risk_id: 'x' }))).toBe(true);
  expect(canReadRecord(member('stakeholder'), 'assets', facts({}))).toBe(false);
});

test('an asset owner reads their own assets', () => {
  expect(canReadRecord(member('asset_owner'), 'assets', facts({}, 'server'))).toBe(true);
  expect(canReadRecord(member('asset_owner'), 'assets', facts({}, 'laptop'))).toBe(false);
});

test.each([
  ['properties', 'with-assets'],
  ['risk_scenarios', 'with-assets'],
  ['property_templates', true],
] as const)('an asset owner reads %s: %s', (entity, expected) => {
  expect(canReadRecord(member('asset_owner'), entity, facts({}))).toBe(expected);
  expect(canReadRecord(member('auditor'), entity, facts({}))).toBe(true);
});

test.each([
  ['other properties of an asset', 'assets', [{ linked_properties: ['a'] }, { linked_properties: ['b'] }], true],
  ['a first scenario of a property', 'properties', [{ linked_scenarios: ['a'] }, {}], true],
  ['a deleted asset with a property', 'assets', [{ linked_properties: ['a'] }], true],
  [
    'another order and name',
    'assets',
    [{ name: 'x', linked_properties: ['a', 'b'] }, { linked_properties: ['b', 'a'] }],
    false,
  ],
  ['another title of a scenario', 'risk_scenarios', [{ title: 'x' }, { title: 'y' }], false],
] as const)('%s changes what an asset owner may read, and nobody else', (_name, entity, states, expected) => {
  expect(
    changesReadable(
      member('asset_owner'),
      entity,
      states.map((state) => facts(state)),
    ),
  ).toBe(expected);
  expect(
    changesReadable(
      member('auditor'),
      entity,
      states.map((state) => facts(state)),
    ),
  ).toBe(false);
});

test('an invalid record has no facts', () => {
  expect(recordFacts('r', null)).toEqual({
    id: 'r',
    domain_id: null,
    risk_id: null,
    risk_domain_id: undefined,
    items: [],
  });
  expect(recordFacts('r', { domain_id: 3 }).domain_id).toBeNull();
});

test('only admins and auditors inspect the audit trail', () => {
  expect(ROLES.filter((role) => canInspectAudit({ role }).allowed)).toEqual(['admin', 'auditor']);
});
