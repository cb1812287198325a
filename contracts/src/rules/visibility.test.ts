import { expect, test } from 'vitest';
import { ROLES } from '../schemas/me.ts';
import { riskScope, seesRisk } from './visibility.ts';

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

test.each(ROLES.filter((role) => role !== 'grc_domain_manager'))('%s sees every risk, whatever their domains', (role) => {
  expect(seesRisk({ role, domains: [] }, 'finance')).toBe(true);
  expect(seesRisk({ role, domains: ['privacy'] }, null)).toBe(true);
});
