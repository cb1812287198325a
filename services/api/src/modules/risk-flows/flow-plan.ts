/**
 * The plan of a flow is a record of its own. The flow stores a copy of what it shows, written in the same transaction, so that lists need no
 * second query, a change of the plan is a change of the flow's version, and the history and conflicts of a flow contain its plan.
 */
import type { FlowTreatmentPlan, TreatmentAction } from '@parapet/contracts';
import {
  canSavePlan,
  newPlan,
  planInFlow,
  planRecord,
  planStatusChange,
  writtenPlan,
  type PlanForm,
} from '@parapet/contracts/rules';
import type { MemberDoc, RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import { changeRecord } from '../records.ts';
import { assertState } from '../state.ts';
import { flowsOf } from './flows.ts';

export const plansOf = (db: OrgDb) => db.collection<TreatmentPlanDoc>('treatment_plans');

export const planOfFlow = (db: OrgDb, flowId: string) => plansOf(db).findOne({ risk_flow_id: flowId });

type Planned = Pick<RiskFlowDoc, '_id' | 'organization_id' | 'risk_id' | 'risk_domain_id'>;

function insertPlan(
  db: OrgDb,
  member: MemberDoc,
  flow: Planned,
  fields: Partial<TreatmentPlanDoc>,
): Promise<TreatmentPlanDoc> {
  const plan = newPlan(
    { organization_id: flow.organization_id, risk_id: flow.risk_id, risk_flow_id: flow._id },
    member.user_id,
  );
  return plansOf(db).insertOne({ ...plan, ...fields, risk_domain_id: flow.risk_domain_id });
}

/** Adds the plan with which a flow is created. */
export async function addPlanOf(db: OrgDb, member: MemberDoc, flow: Planned, plan: FlowTreatmentPlan): Promise<void> {
  await insertPlan(db, member, flow, writtenPlan(plan));
}

/**
 * Applies a change of a flow to its plan. Reopening the flow also reopens the plan.
 * @param plan undefined when the change does not name it
 * @returns the plan as the flow shows it
 * @throws Problem 409 when the plan is completed and would become incomplete
 */
export async function writePlan(
  db: Tx,
  member: MemberDoc,
  flow: Planned,
  plan: FlowTreatmentPlan | null | undefined,
  reopens: boolean,
): Promise<FlowTreatmentPlan | null> {
  const record = await planOfFlow(db, flow._id);
  if (record === null) {
    if (plan === undefined || plan === null) return null;
    // Keeps concurrent requests from inserting a second plan for the flow.
    await db.lock('risk_flows', [flow._id]);
    return planInFlow(await insertPlan(db, member, flow, writtenPlan(plan)));
  }
  const reopened =
    reopens && record.status === 'completed' ? planStatusChange('in-progress') : { status: record.status };
  if (plan !== undefined) assertState(canSavePlan(reopened.status, plan));
  return planInFlow(
    await changeRecord(plansOf(db), record, { $set: { ...reopened, ...(plan !== undefined && writtenPlan(plan)) } }),
  );
}

/** Copies the plan to its flow. @param plan null once it is deleted */
export async function showPlan(db: OrgDb, flow: RiskFlowDoc | null, plan: TreatmentPlanDoc | null): Promise<void> {
  if (flow !== null) await changeRecord(flowsOf(db), flow, { $set: { treatment_plan: planInFlow(plan) } });
}

/** Inserts or updates the record of a flow's plan, as completed. @returns the plan as the flow shows it */
export async function completePlan(
  db: OrgDb,
  member: MemberDoc,
  flow: RiskFlowDoc,
  record: TreatmentPlanDoc | null,
  form: PlanForm<TreatmentAction>,
  completed: Pick<TreatmentPlanDoc, 'status' | 'completed_at'>,
): Promise<FlowTreatmentPlan | null> {
  const fields = { ...planRecord(form), actions: [...form.actions], ...completed };
  return planInFlow(
    record === null
      ? await insertPlan(db, member, flow, fields)
      : await changeRecord(plansOf(db), record, { $set: fields }),
  );
}
