/** Whoever may see a risk may see its flows, plans and tasks. These store the risk's domain, so that an index can answer their lists and counts. */
import { canPutInDomain, riskScope, seesRisk } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../collections.ts';
import { Problem } from '../pipeline/problem.ts';
import type { Filter, Tx } from '../store/port.ts';
import { unknownReference } from './links/named-records.ts';

/** The risks that a member may see. */
export function visibleRisks(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { domain_id: { $in: [...scope.domains] } };
}

/** The flows, the plans, or the tasks of risks, that a member may see. */
export function ofVisibleRisks(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { risk_domain_id: { $in: [...scope.domains] } };
}

/** The tasks that a member may see, including those without a risk. */
export function visibleTasks(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { $or: [{ risk_id: null }, ofVisibleRisks(member)] };
}

/**
 * Finds the risk with the `risk_id` of a body, to which a record is added. Locks the risk: if it were deleted or moved to another domain at the
 * same time, the record would be left without a risk, or with the old domain.
 * @throws Problem 400 when there is none that the caller may see
 */
export async function findAndLockRisk(tx: Tx, member: MemberDoc, id: string): Promise<RiskDoc> {
  const risk = await tx.collection<RiskDoc>('risks').findOne({ _id: id });
  if (risk === null || !seesRisk(member, risk.domain_id)) throw unknownReference(['/risk_id']);
  await tx.lock('risks', [id]);
  return risk;
}

/**
 * @param domainId null for no domain
 * @param what the noun for the records in the message
 * @throws Problem 403 when the member may not have records in this domain
 */
export function assertOwnDomain(member: MemberDoc, domainId: string | null, what?: string): void {
  const decision = canPutInDomain(member, domainId, what);
  if (!decision.allowed) throw new Problem(403, 'outside_domains', decision.reason);
}
