/** The notes that were deleted with a risk: nobody can restore them alone. */
import type { AuditEntry, AuditListQuery, AuditTrail } from '../../store/audit-port.ts';

/** Of many, the last are deleted by a job after the risk, which may have to wait for a process to start (ms). */
const LATEST = 3_600_000;
/** The first are deleted in the transaction of the risk, before it (ms). */
const EARLIEST = 60_000;

export async function deletedNotes(trail: AuditTrail, { entity_id, at, request_id }: AuditEntry): Promise<Record<string, unknown>[]> {
  const time = Date.parse(at);
  const query = { entity: 'risk_notes', action: 'delete', from: new Date(time - EARLIEST).toISOString(), to: new Date(time + LATEST).toISOString(), limit: 200 } as const;
  const notes: Record<string, unknown>[] = [];
  for (let after: AuditListQuery['after']; ; ) {
    const { items, next } = await trail.list({ ...query, after });
    for (const { before, request_id: request } of items) {
      const note: Record<string, unknown> = Object(before);
      if (note['risk_id'] === entity_id && request === request_id) notes.push(note);
    }
    if (next === null) return notes;
    after = next;
  }
}
