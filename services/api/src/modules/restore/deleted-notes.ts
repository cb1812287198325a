/** Finds the notes that were deleted with a risk. They can be restored only with the risk. */
import type { AuditEntry, AuditListQuery, AuditTrail } from '../../store/audit-port.ts';

/** Longest time from the deletion of a risk to that of a note (ms): a job, which may have to wait for a process to start, deletes the last of many. */
const LATEST = 3_600_000;
/** Longest time from the deletion of a note to that of its risk (ms): the first notes are deleted in the same transaction, before the risk. */
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
