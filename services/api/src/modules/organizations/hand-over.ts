/** Counts the unfinished records that belong to a member, and hands them over to another member. */
import type { MemberHoldings } from '@parapet/contracts';
import type { Link } from '@parapet/contracts/links';
import { finishedStatuses, HANDED_OVER, isOpenAction, ownedBy, type HandedOver } from '@parapet/contracts/rules';
import type { Doc, Filter, OrgDb, Tx } from '../../store/port.ts';
import { relink } from '../links/relink.ts';
import { plansOf, showPlan } from '../risk-flows/flow-plan.ts';
import { flowsOf } from '../risk-flows/flows.ts';

const unfinished = (of: HandedOver): Filter => ({ status: { $nin: finishedStatuses(of) } });

/** Matches the records that belong to a member by a link. Of the actions of plans only the open ones do. */
function heldBy({ field }: Link, userId: string): Filter {
  const held = { [field]: userId };
  return field === 'actions.responsible'
    ? { $and: [held, { actions: { $elemMatch: { responsible: userId, status: { $ne: 'completed' } } } }] }
    : held;
}

async function count(db: OrgDb, of: HandedOver, userId: string): Promise<number> {
  return db.collection<Doc>(of).count({ ...unfinished(of), $or: ownedBy(of).map((link) => heldBy(link, userId)) });
}

export async function holdingsOf(db: OrgDb, userId: string): Promise<MemberHoldings> {
  const [risks, risk_flows, treatment_plans, tasks] = await Promise.all(HANDED_OVER.map((of) => count(db, of, userId)));
  return { risks: risks ?? 0, risk_flows: risk_flows ?? 0, treatment_plans: treatment_plans ?? 0, tasks: tasks ?? 0 };
}

export async function handOver(tx: Tx, from: string, to: string): Promise<void> {
  const plans = await plansOf(tx).find({ ...unfinished('treatment_plans'), assigned_to: from });
  for (const of of HANDED_OVER) {
    for (const link of ownedBy(of))
      await relink(tx, link, [from, to], { $and: [unfinished(of), heldBy(link, from)] }, isOpenAction);
  }
  // Flows show whom their plans are assigned to.
  for (const { risk_flow_id, ...plan } of plans) {
    if (risk_flow_id !== null)
      await showPlan(tx, await flowsOf(tx).findOne({ _id: risk_flow_id }), { ...plan, risk_flow_id, assigned_to: to });
  }
}
