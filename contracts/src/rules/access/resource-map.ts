/** Which of the five resources of section 6 decides about each kind of record, and which action each operation counts as. */
import { can, type Action, type Decision, type Resource } from './permissions.ts';
import type { Role } from '../../schemas/organization/me.ts';

/** The resource for each kind of record, named as in the URLs. Section 6 lists only some of these kinds. */
export const RESOURCE_OF = {
  risks: 'risks',
  'risk-flows': 'risks',
  'treatment-plans': 'risks',
  'grc-templates': 'risks',
  'grc-domains': 'risks',
  'risk-tables': 'risks',
  'risk-notes': 'risks',
  dashboard: 'risks',
  ai: 'risks',
  people: 'risks',
  assets: 'assets',
  properties: 'assets',
  'risk-scenarios': 'assets',
  'asset-templates': 'assets',
  'property-templates': 'assets',
  'risk-scenario-templates': 'assets',
  references: 'assets',
  tasks: 'tasks',
  organizations: 'organizations',
  members: 'organizations',
  users: 'users',
} as const satisfies Readonly<Record<string, Resource>>;
export type RecordKind = keyof typeof RESOURCE_OF;

/**
 * The action for each operation. Setting up the defaults counts as reading, because it adds nothing that a person chose; adding a note
 * counts as updating the risk.
 */
const ACTION_OF = {
  create: 'create',
  read: 'read',
  update: 'update',
  delete: 'delete',
  complete: 'update',
  archive: 'update',
  unarchive: 'update',
  'add-note': 'update',
  ask: 'read',
  'initialize-defaults': 'read',
} as const satisfies Readonly<Record<string, Action>>;
export type RecordOperation = keyof typeof ACTION_OF;

/** The action of section 6 that an operation needs. Adding a member counts as updating the organization. */
export function actionFor(kind: RecordKind, operation: RecordOperation): Action {
  return kind === 'members' && operation === 'create' ? 'update' : ACTION_OF[operation];
}

/** Whether a role may perform an operation on a kind of record, and if not, why. */
export function canDo(member: { role: Role }, kind: RecordKind, operation: RecordOperation): Decision {
  return can(member, RESOURCE_OF[kind], actionFor(kind, operation));
}
