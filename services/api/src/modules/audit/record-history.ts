/** The history of one record, or of one member. */
import type { AuditedEntity, AuditQuery } from '@parapet/contracts';
import { canInspectAudit, canReadKind, recordFacts, timeOf } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { mayRead } from '../record-access.ts';
import { notFound } from '../records.ts';
import { entriesOf, matchingEntries, subjectOf } from './chains.ts';
import { DEFAULT_LIMIT, orderOf, type Entries } from './entries.ts';

type Conditions = Pick<AuditQuery, 'actor' | 'action' | 'from' | 'to'>;

const hasConditions = ({ actor, action, from, to }: Conditions) =>
  [actor, action, from, to].some((one) => one !== undefined);

function matches({ actor_id, action, at }: AuditEntry, wanted: Conditions): boolean {
  const time = Date.parse(at);
  const isInTime =
    (wanted.from === undefined || time >= timeOf(wanted.from)) && (wanted.to === undefined || time < timeOf(wanted.to));
  return isInTime && actor_id === (wanted.actor ?? actor_id) && action === (wanted.action ?? action);
}

/**
 * @throws Problem 403 when the role may not read that kind of record, 404 when the record does not exist or the caller may not
 *   see it, 400 when the cursor is from another list
 */
export async function recordHistory(
  store: Store,
  db: OrgDb,
  { member }: Caller,
  record: { entity: AuditedEntity; id: string },
  query: AuditQuery,
): Promise<Entries> {
  const { limit = DEFAULT_LIMIT } = query;
  const decision = canReadKind(member, record.entity);
  if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
  const order = orderOf('-version', query.actor, query.action);
  const after = decodeCursor(order, query.cursor);
  const subject = await subjectOf(store, db, record.entity, record.id);
  const readable =
    subject.record === null
      ? canInspectAudit(member).allowed
      : await mayRead(db, member, record.entity, recordFacts(subject.record._id, subject.record));
  if (!readable) throw notFound('record');
  const place = typeof after?.value === 'number' ? { record: after.id, version: after.value } : null;
  const chains = { trail: store.audit(db.organizationId), entity: record.entity, ids: subject.chains };
  const { total, ...all } = await entriesOf(chains, place, limit);
  if (total === 0) throw notFound('record');
  const { items, next } = hasConditions(query)
    ? await matchingEntries(chains, place, limit, (entry) => matches(entry, query))
    : all;
  return {
    items,
    ...(!hasConditions(query) && { total }),
    next_cursor: next && encodeCursor(order, { value: next.version, id: next.record }),
  };
}
