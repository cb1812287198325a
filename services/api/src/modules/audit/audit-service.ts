/** Reads the audit trail on behalf of a member. */
import type { AuditEntryPage, AuditQuery, AuditSeal, AuditVerdict, AuditVerifyQuery } from '@parapet/contracts';
import { auditQueryProblem, canInspectAudit, exportedSealIn, exportedSealProblem } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { AuditTrail } from '../../store/audit-port.ts';
import type { Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { auditLog } from './audit-log.ts';
import { withNames } from './entries.ts';
import { recordHistory } from './record-history.ts';

/** Faults listed in an answer; the total is counted in any case. */
const MOST_FAULTS = 1000;

export function auditService(store: Store) {
  const verifications = new Map<string, ReturnType<AuditTrail['verify']>>();

  /** Concurrent requests share one verification, which reads the whole trail. */
  function verifyOnce(organizationId: string): ReturnType<AuditTrail['verify']> {
    const running =
      verifications.get(organizationId) ??
      store
        .audit(organizationId)
        .verify()
        .finally(() => verifications.delete(organizationId));
    verifications.set(organizationId, running);
    return running;
  }

  return {
    /**
     * The history of the record that the query names, or the changes of the whole organization.
     * @throws Problem 403 when the role may not read it, 404 when the record does not exist or the caller may not see it, 400 when the
     *   kind of the record is missing, or the cursor is from another list
     */
    async list(caller: Caller, query: AuditQuery): Promise<AuditEntryPage> {
      const problem = auditQueryProblem(query);
      refuse(problem === null ? [] : [problem]);
      const db = readAs(store, caller);
      const { entity, entity_id: id } = query;
      if (entity !== undefined && id !== undefined)
        return withNames(store, db, caller.member, await recordHistory(store, db, caller, { entity, id }, query));
      assertInspector(caller.member);
      return withNames(store, db, caller.member, await auditLog(store, db, query));
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
      return {
        ...verdict,
        ok: ok && fault === null,
        faults: faults.slice(0, MOST_FAULTS),
        total_faults: faults.length,
      };
    },

    /** @throws Problem 403 for other roles than admin and auditor, 404 when nothing has been sealed yet */
    async newestSeal(member: MemberDoc): Promise<AuditSeal> {
      assertInspector(member);
      const seal = await store.audit(member.organization_id).newestSeal();
      if (seal === null)
        throw new Problem(404, 'seal_not_found', 'Nothing has been sealed yet. Changes are sealed within a minute.');
      return { organization_id: member.organization_id, ...seal };
    },
  };
}

/** @throws Problem 403 for other roles than admin and auditor */
export function assertInspector(member: MemberDoc): void {
  const decision = canInspectAudit(member);
  if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
}
