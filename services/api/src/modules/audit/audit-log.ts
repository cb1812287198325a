/** The changes of a whole organization. */
import type { AuditQuery } from '@parapet/contracts';
import type { OrgDb, Store } from '../../store/port.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { DEFAULT_LIMIT, orderOf, type Entries } from './entries.ts';

/** @throws Problem 400 when the cursor is from another list */
export async function auditLog(
  store: Store,
  db: OrgDb,
  { limit = DEFAULT_LIMIT, cursor, actor, entity, action, from, to }: AuditQuery,
): Promise<Entries> {
  const order = orderOf('-at', actor, entity, action);
  const { items, next } = await store
    .audit(db.organizationId)
    .list({ actor, entity, action, from, to, limit, after: decodeCursor(order, cursor) });
  return { items, next_cursor: next === null ? null : encodeCursor(order, next) };
}
