/** Completing and archiving a flow: the flow, its plan and its risk change together. */
import type { RiskFlowCompletion } from '@parapet/contracts';
import { canArchiveFlow, canCompleteFlow, canMarkComplete, planCopies, flowArchiving, flowCompletion, planToComplete } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { personToKeep } from '../assignee.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs } from '../caller.ts';
import { changeRecord, notThere } from '../records.ts';
import { assertState, assertVersion } from '../state.ts';
import { namesOf } from './flow-content.ts';
import { plansOf, savePlan } from './flow-plan.ts';
import { findFlow, flowsOf } from './flows.ts';

const risksOf = (db: OrgDb) => db.collection<RiskDoc>('risks');

async function riskOf(db: OrgDb, flow: RiskFlowDoc): Promise<RiskDoc> {
  const risk = await risksOf(db).findOne({ _id: flow.risk_id });
  if (risk === null) throw notThere('risk');
  return risk;
}

export function flowTransitions(store: Store) {
  return {
    /**
     * Saves the plan and completes it with the flow; the risk becomes mitigating and goes to the plan's assignee.
     * @throws Problem 409 when the flow is not in progress or the plan lacks something, 400 when nobody is its assignee
     */
    complete: (caller: Caller, id: string, input: RiskFlowCompletion, version: number | undefined): Promise<RiskFlowDoc> =>
      changeAs(store, caller, async (db) => {
        const flow = await findFlow(db, caller, id);
        assertState(canMarkComplete(flow));
        assertVersion(flow, version);
        const risk = await riskOf(db, flow);
        // Nobody makes it a plan meanwhile: this may make one.
        await db.lock('risk_flows', [id]);
        const record = await plansOf(db).findOne({ risk_flow_id: id });
        const plan = planToComplete(input, flow, record);
        assertState(canCompleteFlow(flow, plan, risk));

        const now = new Date().toISOString();
        const assignee = await personToKeep(db, '/treatment_plan/assignedTo', plan.assignedTo);
        const finished = { ...plan, assignedTo: assignee };
        const completion = flowCompletion(finished, now);
        await savePlan(db, caller.member, flow, record, finished, completion.plan);
        await changeRecord(risksOf(db), risk, { $set: completion.risk });
        return changeRecord(flowsOf(db), flow, {
          $set: {
            ...completion.flow,
            completed_day: now.slice(0, 'yyyy-mm-dd'.length),
            assigned_to: assignee,
            treatment_plan: planCopies(finished).inFlow,
            plan_saved_at: now,
            names: await namesOf(db, flow),
          },
        });
      }),

    /** The risk is closed with the flow. @throws Problem 409 unless the flow is completed */
    archive: (caller: Caller, id: string, version: number | undefined): Promise<RiskFlowDoc> =>
      changeAs(store, caller, async (db) => {
        const flow = await findFlow(db, caller, id);
        assertState(canArchiveFlow(flow));
        assertVersion(flow, version);
        const risk = await riskOf(db, flow);
        const archiving = flowArchiving(risk, new Date().toISOString());
        if (archiving.risk !== null) await changeRecord(risksOf(db), risk, { $set: archiving.risk });
        return changeRecord(flowsOf(db), flow, { $set: { ...archiving.flow, open_risk_id: null } });
      }),
  };
}
