import { expect, test } from 'vitest';
import { operations } from '../../operations/index.ts';
import { ROLES } from '../../schemas/organization/me.ts';
import { RESOURCE_OF, actionFor, canDo, type RecordOperation, type RecordKind } from './resource-map.ts';

test('every kind of record belongs to one resource', () => {
  const kinds = Object.groupBy(Object.entries(RESOURCE_OF), ([, resource]) => resource);
  const names = Object.fromEntries(
    Object.entries(kinds).map(([resource, entries]) => [resource, entries.map(([kind]) => kind).toSorted()]),
  );
  expect(names).toEqual({
    risks: [
      'ai',
      'dashboard',
      'grc-domains',
      'grc-templates',
      'people',
      'risk-flows',
      'risk-notes',
      'risk-tables',
      'risks',
      'treatment-plans',
    ],
    assets: [
      'asset-templates',
      'assets',
      'properties',
      'property-templates',
      'references',
      'risk-scenario-templates',
      'risk-scenarios',
    ],
    tasks: ['tasks'],
    organizations: ['members', 'organizations'],
    users: ['users'],
  });
});

const EVERYBODY = 'admin risk_manager grc_domain_manager asset_owner risk_owner stakeholder auditor';

test.each<[RecordKind, RecordOperation, string]>([
  ['dashboard', 'read', EVERYBODY],
  ['ai', 'ask', EVERYBODY],
  ['grc-templates', 'initialize-defaults', EVERYBODY],
  ['risk-flows', 'create', 'admin risk_manager grc_domain_manager'],
  ['risk-flows', 'complete', 'admin risk_manager grc_domain_manager risk_owner'],
  ['risk-flows', 'archive', 'admin risk_manager grc_domain_manager risk_owner'],
  ['risks', 'unarchive', 'admin risk_manager grc_domain_manager risk_owner'],
  ['treatment-plans', 'complete', 'admin risk_manager grc_domain_manager risk_owner'],
  ['risk-notes', 'add-note', 'admin risk_manager grc_domain_manager risk_owner'],
  ['risk-tables', 'delete', 'admin risk_manager grc_domain_manager'],
  ['properties', 'create', 'admin risk_manager'],
  ['risk-scenarios', 'read', 'admin risk_manager grc_domain_manager asset_owner auditor'],
  ['property-templates', 'delete', 'admin'],
  ['assets', 'update', 'admin risk_manager asset_owner'],
  ['tasks', 'update', 'admin risk_manager grc_domain_manager asset_owner risk_owner'],
  ['members', 'create', 'admin'],
])('on %s, %s is allowed only for: %s', (kind, operation, roles) => {
  expect(ROLES.filter((role) => canDo({ role }, kind, operation).allowed).join(' ')).toBe(roles);
});

test('adding and changing members counts as updating the organization, removing them as deleting', () => {
  expect((['create', 'update', 'delete'] as const).map((operation) => actionFor('members', operation))).toEqual([
    'update',
    'update',
    'delete',
  ]);
});

test('the operations require the resources of the table', () => {
  const kinds = new Map<string, string>(Object.entries(RESOURCE_OF));
  const guarded = Object.entries(operations).flatMap(([id, { url, config }]) =>
    typeof config.access === 'string' ? [] : [{ id, url, resource: config.access.resource }],
  );
  expect(guarded.length).toBeGreaterThan(40);
  for (const { id, url, resource } of guarded) expect(resource, id).toBe(kinds.get(url.split('/')[2] ?? ''));
});
