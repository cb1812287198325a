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
  asset_owner: {
    risks: ['read'],
    assets: ['read', 'update'],
    tasks: ['read', 'update'],
    organizations: none,
    users: none,
  },
  risk_owner: { risks: ['read', 'update'], assets: none, tasks: all, organizations: none, users: none },
  stakeholder: { risks: ['read'], assets: none, tasks: ['read'], organizations: none, users: none },
  auditor: { risks: ['read'], assets: ['read'], tasks: ['read'], organizations: none, users: none },
};

/** @property reason shown to people, in English */
export type Decision = { allowed: true } | { allowed: false; reason: string };

export const allowed: Decision = { allowed: true };
export const refused = (reason: string): Decision => ({ allowed: false, reason });

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'admin',
  risk_manager: 'risk manager',
  grc_domain_manager: 'GRC domain manager',
  asset_owner: 'asset owner',
  risk_owner: 'risk owner',
  stakeholder: 'stakeholder',
  auditor: 'auditor',
};

/** A permission as the scope of an API token. `read` is the permission to read everything that the role may read. */
export type TokenScope = 'read' | `${Resource}/${Action}`;

export const TOKEN_SCOPES: readonly TokenScope[] = [
  'read',
  ...RESOURCES.flatMap((resource) => ACTIONS.map((action) => `${resource}/${action}` as const)),
];

/** Who acts: in person, or through an API token with these scopes, within which the role applies. */
export interface Acting {
  role: Role;
  scopes?: readonly TokenScope[];
}

/** Whether the scopes of an API token include an action on a resource. */
export function isInScope(scopes: readonly TokenScope[], resource: Resource, action: Action): boolean {
  return scopes.includes(`${resource}/${action}`) || (action === 'read' && scopes.includes('read'));
}

/** @param scope as a message names it */
export const scopeRefusal = (scope: TokenScope): string => `This API token lacks the scope ${scope}`;

/** Whether a role, and the API token if there is one, may perform an action on a resource, and if not, why. */
export function can(member: Acting, resource: Resource, action: Action): Decision {
  if (member.scopes !== undefined && !isInScope(member.scopes, resource, action))
    return refused(scopeRefusal(`${resource}/${action}`));
  return PERMISSIONS[member.role][resource].includes(action)
    ? allowed
    : refused(refusalOf(member.role, action, resource));
}

/** @param what as the message names it */
export const refusalOf = (role: Role, action: Action, what: string): string =>
  `Your role (${ROLE_NAMES[role]}) cannot ${action} ${what}.`;
