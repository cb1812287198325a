/**
 * The roles' permissions, copied by hand from section 6 of the specification and decision D10. Tests compare the service with
 * these tables, so nothing here may come from the product's own rules.
 */
import type { Role } from '@parapet/contracts';

export type Resource = 'risks' | 'assets' | 'tasks' | 'organizations' | 'users';
type Action = 'create' | 'read' | 'update' | 'delete';

const ALLOWED: Readonly<Record<Role, Readonly<Record<Resource, readonly Action[]>>>> = {
  admin: {
    risks: ['create', 'read', 'update', 'delete'],
    assets: ['create', 'read', 'update', 'delete'],
    tasks: ['create', 'read', 'update', 'delete'],
    organizations: ['create', 'read', 'update', 'delete'],
    users: ['create', 'read', 'update', 'delete'],
  },
  risk_manager: {
    risks: ['create', 'read', 'update', 'delete'],
    assets: ['create', 'read', 'update'],
    tasks: ['create', 'read', 'update', 'delete'],
    organizations: [],
    users: [],
  },
  grc_domain_manager: {
    risks: ['create', 'read', 'update', 'delete'],
    assets: ['read'],
    tasks: ['create', 'read', 'update', 'delete'],
    organizations: [],
    users: [],
  },
  asset_owner: { risks: ['read'], assets: ['read', 'update'], tasks: ['read', 'update'], organizations: [], users: [] },
  risk_owner: {
    risks: ['read', 'update'],
    assets: [],
    tasks: ['create', 'read', 'update', 'delete'],
    organizations: [],
    users: [],
  },
  stakeholder: { risks: ['read'], assets: [], tasks: ['read'], organizations: [], users: [] },
  auditor: { risks: ['read'], assets: ['read'], tasks: ['read'], organizations: [], users: [] },
};

export type Permission = `${Resource}/${Action}`;

export function isAllowed(role: Role, permission: Permission): boolean {
  return Object.entries(ALLOWED[role]).some(([resource, actions]) =>
    actions.some((action) => `${resource}/${action}` === permission),
  );
}

/**
 * What each role sees and changes of the records that its permissions cover. `domains`: risks, and what belongs to them, of
 * every GRC domain or only of the member's own. `assets`: every asset, or only those on the member's list.
 */
export const SCOPE: Readonly<Record<Role, { domains: 'every' | 'own'; assets: 'every' | 'own' | 'none' }>> = {
  admin: { domains: 'every', assets: 'every' },
  risk_manager: { domains: 'every', assets: 'every' },
  grc_domain_manager: { domains: 'own', assets: 'every' },
  asset_owner: { domains: 'every', assets: 'own' },
  risk_owner: { domains: 'every', assets: 'none' },
  stakeholder: { domains: 'every', assets: 'none' },
  auditor: { domains: 'every', assets: 'every' },
};
