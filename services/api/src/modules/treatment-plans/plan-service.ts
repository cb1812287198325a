/** Reads and changes treatment plans on behalf of a member. */
import type { TreatmentPlanCreate, TreatmentPlanQuery, TreatmentPlanUpdate } from '@parapet/contracts';
import {
  PLAN_EXISTS,
  canChangePlanOf,
  canCompletePlan,
  canEditFlow,
  canAddPlan,
  canDeletePlanOf,
  canSavePlan,
  canSetPlanStatus,
  completedPlan,
  creatorChangeErrors,
  creatorErrors,
  newPlan,
  planLinkErrors,
  plannedActions,
  planStatusChange,
} from '@parapet/contracts/rules';
import type { RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';
import { resolveAssignee, withResponsible } from '../assignee.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import { newId } from '../new-id.ts';
import { changeRecord, deleteRecord, findRecord } from '../records.ts';
import { unknownReference } from '../links/named-records.ts';
import { withoutGoneLinks } from '../links/read-links.ts';
import { ofVisibleRisks, findAndLockRisk } from '../risk-scope.ts';
import { assertState, assertVersion, refuseDuplicate } from '../state.ts';
import { plansOf, showPlan } from '../risk-flows/flow-plan.ts';
import { riskTitles } from '../work-names.ts';
import { planList } from './plan-query.ts';

const flowOf = (db: OrgDb, id: string) => db.collection<RiskFlowDoc>('risk_flows').findOne({ _id: id });

/** @throws Problem 404 also when the caller may not see the risk, 412 when the version differs */
function findPlan(db: OrgDb, { member }: Caller, id: string, version?: number): Promise<TreatmentPlanDoc> {
  return findRecord(plansOf(db), { _id: id, ...ofVisibleRisks(member) }, 'treatment plan', version);
}

const flowOfPlan = async (db: OrgDb, { risk_flow_id }: TreatmentPlanDoc) =>
  risk_flow_id === null ? null : flowOf(db, risk_flow_id);

/** @returns the flow of a plan that may change; null without one @throws Problem 409 for the plan of an archived flow, which cannot change either */
async function openFlowOf(db: OrgDb, plan: TreatmentPlanDoc): Promise<RiskFlowDoc | null> {
  const flow = await flowOfPlan(db, plan);
  assertState(canChangePlanOf(flow));
  return flow;
}

/** Also locks the flow, and returns it. @throws Problem 400 when the flow is not one of the risk, 409 when it is archived or has a plan */
async function assertCanHavePlan(db: Tx, riskId: string, flowId: string): Promise<RiskFlowDoc> {
  const flow = await flowOf(db, flowId);
  if (flow?.risk_id !== riskId) throw unknownReference(['/risk_flow_id']);
  assertState(canEditFlow(flow));
  assertState(canAddPlan(await plansOf(db).find({ risk_flow_id: flowId })));
  await db.lock('risk_flows', [flowId]);
  return flow;
}

/** The fields to store: the title trimmed, the assignee as an id, the actions complete. */
async function storedFields<P extends TreatmentPlanUpdate>(
  db: Tx,
  { assigned_to, actions, ...plan }: P,
  before?: Pick<TreatmentPlanDoc, 'assigned_to' | 'actions'>,
) {
  return {
    ...plan,
    ...(plan.title !== undefined && { title: plan.title.trim() }),
    ...(actions !== undefined && {
      actions: await withResponsible(db, plannedActions(actions, newId), before?.actions),
    }),
    ...(assigned_to !== undefined && {
      assigned_to: (await resolveAssignee(db, '/assigned_to', assigned_to, before?.assigned_to)) ?? '',
    }),
  };
}

export function planService(store: Store) {
  return {
    async list(caller: Caller, query: TreatmentPlanQuery) {
      const db = readAs(store, caller);
      const page = await listPage(plansOf(db), await planList(db, query, caller.member));
      const titleOf = await riskTitles(db, page.items);
      return { ...page, items: page.items.map((plan) => ({ ...plan, risk_title: titleOf(plan.risk_id) })) };
    },

    async get(caller: Caller, id: string) {
      const db = readAs(store, caller);
      return withoutGoneLinks(store, db, 'treatment_plans', await findPlan(db, caller, id));
    },

    /** @throws Problem 409 when the flow has a plan, 400 when the body names another creator than the caller */
    create: (caller: Caller, input: TreatmentPlanCreate) =>
      refuseDuplicate(
        changeAs(store, caller, async (db) => {
          const risk = await findAndLockRisk(db, caller.member, input.risk_id);
          const flow = input.risk_flow_id ? await assertCanHavePlan(db, risk._id, input.risk_flow_id) : null;
          refuse(creatorErrors(input, caller.member.user_id));
          const plan = newPlan(await storedFields(db, input), caller.member.user_id);
          const inserted = await plansOf(db).insertOne({ ...plan, risk_domain_id: risk.domain_id });
          await showPlan(db, flow, inserted);
          return inserted;
        }),
        PLAN_EXISTS,
      ),

    /**
     * @param version on which the request is based; undefined for any
     * @throws Problem 409 when the flow is archived, the status is not allowed, or the plan is completed and would become incomplete
     */
    update: (caller: Caller, id: string, input: TreatmentPlanUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findPlan(db, caller, id);
        const flow = await openFlowOf(db, before);
        if (input.status !== undefined) assertState(canSetPlanStatus(before.status, input.status));
        const wanted = { ...before, ...input };
        for (const status of [wanted.status, flow?.status ?? wanted.status])
          assertState(canSavePlan(status, { ...wanted, assignedTo: wanted.assigned_to }));
        assertVersion(before, version);
        refuse([...planLinkErrors(before, input), ...creatorChangeErrors(before, input, caller.member.user_id)]);
        const { created_by: _, ...given } = input;
        const change = await storedFields(db, given, before);
        const after = await changeRecord(plansOf(db), before, {
          $set: { ...change, ...(input.status && planStatusChange(input.status)) },
        });
        await showPlan(db, flow, after);
        return after;
      }),

    /** @throws Problem 409 when the flow is completed or archived */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findPlan(db, caller, id);
        const flow = await flowOfPlan(db, before);
        assertState(canDeletePlanOf(flow));
        assertVersion(before, version);
        await deleteRecord(plansOf(db), before);
        await showPlan(db, flow, null);
      }),

    /** @throws Problem 409 when the plan is incomplete, or completed already */
    complete: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findPlan(db, caller, id);
        await openFlowOf(db, before);
        assertState(canCompletePlan({ ...before, assignedTo: before.assigned_to }));
        assertVersion(before, version);
        return changeRecord(plansOf(db), before, { $set: completedPlan(new Date().toISOString()) });
      }),
  };
}
