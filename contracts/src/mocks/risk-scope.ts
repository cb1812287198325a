/** Flows, plans and tasks are seen with their risk, whose domain they keep. */
import { canPutInDomain, seesRisk, seesTask } from '../rules/index.ts';
import { memberOf, type Context } from './mock.ts';
import { MockProblem } from './problem.ts';
import { findRecord, ownRecords } from './records.ts';
import { unknownReference } from './references.ts';
import type { MemberRecord } from './mock-state.ts';
import type { Kept } from './tables.ts';

/** Which risks a member may see at all. */
export const visibleRisks = (member: MemberRecord) => ({ domain_id }: Pick<Kept<'risks'>, 'domain_id'>): boolean => seesRisk(member, domain_id);

/** Which flows and plans a member may see at all. */
export const ofVisibleRisks = (member: MemberRecord) => ({ risk_domain_id }: { risk_domain_id: string | null }): boolean => seesRisk(member, risk_domain_id);

/** Which tasks a member may see at all. */
export const visibleTasks = (member: MemberRecord) => (task: { risk_id: string | null; risk_domain_id: string | null }): boolean => seesTask(member, task);

/** The risk, when the caller may see it. @throws MockProblem 404 */
export function findRisk(context: Context, id: string): Kept<'risks'> {
  return findRecord(context, 'risks', id, { noun: 'risk', visible: visibleRisks(memberOf(context)) });
}

/** The risk that a body names as `risk_id`. @throws MockProblem 400 when there is none that the caller may see */
export function riskNamed(context: Context, id: string): Kept<'risks'> {
  const risk = ownRecords(context, 'risks').filter(visibleRisks(memberOf(context))).find((one) => one.id === id);
  if (risk === undefined) throw unknownReference(['/risk_id']);
  return risk;
}

/** @throws MockProblem 403 when the member may not keep something in this domain */
export function assertOwnDomain(member: MemberRecord, domainId: string | null, what?: string): void {
  const decision = canPutInDomain(member, domainId, what);
  if (!decision.allowed) throw new MockProblem(403, 'outside_domains', decision.reason);
}
