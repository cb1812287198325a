import { expect, test } from 'vitest';
import { ROLES } from '../../schemas/organization/me.ts';
import {
  assetScope,
  canPutInDomain,
  riskScope,
  hasSameScope,
  seesAsset,
  seesRisk,
  seesWithRisk,
} from './visibility.ts';

test('a GRC domain manager sees the risks of their domains only, and none without a domain', () => {
  const manager = { role: 'grc_domain_manager', domains: ['privacy'] } as const;
  expect(riskScope(manager)).toEqual({ kind: 'domains', domains: ['privacy'] });
  expect(seesRisk(manager, 'privacy')).toBe(true);
  expect(seesRisk(manager, 'finance')).toBe(false);
  expect(seesRisk(manager, null)).toBe(false);
});

test('a GRC domain manager without domains sees nothing', () => {
  expect(seesRisk({ role: 'grc_domain_manager', domains: [] }, 'privacy')).toBe(false);
});

test.each(ROLES.filter((role) => role !== 'grc_domain_manager'))(
  '%s sees every risk, whatever their domains',
  (role) => {
    expect(seesRisk({ role, domains: [] }, 'finance')).toBe(true);
    expect(seesRisk({ role, domains: ['privacy'] }, null)).toBe(true);
  },
);

test('whoever sees a risk sees its flows and plans', () => {
  const manager = { role: 'grc_domain_manager', domains: ['privacy'] } as const;
  expect(seesWithRisk(manager, { domain_id: 'privacy' })).toBe(true);
  expect(seesWithRisk(manager, { domain_id: 'finance' })).toBe(false);
  expect(seesWithRisk(manager, { domain_id: null })).toBe(false);
  expect(seesWithRisk(manager, null)).toBe(false);
  expect(seesWithRisk({ role: 'stakeholder', domains: [] }, null)).toBe(true);
});

test('an asset owner sees only the assets in their list', () => {
  const owner = { role: 'asset_owner', assets: ['server'] } as const;
  expect(assetScope(owner)).toEqual({ kind: 'assets', assets: ['server'] });
  expect(seesAsset(owner, 'server')).toBe(true);
  expect(seesAsset(owner, 'laptop')).toBe(false);
  expect(seesAsset({ role: 'asset_owner', assets: [] }, 'server')).toBe(false);
});

test.each([
  ['admin', 'all'],
  ['risk_manager', 'all'],
  ['grc_domain_manager', 'all'],
  ['auditor', 'all'],
  ['risk_owner', 'none'],
  ['stakeholder', 'none'],
] as const)('%s sees %s of the assets, whatever their list', (role, kind) => {
  expect(assetScope({ role, assets: ['server'] })).toEqual({ kind });
  expect(seesAsset({ role, assets: ['server'] }, 'server')).toBe(kind === 'all');
  expect(seesAsset({ role, assets: ['server'] }, 'laptop')).toBe(kind === 'all');
});

test.each([
  ['the order of their domains', { domains: ['finance', 'privacy'] }, true],
  ['their role', { role: 'auditor' }, false],
  ['one more domain', { domains: ['privacy', 'finance', 'legal'] }, false],
  ['one domain fewer', { domains: ['privacy'] }, false],
  ['another asset', { assets: ['laptop'] }, false],
] as const)(
  'hasSameScope returns whether the readable records stay the same after a change: %s',
  (_name, change, same) => {
    const member = { role: 'grc_domain_manager', domains: ['privacy', 'finance'], assets: ['server'] } as const;
    expect(hasSameScope(member, { ...member, ...change })).toBe(same);
  },
);

test('nobody can put a record where they would not see it', () => {
  const manager = { role: 'grc_domain_manager', domains: ['privacy'] } as const;
  expect(canPutInDomain(manager, 'privacy')).toEqual({ allowed: true });
  expect(canPutInDomain(manager, 'finance')).toEqual({
    allowed: false,
    reason: 'You can only keep risks in your own GRC domains',
  });
  expect(canPutInDomain(manager, null, 'tasks of risks')).toEqual({
    allowed: false,
    reason: 'You can only keep tasks of risks in your own GRC domains',
  });
  expect(canPutInDomain({ role: 'risk_manager', domains: [] }, null)).toEqual({ allowed: true });
});
