/** Finds what was deleted with a record and comes back only with it: the notes of a risk, the plan of a flow. */
import type { AuditedEntity, RestorableEntity } from '@parapet/contracts';
import type { AuditEntry, AuditListQuery, AuditTrail } from '../../store/audit-port.ts';

/** Longest time from the deletion of a record to that of a part (ms): a job, which may have to wait for a process to start, deletes the last of many. */
const LATEST = 3_600_000;
/** Longest time from the deletion of a part to that of its record (ms): the first parts are deleted in the same transaction, before the record. */
const EARLIEST = 60_000;

interface Parts {
  entity: AuditedEntity;
  /** Of the part: the id of the record. */
  field: string;
}

const PARTS: Readonly<Partial<Record<RestorableEntity, Parts>>> = {
  risks: { entity: 'risk_notes', field: 'risk_id' },
  risk_flows: { entity: 'treatment_plans', field: 'risk_flow_id' },
};

export interface DeletedParts {
  entity: AuditedEntity;
  /** As they were. */
  records: Record<string, unknown>[];
}

/** The deletions that the same request made, around that of a record. @param entity those of this kind alone */
export async function deletedTogether(
  trail: AuditTrail,
  { at, request_id }: AuditEntry,
  entity?: AuditedEntity,
): Promise<AuditEntry[]> {
  const time = Date.parse(at);
  const query = {
    entity,
    action: 'delete',
    from: new Date(time - EARLIEST).toISOString(),
    to: new Date(time + LATEST).toISOString(),
    limit: 200,
  } as const;
  const found: AuditEntry[] = [];
  for (let after: AuditListQuery['after']; ;) {
    const { items, next } = await trail.list({ ...query, after });
    found.push(...items.filter((one) => one.request_id === request_id));
    if (next === null) return found;
    after = next;
  }
}

/** @param tombstone the deletion of the record */
export async function deletedParts(
  trail: AuditTrail,
  of: RestorableEntity,
  tombstone: AuditEntry,
): Promise<DeletedParts | null> {
  const parts = PARTS[of];
  if (parts === undefined) return null;
  const { entity, field } = parts;
  const records = (await deletedTogether(trail, tombstone, entity)).map(({ before }): Record<string, unknown> =>
    Object(before),
  );
  return { entity, records: records.filter((record) => record[field] === tombstone.entity_id) };
}

/** Kinds that come back with another one, and not by themselves. */
export const isPartOf = (entity: string, of: RestorableEntity): boolean => PARTS[of]?.entity === entity;
