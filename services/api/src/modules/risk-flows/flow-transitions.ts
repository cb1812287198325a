/** Completes and archives flows, which also changes their plan and risk. */
import type { RiskFlowCompletion } from '@parapet/contracts';
import {
  canArchiveFlow,
  canCompleteFlow,
  canMarkComplete,
  flowArchiving,
  flowCompletion,
  plannedActions,
  planToComplete,
} from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { resolvePerson, withResponsible } from '../assignee.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs } from '../caller.ts';
import { newId } from '../new-id.ts';
import { changeRecord, notFound } from '../records.ts';
import { readable } from '../risks/answer-keys.ts';
import { errorsOfAnswers } from '../risks/answers.ts';
import { assertState, assertVersion, refuseState } from '../state.ts';
import { namesOf } from './flow-content.ts';
import { completePlan, planOfFlow } from './flow-plan.ts';
import { findFlow, flowsOf } from './flows.ts';

const risksOf = (db: OrgDb) => db.collection<RiskDoc>('risks');

async function riskOf(db: OrgDb, flow: RiskFlowDoc): Promise<RiskDoc> {
  const risk = await risksOf(db).findOne({ _id: flow.risk_id });
  if (risk === null) throw notFound('risk');
  return risk;
}

export function flowTransitions(store: Store) {
  return {
    /**
     * Saves and completes the plan, and completes the flow. The risk becomes mitigating, and the plan's assignee its owner.
     * @throws Problem 409 when the flow is not in progress or has no assets, the plan is incomplete, or answers of the risk are missing or not offered; 400 when its assignee does not exist
     */
    complete: (
      caller: Caller,
      id: string,
      input: RiskFlowCompletion,
      version: number | undefined,
    ): Promise<RiskFlowDoc> =>
      changeAs(store, caller, async (db) => {
        const flow = await findFlow(db, caller, id);
        assertState(canMarkComplete(flow));
        assertVersion(flow, version);
        const risk = await riskOf(db, flow);
        // Keeps concurrent requests from inserting a second plan for the flow.
        await db.lock('risk_flows', [id]);
        const record = await planOfFlow(db, id);
        const { actions, ...given } = input;
        const plan = planToComplete(
          {
            ...given,
            ...(actions && { actions: await withResponsible(db, plannedActions(actions, newId), record?.actions) }),
          },
          record,
        );
        assertState(canCompleteFlow(flow, plan, risk));
        refuseState(await errorsOfAnswers(db, readable(risk)));

        const now = new Date().toISOString();
        const assignee = await resolvePerson(db, '/treatment_plan/assignedTo', plan.assignedTo);
        const finished = { ...plan, assignedTo: assignee };
        const completion = flowCompletion(finished, now);
        const treatment_plan = await completePlan(db, caller.member, flow, record, finished, completion.plan);
        await changeRecord(risksOf(db), risk, {
          $set: { ...completion.risk, flow: { id, status: completion.flow.status } },
        });
        return changeRecord(flowsOf(db), flow, {
          $set: { ...completion.flow, assigned_to: assignee, treatment_plan, names: await namesOf(db, flow) },
        });
      }),

    /** Also closes the risk. @throws Problem 409 unless the flow is completed */
    archive: (caller: Caller, id: string, version: number | undefined): Promise<RiskFlowDoc> =>
      changeAs(store, caller, async (db) => {
        const flow = await findFlow(db, caller, id);
        assertState(canArchiveFlow(flow));
        assertVersion(flow, version);
        const risk = await riskOf(db, flow);
        const archiving = flowArchiving(risk, new Date().toISOString());
        await changeRecord(risksOf(db), risk, {
          $set: { ...archiving.risk, flow: { id, status: archiving.flow.status } },
        });
        return changeRecord(flowsOf(db), flow, { $set: { ...archiving.flow, open_risk_id: null } });
      }),
  };
}
