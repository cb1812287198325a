/** Which of the five resources of section 6 every kind of record follows, and which action every deed is. */
import { can, type Action, type Decision, type Resource } from './permissions.ts';
import type { Role } from '../../schemas/me.ts';

/** Kinds of record as the paths name them, with those that the table of section 6 leaves out. */
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
 * Deeds that are none of the four actions themselves. Bringing in the defaults only reads, as it adds nothing that a
 * person chose; a note changes the risk that it belongs to.
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
export type Deed = keyof typeof ACTION_OF;

/** The action of section 6 that a deed needs; adding, changing and removing members is updating and deleting the organization's. */
export function actionFor(kind: RecordKind, deed: Deed): Action {
  return kind === 'members' && deed === 'create' ? 'update' : ACTION_OF[deed];
}

/** Whether a role may do a deed to a kind of record, and why not. */
export function canDo(member: { role: Role }, kind: RecordKind, deed: Deed): Decision {
  return can(member, RESOURCE_OF[kind], actionFor(kind, deed));
}
