/** Flows, plans and tasks are seen with their risk: they keep its domain, so that lists and counts can go by an index. */
import { canPutInDomain, riskScope, seesRisk } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../collections.ts';
import { Problem } from '../pipeline/problem.ts';
import type { Filter, Tx } from '../store/port.ts';
import { unknownReference } from './links/named-records.ts';

/** The flows and plans, or the tasks of risks, that a member may see at all. */
export function ofVisibleRisks(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { risk_domain_id: { $in: [...scope.domains] } };
}

/** The tasks that a member may see at all: see {@link seesTask}. */
export function visibleTasks(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { $or: [{ risk_id: null }, ofVisibleRisks(member)] };
}

/**
 * The risk that a body names as `risk_id`, to add something to it. Locks it: what is added while the risk is deleted would be
 * left without one, and while it moves to another domain, be seen in the old one.
 * @throws Problem 400 when there is none that the caller may see
 */
export async function riskNamed(tx: Tx, member: MemberDoc, id: string): Promise<RiskDoc> {
  const risk = await tx.collection<RiskDoc>('risks').findOne({ _id: id });
  if (risk === null || !seesRisk(member, risk.domain_id)) throw unknownReference(['/risk_id']);
  await tx.lock('risks', [id]);
  return risk;
}

/**
 * @param domainId null: in none
 * @param what for people
 * @throws Problem 403 when the member may not keep something in this domain
 */
export function assertOwnDomain(member: MemberDoc, domainId: string | null, what?: string): void {
  const decision = canPutInDomain(member, domainId, what);
  if (!decision.allowed) throw new Problem(403, 'outside_domains', decision.reason);
}
