/** Reads and changes risk flows on behalf of a member. */
import type { RiskCreate, RiskFlowCreate, RiskFlowQuery, RiskFlowUpdate } from '@parapet/contracts';
import {
  canCreateFlow,
  canEditFlow,
  canSavePlan,
  canSetFlowStatus,
  flowStatusChange,
  isReopened,
  creatorErrors,
  newFlow,
  planInFlow,
  seededSelection,
  startsWithFlow,
  writtenPlan,
} from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { changeRecord } from '../records.ts';
import { findAndLockRisk } from '../risk-scope.ts';
import { assertState, assertVersion, refuseDuplicate } from '../state.ts';
import { updateFlowOfRisk } from '../risks/reads/flow-of-risk.ts';
import { todayOf } from '../reader-day.ts';
import { riskWithNames } from '../risks/reads/risk-names.ts';
import { findRisk, insertRisk } from '../risks/risk-service.ts';
import { contentAfter } from './flow-content.ts';
import { addPlanOf, writePlan } from './flow-plan.ts';
import { flowList } from './reads/flow-query.ts';
import { reopenedContent } from './flow-reopening.ts';
import { findFlow, flowsOf, readFlow } from './flows.ts';

async function insert(db: Tx, caller: Caller, risk: RiskDoc, input: RiskFlowCreate): Promise<RiskFlowDoc> {
  const { member } = caller;
  const today = await todayOf(db, caller);
  const { organization_id, risk_id, created_by: _, ...given } = input;
  const empty = newFlow({ organization_id, risk_id }, risk, member.user_id, today);
  const content = await contentAfter(db, member, risk, empty, given, today);
  const plan = content.treatment_plan;
  const flow = await flowsOf(db).insertOne({
    ...empty,
    ...(given.status && flowStatusChange(given.status)),
    ...content,
    treatment_plan: plan && planInFlow({ ...writtenPlan(plan), actions: [] }),
    risk_domain_id: risk.domain_id,
    open_risk_id: risk_id,
  });
  if (plan !== null) await addPlanOf(db, member, flow, plan);
  return flow;
}

export function flowService({ store, cascades }: ServiceOptions) {
  return {
    async list(caller: Caller, query: RiskFlowQuery) {
      const db = readAs(store, caller);
      return listPage(flowsOf(db), await flowList(db, query, caller.member));
    },

    get: (caller: Caller, id: string) => readFlow(store, readAs(store, caller), caller, id),

    /** @throws Problem 409 when the risk has a flow that is not archived, 400 when the body names another creator than the caller */
    create: (caller: Caller, input: RiskFlowCreate) =>
      refuseDuplicate(
        changeAs(store, caller, async (db) => {
          const risk = await findAndLockRisk(db, caller.member, input.risk_id);
          assertState(canCreateFlow(await flowsOf(db).find({ risk_id: risk._id })));
          refuse(creatorErrors(input, caller.member.user_id));
          const flow = await insert(db, caller, risk, input);
          await updateFlowOfRisk(db, risk._id);
          return flow;
        }),
        'The risk already has a risk flow.',
      ),

    /** Creates a risk, and its flow if it has assets or scenarios. */
    createWithRisk: (caller: Caller, input: RiskCreate) =>
      changeAs(store, caller, async (db) => {
        const risk = await insertRisk(db, caller, input);
        if (!startsWithFlow(risk)) return { risk: await riskWithNames(store, db, risk), flow: null };
        const flow = await insert(db, caller, risk, {
          organization_id: input.organization_id,
          risk_id: risk._id,
          ...seededSelection(risk),
        });
        await updateFlowOfRisk(db, risk._id);
        return { risk: await riskWithNames(store, db, await findRisk(db, caller, risk._id)), flow };
      }),

    /**
     * @param version on which the request is based; undefined for any
     * @throws Problem 409 when the flow is archived, the status is not allowed, or the flow is completed and its plan would become incomplete
     */
    update: (caller: Caller, id: string, input: RiskFlowUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findFlow(db, caller, id);
        assertState(canEditFlow(before));
        if (input.status !== undefined) assertState(canSetFlowStatus(before.status, input.status));
        if (input.treatment_plan !== undefined)
          assertState(canSavePlan(input.status ?? before.status, input.treatment_plan));
        assertVersion(before, version);
        const risk = await findRisk(db, caller, before.risk_id);
        const reopens = isReopened(before.status, input.status);
        // Keeps concurrent changes from archiving or renaming the risk of a flow that is reopened.
        if (reopens) await db.lock('risks', [risk._id]);
        const content = await contentAfter(db, caller.member, risk, before, input, await todayOf(db, caller));
        const after = await changeRecord(flowsOf(db), before, {
          $set: {
            ...content,
            ...(reopens && (await reopenedContent(db, { ...before, ...content }, risk))),
            ...(input.status && flowStatusChange(input.status)),
            treatment_plan: await writePlan(
              db,
              caller.member,
              before,
              input.treatment_plan === undefined ? undefined : content.treatment_plan,
              reopens,
            ),
          },
        });
        if (after.status !== before.status) await updateFlowOfRisk(db, risk._id);
        return after;
      }),

    /** Also deletes the plan of the flow. */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(
        caller,
        'risk_flows',
        (db) => findFlow(db, caller, id, version),
        (db, flow) => updateFlowOfRisk(db, flow.risk_id),
      ),
  };
}
