/** Audit entries: one per change, chained by hash per record. */
import { canonical } from '@parapet/contracts/rules';
import { sha256 } from '#platform/sha256';
import type { CollectionPlan, Query, Session, Stored } from '../engine.ts';
import { without } from '../json.ts';
import { OWN } from '../plans.ts';
import type { AuditEntry } from '../audit-port.ts';
import type { Actor, Filter } from '../port.ts';
import type { Json } from '../values.ts';

/** Digits of the version in the id of an entry, so that ids sort by collection, record and version. */
const PADDING = 10;
const AFTER_LAST = '\u{10FFFF}';

export function chainPrefix(entity: string, entityId: string): string {
  return `${entity}/${encodeURIComponent(entityId)}/`;
}

export function entryId(entity: string, entityId: string, version: number): string {
  return `${chainPrefix(entity, entityId)}${String(version).padStart(PADDING, '0')}`;
}

export function auditQuery(organizationId: string, filter: Filter): Query {
  return { collection: OWN.audit, organizationId, filter, words: [] };
}

/** The ids of a chain's entries are between these two. */
export function chainRange(entity: string, entityId: string): [string, string] {
  const prefix = chainPrefix(entity, entityId);
  return [prefix, `${prefix}${AFTER_LAST}`];
}

export function chainFilter(entity: string, entityId: string, before?: number): Filter {
  const [first, end] = chainRange(entity, entityId);
  return { _id: { $gte: first, $lt: before === undefined ? end : entryId(entity, entityId, before) } };
}

/** An entry as it is stored. Only entries of the first version of Parapet have `before`; otherwise it is the `after` of the previous entry. */
export type StoredEntry = Omit<AuditEntry, 'before'> & { before?: Json | undefined };

/** The hash that an unaltered entry has, computed from all of its other fields. */
export function entryHash(entry: StoredEntry): string {
  return sha256(canonical({ ...entry, hash: undefined }));
}

export function entryOf(doc: Stored): StoredEntry {
  return typedEntry(without(doc, '_id', 'organization_id', 'unsealed'));
}

/** The boundary at which a stored entry gets its type; {@link entryHash} shows whether it was altered. */
function typedEntry(entry: unknown): StoredEntry;
function typedEntry(entry: unknown): unknown {
  return entry;
}

/** @param previous the previous entry of the chain; null when there is none, or it is missing */
export function withBefore(entry: StoredEntry, previous: StoredEntry | null): AuditEntry {
  const isPrevious =
    previous?.entity === entry.entity &&
    previous.entity_id === entry.entity_id &&
    previous.version === entry.version - 1;
  const { before = isPrevious ? previous.after : null } = entry;
  return { ...entry, before };
}

export async function chainHead(
  session: Session,
  organizationId: string,
  entity: string,
  entityId: string,
): Promise<StoredEntry | null> {
  const [head] = await session.find(auditQuery(organizationId, chainFilter(entity, entityId)), {
    field: '_id',
    direction: -1,
    limit: 1,
  });
  return head ? entryOf(head) : null;
}

/** The last version of a deleted record with this id, whose chain a new record continues; 0 when there is none. */
export async function lastVersion(
  session: Session,
  plan: CollectionPlan,
  organizationId: string,
  id: string,
): Promise<number> {
  return plan.audited ? ((await chainHead(session, organizationId, plan.name, id))?.version ?? 0) : 0;
}

export interface Change {
  entity: string;
  actor: Actor;
  /** ISO 8601, UTC. */
  at: string;
  before: Stored | null;
  after: Stored | null;
}

/** The entry of a change as it is stored. @param previous hash of the entry before; null for the first of a chain */
export function newEntry(
  organizationId: string,
  { entity, actor, at, before, after }: Change,
  previous: string | null,
): Stored {
  const doc = after ?? before;
  if (!doc) throw new Error('An audit entry needs a record');
  const version = versionOf({ before, after });
  const content = {
    entity,
    entity_id: doc._id,
    version,
    action: before === null ? ('create' as const) : after === null ? ('delete' as const) : ('update' as const),
    at,
    actor_id: actor.id,
    ...(actor.token !== undefined && { actor_token: actor.token }),
    request_id: actor.request_id ?? null,
    after,
    previous_hash: previous,
  };
  return {
    ...content,
    hash: sha256(canonical(content)),
    unsealed: true,
    _id: entryId(entity, doc._id, version),
    organization_id: organizationId,
  };
}

/** A deletion counts as a version. */
function versionOf({ before, after }: Pick<Change, 'before' | 'after'>): number {
  return after ? Number(after['version']) : Number(before?.['version']) + 1;
}

/** Writes the entry of a change; in the transaction of that change. */
export async function appendEntry(session: Session, organizationId: string, change: Change): Promise<void> {
  const version = versionOf(change);
  const id = (change.after ?? change.before)?._id ?? '';
  const previous =
    version === 1 ? null : await session.entryHash(organizationId, entryId(change.entity, id, version - 1));
  await session.insert(OWN.audit, newEntry(organizationId, change, previous));
}

/** {@link appendEntry} for changes of different records, whose previous entries are read with one query. */
export async function appendEntries(
  session: Session,
  organizationId: string,
  changes: readonly Change[],
): Promise<void> {
  const previousId = (change: Change) =>
    entryId(change.entity, (change.after ?? change.before)?._id ?? '', versionOf(change) - 1);
  const found =
    changes.length === 0
      ? []
      : await session.find(auditQuery(organizationId, { _id: { $in: changes.map(previousId) } }), null);
  const hashes = new Map(found.map((entry) => [entry._id, String(entry['hash'])]));
  for (const change of changes)
    await session.insert(OWN.audit, newEntry(organizationId, change, hashes.get(previousId(change)) ?? null));
}
