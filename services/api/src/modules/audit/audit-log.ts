/** The changes of a whole organization. */
import type { AuditLogPage, AuditLogQuery } from '@parapet/contracts';
import { recordTitle } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { recordsOfMember } from '../organizations/member-records.ts';
import { toEntry } from './to-entry.ts';

const DEFAULT_LIMIT = 50;

/** The order with the filters: a cursor is valid for these only. */
const orderOf = ({ actor, entity, action }: AuditLogQuery) => ['-at', actor, entity, action].filter((part) => part !== undefined).join(' ');

/** Names of people by user id, also of those who left. */
async function namesOf(store: Store, db: OrgDb, userIds: ReadonlySet<string>): Promise<Map<string, string | null>> {
  const members = await db.collection<MemberDoc>('members').find({ user_id: { $in: [...userIds] } });
  const names = new Map(members.map((member) => [member.user_id, recordTitle(member)]));
  for (const id of userIds) {
    const [last] = names.has(id) ? [] : await recordsOfMember(store, db.organizationId, id);
    if (last === undefined) continue;
    const [entry] = (await store.audit(db.organizationId).history('members', last, { limit: 1 })).items;
    names.set(id, recordTitle(entry?.after ?? entry?.before));
  }
  return names;
}

/** @throws Problem 400 when the cursor is from another list */
export async function auditLog(store: Store, caller: Caller, query: AuditLogQuery): Promise<AuditLogPage> {
  const { limit = DEFAULT_LIMIT, cursor, organization_id: _, ...filter } = query;
  const db = readAs(store, caller);
  const order = orderOf(query);
  const { items, next } = await store.audit(db.organizationId).list({ ...filter, limit, after: decodeCursor(order, cursor) });
  const names = await namesOf(store, db, new Set(items.map(({ actor_id }) => actor_id)));
  const entries = items.flatMap((entry) => toEntry(entry) ?? []);
  return {
    items: entries.map((entry) => ({ ...entry, actor_name: names.get(entry.actor_id) ?? null, title: recordTitle(entry.after ?? entry.before) })),
    next_cursor: next === null ? null : encodeCursor(order, next),
  };
}
