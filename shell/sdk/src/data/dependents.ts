/** What a change invalidates: one table for the changes of this page and for those that the event stream reports. */
import { operations, type AuditedEntity, type OperationId, type Operations } from '@parapet/contracts';
import type { ChangeId } from '@parapet/contracts/client';
import { LINKS, linksFrom } from '@parapet/contracts/links';

type FirstSegment<Url> = Url extends `/api/${infer Name}/${string}`
  ? Name
  : Url extends `/api/${infer Name}`
    ? Name
    : never;
/** The first segment of a URL below `/api`, e.g. `risk-flows`. */
export type Resource = FirstSegment<Operations[OperationId]['url']>;

export interface Change {
  entity: AuditedEntity;
  /** Absent when any record of the entity may have changed. */
  id?: string;
  action: 'create' | 'update' | 'delete';
}

/**
 * Resources whose answers contain something of other records: counts, titles, or a state that follows from theirs. A record's own resource,
 * its history, its references, and what deleting it unlinks need no entry.
 */
const DEPENDENTS: Readonly<Record<AuditedEntity, readonly Resource[]>> = {
  // Assets and scenarios say how many risks name them.
  risks: ['dashboard', 'risk-flows', 'treatment-plans', 'tasks', 'grc-templates', 'assets', 'risk-scenarios'],
  risk_notes: ['dashboard'],
  risk_flows: ['dashboard', 'risks', 'treatment-plans', 'tasks'],
  treatment_plans: ['dashboard', 'risks', 'risk-flows', 'tasks'],
  tasks: ['dashboard', 'risks'],
  risk_tables: [],
  shared_views: [],
  grc_domains: [],
  grc_templates: [],
  assets: ['dashboard', 'risks', 'risk-flows', 'asset-templates'],
  // The graph of risks names properties, assets name theirs, and scenarios list those that link to them.
  properties: ['risks', 'risk-flows', 'property-templates', 'assets', 'risk-scenarios'],
  risk_scenarios: ['risks', 'risk-flows', 'risk-scenario-templates', 'properties'],
  asset_templates: [],
  property_templates: [],
  risk_scenario_templates: [],
  // The dashboard shows the first steps of the organization.
  // Categories of risks may have got another name.
  organizations: ['me', 'dashboard', 'risks'],
  members: ['organizations', 'people', 'me', 'dashboard', 'risks', 'tasks'],
  // The chat channel is stored like a webhook.
  webhooks: ['organizations'],
  releases: [],
};

/** Kinds of which the sample data holds records. */
const SAMPLED = [
  'risks',
  'risk_flows',
  'treatment_plans',
  'tasks',
  'assets',
  'properties',
  'risk_scenarios',
] as const satisfies readonly AuditedEntity[];

/** What an operation changes, where that is not the resource in its URL. */
const CHANGES: Readonly<Partial<Record<ChangeId, readonly AuditedEntity[]>>> = {
  addRiskNote: ['risk_notes'],
  renameRiskCategory: ['risks', 'organizations'],
  addMember: ['members'],
  updateMember: ['members'],
  removeMember: ['members'],
  reissueInvitation: ['members'],
  previewInvitation: [],
  createApiToken: [],
  createReleaseToken: [],
  revokeReleaseToken: [],
  revokeApiToken: [],
  cancelJob: [],
  updateNotification: [],
  readNotifications: [],
  revokeMemberToken: [],
  revokeSession: [],
  revokeOtherSessions: [],
  acceptInvitation: ['members', 'organizations'],
  leaveOrganization: ['members', 'organizations'],
  transferOrganization: ['members', 'organizations'],
  deleteOrganization: ['members', 'organizations'],
  setChatChannel: ['webhooks'],
  testChatChannel: ['webhooks'],
  deleteChatChannel: ['webhooks'],
  addSampleData: ['organizations', ...SAMPLED],
  removeSampleData: ['organizations', ...SAMPLED],
  // An import may create what its rows name.
  importAssets: ['assets', 'properties'],
  importProperties: ['properties', 'risk_scenarios'],
  initializeGrcDefaults: ['grc_domains', 'grc_templates'],
};

/** The operations that read notes are below the URL of their risk. */
const NOTES: OperationId = 'listRiskNotes';

const urlOf = (id: OperationId): string => operations[id].url;
const segmentOf = (url: string): string => url.split('/')[2] ?? '';
const resourceOf = (entity: AuditedEntity): string => entity.replaceAll('_', '-');

/** Whether this page knows the kind of record; a newer server may report others. */
export function isEntity(name: string): name is AuditedEntity {
  return Object.hasOwn(DEPENDENTS, name);
}

export function isOperation(id: unknown): id is OperationId {
  return typeof id === 'string' && Object.hasOwn(operations, id);
}

/** The entities that an operation changes. */
export function entitiesChangedBy(id: OperationId): readonly AuditedEntity[] {
  const listed = Object.entries(CHANGES).find(([name]) => name === id)?.[1];
  if (listed) return listed;
  const entity = segmentOf(urlOf(id)).replaceAll('-', '_');
  return isEntity(entity) ? [entity] : [];
}

/** Whether the operation reads one record by its `id`, or what belongs to it. */
const readsOfRecord = (id: OperationId): boolean =>
  operations[id].method === 'GET' && /^\/api\/[^/]+\/:id(\/|$)/.test(urlOf(id));

/** Whether the operation reads one record by its `id`. */
const readsRecord = (id: OperationId): boolean =>
  operations[id].method === 'GET' && /^\/api\/[^/]+\/:id$/.test(urlOf(id));

const recordQueries = new Map<string, OperationId>(
  Object.keys(operations).flatMap((id) => (isOperation(id) && readsRecord(id) ? [[segmentOf(urlOf(id)), id]] : [])),
);

/** Key of the query that reads one record; null when there is no such operation. */
export function recordKey(entity: AuditedEntity, id: string): readonly [OperationId, { id: string }] | null {
  const operation = recordQueries.get(resourceOf(entity));
  return operation === undefined ? null : [operation, { id }];
}

/** The operation that changes one record of an entity; null when there is none. */
export function updateOf(entity: AuditedEntity): OperationId | null {
  return (
    Object.keys(operations)
      .filter(isOperation)
      .find(
        (id) => ['PATCH', 'PUT'].includes(operations[id].method) && urlOf(id) === `/api/${resourceOf(entity)}/:id`,
      ) ?? null
  );
}

function field(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
}

/** Whether a filter matches a value; an unset filter matches any. */
const isAmong = (wanted: unknown, value: string): boolean => wanted === undefined || wanted === value;

/** Whether deleting a record of an entity changes records of the resource, since they link to it. */
function losesLink(resource: string, { entity, action }: Change): boolean {
  return (
    action === 'delete' &&
    LINKS.some(({ from, to, onDelete }) => to === entity && onDelete !== 'keep' && resourceOf(from) === resource)
  );
}

/** Whether the answer of a query may be different after a change. @param key as {@link query} makes it */
export function isInvalidated([operation, input]: readonly unknown[], change: Change): boolean {
  if (!isOperation(operation)) return false;
  const { entity, id } = change;
  const url = urlOf(operation);
  const resource = segmentOf(url);
  if (operation === NOTES) return entity === 'risk_notes' || losesLink('risk-notes', change);
  if (operation === 'listAuditEntries')
    return isAmong(field(input, 'entity'), entity) && (id === undefined || isAmong(field(input, 'entity_id'), id));
  if (resource === 'references') return linksFrom(entity).length > 0;
  if (resource === resourceOf(entity))
    return !readsOfRecord(operation) || id === undefined || field(input, 'id') === id;
  return DEPENDENTS[entity].some((dependent) => dependent === resource) || losesLink(resource, change);
}
