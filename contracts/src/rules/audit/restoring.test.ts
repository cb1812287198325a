import { expect, test } from 'vitest';
import type { LinkTarget } from '../../links.ts';
import { canRestore, isRestorable, lostLinks, withoutLinks } from './restoring.ts';

const missing = (collection: LinkTarget, ...ids: string[]) => new Map([[collection, new Set(ids)]]);

test('admins restore, and nobody else', () => {
  expect(canRestore({ role: 'admin' })).toEqual({ allowed: true });
  for (const role of ['risk_manager', 'auditor', 'stakeholder'] as const)
    expect(canRestore({ role }).allowed).toBe(false);
});

test('a record can be restored for 30 days', () => {
  const at = '2026-01-01T00:00:00.000Z';
  expect(isRestorable(at, Date.parse('2026-01-31T00:00:00.000Z')).allowed).toBe(true);
  expect(isRestorable(at, Date.parse('2026-01-31T00:00:00.001Z'))).toEqual({
    allowed: false,
    reason: 'It was deleted more than 30 days ago.',
  });
});

test('links to what was deleted are dropped, all others come back', () => {
  const risk = { asset_id: 'a1', selected_assets: ['a1', 'a2'], owner_id: 'ada', domain_id: 'd' };
  const { dropped, owner } = lostLinks(
    'risks',
    risk,
    new Map([...missing('assets', 'a1'), ...missing('members', 'ada')]),
  );
  expect(dropped).toEqual([
    { field: 'asset_id', ids: ['a1'] },
    { field: 'selected_assets', ids: ['a1'] },
  ]);
  expect(owner).toBeNull();
  // Names of people who left stay.
  expect(withoutLinks(risk, dropped)).toEqual({
    asset_id: null,
    selected_assets: ['a2'],
    owner_id: 'ada',
    domain_id: 'd',
  });
  expect(lostLinks('risks', risk, new Map())).toEqual({ dropped: [], owner: null });
});

test('finished flows keep what they selected; open ones lose it', () => {
  const flow = { risk_id: 'r', selected_assets: ['a1'] };
  expect(lostLinks('risk_flows', { ...flow, status: 'completed' }, missing('assets', 'a1')).dropped).toEqual([]);
  expect(lostLinks('risk_flows', { ...flow, status: 'in-progress' }, missing('assets', 'a1')).dropped).toEqual([
    { field: 'selected_assets', ids: ['a1'] },
  ]);
});

test('lostLinks returns the missing owner of a record that cannot exist without it', () => {
  expect(lostLinks('tasks', { risk_id: 'r' }, missing('risks', 'r')).owner).toBe('risks');
  expect(lostLinks('tasks', { risk_id: null }, missing('risks', 'r')).owner).toBeNull();
  expect(lostLinks('treatment_plans', { risk_id: 'r', risk_flow_id: 'f' }, missing('risk_flows', 'f')).owner).toBe(
    'risk_flows',
  );
});
