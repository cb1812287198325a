/** Reads the audit trail on behalf of a member. */
import type { AuditLogQuery, AuditQuery, AuditSeal, AuditVerdict, AuditVerifyQuery } from '@parapet/contracts';
import { canInspectAudit, canReadKind, exportedSealIn, exportedSealProblem, recordFacts } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import { notFound } from '../records.ts';
import type { AuditTrail } from '../../store/audit-port.ts';
import type { Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { mayRead } from '../record-access.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { auditLog } from './audit-log.ts';
import { entriesOf, subjectOf } from './chains.ts';
import { toEntry } from './to-entry.ts';

const DEFAULT_LIMIT = 50;
/** Faults listed in an answer; the total is counted in any case. */
const MOST_FAULTS = 1000;
const SORT = '-version';

export function auditService(store: Store) {
  const verifications = new Map<string, ReturnType<AuditTrail['verify']>>();

  /** Concurrent requests share one verification, which reads the whole trail. */
  function verifyOnce(organizationId: string): ReturnType<AuditTrail['verify']> {
    const running = verifications.get(organizationId) ?? store.audit(organizationId).verify().finally(() => verifications.delete(organizationId));
    verifications.set(organizationId, running);
    return running;
  }

  return {
    /**
     * @throws Problem 403 when the role may not read that kind of record, 404 when the record does not exist or the caller may not
     *   see it, 400 when the cursor is from another list
     */
    async history(caller: Caller, query: AuditQuery) {
      const { member } = caller;
      const { entity, limit = DEFAULT_LIMIT } = query;
      const decision = canReadKind(member, entity);
      if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
      const after = decodeCursor(SORT, query.cursor);
      const db = readAs(store, caller);
      const { record, chains } = await subjectOf(store, db, entity, query.entity_id);
      const readable = record === null ? canInspectAudit(member).allowed : await mayRead(db, member, entity, recordFacts(record._id, record));
      if (!readable) throw notFound('record');
      const place = typeof after?.value === 'number' ? { record: after.id, version: after.value } : null;
      const { items, total, next } = await entriesOf(store.audit(member.organization_id), entity, chains, place, limit);
      if (total === 0) throw notFound('record');
      return { items: items.flatMap((entry) => toEntry(entry) ?? []), total, next_cursor: next && encodeCursor(SORT, { value: next.version, id: next.record }) };
    },

    /** @throws Problem 403 for other roles than admin and auditor, 400 when the cursor is from another list */
    log: async (caller: Caller, query: AuditLogQuery) => {
      assertInspector(caller.member);
      return auditLog(store, caller, query);
    },

    /** @throws Problem 403 for other roles than admin and auditor, 400 when only part of a saved seal is given */
    async verify(member: MemberDoc, query: AuditVerifyQuery): Promise<AuditVerdict> {
      assertInspector(member);
      const { organization_id } = member;
      const problem = exportedSealProblem(query);
      refuse(problem === null ? [] : [problem]);
      const exported = exportedSealIn(query);
      const fault = exported && (await store.audit(organization_id).checkSeal(exported));
      const { ok, faults: found, ...verdict } = await verifyOnce(organization_id);
      const faults = fault === null ? found : [fault, ...found];
      return { ...verdict, ok: ok && fault === null, faults: faults.slice(0, MOST_FAULTS), total_faults: faults.length };
    },

    /** @throws Problem 403 for other roles than admin and auditor, 404 when nothing has been sealed yet */
    async newestSeal(member: MemberDoc): Promise<AuditSeal> {
      assertInspector(member);
      const seal = await store.audit(member.organization_id).newestSeal();
      if (seal === null) throw new Problem(404, 'seal_not_found', 'Nothing has been sealed yet. Changes are sealed within a minute.');
      return { organization_id: member.organization_id, ...seal };
    },
  };
}

/** @throws Problem 403 for other roles than admin and auditor */
function assertInspector(member: MemberDoc): void {
  const decision = canInspectAudit(member);
  if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
}
