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

/** @param tombstone the deletion of the record */
export async function deletedParts(
  trail: AuditTrail,
  of: RestorableEntity,
  { entity_id, at, request_id }: AuditEntry,
): Promise<DeletedParts | null> {
  const parts = PARTS[of];
  if (parts === undefined) return null;
  const { entity, field } = parts;
  const time = Date.parse(at);
  const query = {
    entity,
    action: 'delete',
    from: new Date(time - EARLIEST).toISOString(),
    to: new Date(time + LATEST).toISOString(),
    limit: 200,
  } as const;
  const records: Record<string, unknown>[] = [];
  for (let after: AuditListQuery['after']; ;) {
    const { items, next } = await trail.list({ ...query, after });
    for (const { before, request_id: request } of items) {
      const record: Record<string, unknown> = Object(before);
      if (record[field] === entity_id && request === request_id) records.push(record);
    }
    if (next === null) return { entity, records };
    after = next;
  }
}
