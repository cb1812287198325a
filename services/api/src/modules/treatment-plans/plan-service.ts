/** Reading and changing treatment plans, as one member of an organisation. */
import type { TreatmentPlanCreate, TreatmentPlanQuery, TreatmentPlanUpdate } from '@parapet/contracts';
import {
  PLAN_EXISTS, canChangePlanOf, canCompletePlan, canEditFlow, canAddPlan, canSavePlan, canSetPlanStatus, completedPlan, creatorChangeErrors, creatorErrors, newPlan, planLinkErrors, planStatusChange,
} from '@parapet/contracts/rules';
import type { RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';
import { assigneeToKeep } from '../assignee.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import { changeRecord, deleteRecord, findRecord } from '../records.ts';
import { unknownReference } from '../links/named-records.ts';
import { ofVisibleRisks, riskNamed } from '../risk-scope.ts';
import { assertState, assertVersion, orTaken } from '../state.ts';
import { planList } from './plan-query.ts';

const plansOf = (db: OrgDb) => db.collection<TreatmentPlanDoc>('treatment_plans');
const flowOf = (db: OrgDb, id: string) => db.collection<RiskFlowDoc>('risk_flows').findOne({ _id: id });

/** The plan, when the caller may see its risk. @throws Problem 404, or 412 when it is at another version than they know */
function findPlan(db: OrgDb, { member }: Caller, id: string, version?: number): Promise<TreatmentPlanDoc> {
  return findRecord(plansOf(db), { _id: id, ...ofVisibleRisks(member) }, 'treatment plan', version);
}

/** The plan of an archived flow is a record, as the flow is. @throws Problem 409 */
async function assertOpen(db: OrgDb, plan: TreatmentPlanDoc): Promise<void> {
  assertState(canChangePlanOf(plan.risk_flow_id === null ? null : await flowOf(db, plan.risk_flow_id)));
}

/** Also holds the flow. @throws Problem 400 when there is no such flow of the risk, 409 when it is archived or has a plan */
async function assertFree(db: Tx, riskId: string, flowId: string): Promise<void> {
  const flow = await flowOf(db, flowId);
  if (flow?.risk_id !== riskId) throw unknownReference(['/risk_flow_id']);
  assertState(canEditFlow(flow));
  assertState(canAddPlan(await plansOf(db).find({ risk_flow_id: flowId })));
  await db.lock('risk_flows', [flowId]);
}

/** A plan as it is kept: its assignee by id, its title without blanks around it. */
async function asKept<P extends TreatmentPlanUpdate>(db: Tx, { assigned_to, ...plan }: P, before?: string) {
  return {
    ...plan,
    ...(plan.title !== undefined && { title: plan.title.trim() }),
    ...(assigned_to !== undefined && { assigned_to: (await assigneeToKeep(db, '/assigned_to', assigned_to, before)) ?? '' }),
  };
}

export function planService(store: Store) {
  return {
    async list(caller: Caller, query: TreatmentPlanQuery) {
      const db = readAs(store, caller);
      return listPage(plansOf(db), await planList(db, query, caller.member));
    },

    get: (caller: Caller, id: string) => findPlan(readAs(store, caller), caller, id),

    /** @throws Problem 409 when the flow has a plan, 400 when the body names another maker than the caller */
    create: (caller: Caller, input: TreatmentPlanCreate) =>
      orTaken(
        changeAs(store, caller, async (db) => {
          const risk = await riskNamed(db, caller.member, input.risk_id);
          if (input.risk_flow_id) await assertFree(db, risk._id, input.risk_flow_id);
          refuse(creatorErrors(input, caller.member.user_id));
          const plan = newPlan(await asKept(db, input), caller.member.user_id);
          return plansOf(db).insertOne({ ...plan, risk_domain_id: risk.domain_id });
        }),
        PLAN_EXISTS,
      ),

    /**
     * A plan that is taken up again is no longer completed.
     * @param version that the change starts from; any when undefined
     * @throws Problem 409 when its flow is archived, it may not have the status, or it is completed and would lack something
     */
    update: (caller: Caller, id: string, input: TreatmentPlanUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findPlan(db, caller, id);
        await assertOpen(db, before);
        if (input.status !== undefined) assertState(canSetPlanStatus(before.status, input.status));
        const wanted = { ...before, ...input };
        assertState(canSavePlan(wanted.status, { ...wanted, assignedTo: wanted.assigned_to }));
        assertVersion(before, version);
        refuse([...planLinkErrors(before, input), ...creatorChangeErrors(before, input, caller.member.user_id)]);
        const { created_by: _, ...given } = input;
        const change = await asKept(db, given, before.assigned_to);
        return changeRecord(plansOf(db), before, { $set: { ...change, ...(input.status && planStatusChange(input.status)) } });
      }),

    /** @throws Problem 409 when its flow is archived */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findPlan(db, caller, id);
        await assertOpen(db, before);
        assertVersion(before, version);
        await deleteRecord(plansOf(db), before);
      }),

    /** @throws Problem 409 when it lacks something, or is completed */
    complete: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findPlan(db, caller, id);
        await assertOpen(db, before);
        assertState(canCompletePlan({ ...before, assignedTo: before.assigned_to }));
        assertVersion(before, version);
        return changeRecord(plansOf(db), before, { $set: completedPlan(new Date().toISOString()) });
      }),
  };
}
