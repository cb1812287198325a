/** Permissions of each role (section 6 of the product's rules), shared by the API, the interface and the mocks. */
import type { Role } from '../../schemas/organization/me.ts';

export const RESOURCES = ['risks', 'assets', 'tasks', 'organizations', 'users'] as const;
/**
 * Risk flows, treatment plans, GRC templates, risk tables and notes follow `risks`; properties, scenarios and their
 * templates follow `assets`.
 */
export type Resource = (typeof RESOURCES)[number];

export const ACTIONS = ['create', 'read', 'update', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];

const all: readonly Action[] = ACTIONS;
const none: readonly Action[] = [];

/** The table in section 6. */
export const PERMISSIONS: Readonly<Record<Role, Readonly<Record<Resource, readonly Action[]>>>> = {
  admin: { risks: all, assets: all, tasks: all, organizations: all, users: all },
  risk_manager: { risks: all, assets: ['create', 'read', 'update'], tasks: all, organizations: none, users: none },
  grc_domain_manager: { risks: all, assets: ['read'], tasks: all, organizations: none, users: none },
  asset_owner: { risks: ['read'], assets: ['read', 'update'], tasks: ['read', 'update'], organizations: none, users: none },
  risk_owner: { risks: ['read', 'update'], assets: none, tasks: all, organizations: none, users: none },
  stakeholder: { risks: ['read'], assets: none, tasks: ['read'], organizations: none, users: none },
  auditor: { risks: ['read'], assets: ['read'], tasks: ['read'], organizations: none, users: none },
};

/** @property reason shown to people, in English */
export type Decision = { allowed: true } | { allowed: false; reason: string };

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'admin',
  risk_manager: 'risk manager',
  grc_domain_manager: 'GRC domain manager',
  asset_owner: 'asset owner',
  risk_owner: 'risk owner',
  stakeholder: 'stakeholder',
  auditor: 'auditor',
};

/** Whether a role may perform an action on a resource, and if not, why. */
export function can(member: { role: Role }, resource: Resource, action: Action): Decision {
  if (PERMISSIONS[member.role][resource].includes(action)) return { allowed: true };
  return { allowed: false, reason: `Your role (${ROLE_NAMES[member.role]}) cannot ${action} ${resource}.` };
}
