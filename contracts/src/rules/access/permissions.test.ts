import { expect, test } from 'vitest';
import { ROLES, type Role } from '../../schemas/organization/me.ts';
import { ACTIONS, RESOURCES, can } from './permissions.ts';

// The table in section 6: c(reate), r(ead), u(pdate), d(elete) for risks, assets, tasks, organizations and users.
const TABLE: Record<Role, [string, string, string, string, string]> = {
  admin: ['crud', 'crud', 'crud', 'crud', 'crud'],
  risk_manager: ['crud', 'cru', 'crud', '', ''],
  grc_domain_manager: ['crud', 'r', 'crud', '', ''],
  asset_owner: ['r', 'ru', 'ru', '', ''],
  risk_owner: ['ru', '', 'crud', '', ''],
  stakeholder: ['r', '', 'r', '', ''],
  auditor: ['r', 'r', 'r', '', ''],
};

test.each(ROLES)('%s has exactly the permissions of section 6', (role) => {
  RESOURCES.forEach((resource, column) => {
    const allowed = ACTIONS.filter((action) => can({ role }, resource, action).allowed).map((action) => action[0]);
    expect(allowed.join(''), resource).toBe(TABLE[role][column]);
  });
});

test('a refusal gives the reason', () => {
  expect(can({ role: 'grc_domain_manager' }, 'assets', 'delete')).toEqual({
    allowed: false,
    reason: 'Your role (GRC domain manager) cannot delete assets.',
  });
});
