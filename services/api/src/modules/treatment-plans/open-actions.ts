import type { MemberDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { ofVisibleRisks } from '../risk-scope.ts';

/** Limit of the plans with actions of a person: those whose next action is due first. */
const PLANS = 500;

/** The actions that a member has yet to do, each with its plan. */
export async function openActions(db: OrgDb, member: MemberDoc) {
  // Earlier versions stored what people typed.
  const names = [member.user_id, member.email];
  const plans = await db
    .collection<TreatmentPlanDoc>('treatment_plans')
    .find(
      { 'actions.responsible': { $in: names }, ...ofVisibleRisks(member) },
      { sort: { field: 'next_action', direction: 1 }, limit: PLANS },
    );
  return plans.flatMap(({ _id: plan_id, risk_id, actions }) =>
    actions
      .filter(({ responsible, status }) => names.includes(responsible) && status !== 'completed')
      .map((action) => ({ ...action, plan_id, risk_id })),
  );
}
