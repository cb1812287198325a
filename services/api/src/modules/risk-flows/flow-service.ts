/** Reading and changing risk flows, as one member of an organisation. */
import type { RiskFlowCreate, RiskFlowQuery, RiskFlowUpdate } from '@parapet/contracts';
import { canCreateFlow, canEditFlow, canSavePlan, canSetFlowStatus, flowStatusChange, isReopened, creatorErrors, newFlow } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { changeRecord } from '../records.ts';
import { riskNamed } from '../risk-scope.ts';
import { assertState, assertVersion, orTaken } from '../state.ts';
import { findRisk } from '../risks/risk-service.ts';
import { contentAfter } from './flow-content.ts';
import { flowList } from './flow-query.ts';
import { contentTakenUp } from './flow-reopening.ts';
import { findFlow, flowsOf } from './flows.ts';

export function flowService({ store, cascades }: ServiceOptions) {
  async function insert(db: Tx, { member }: Caller, risk: RiskDoc, input: RiskFlowCreate): Promise<RiskFlowDoc> {
    const now = new Date().toISOString();
    const { organization_id, risk_id, created_by: _, ...given } = input;
    const empty = newFlow({ organization_id, risk_id }, risk, member.user_id, now.slice(0, 'yyyy-mm-dd'.length));
    return flowsOf(db).insertOne({
      ...empty,
      ...(given.status && flowStatusChange(given.status)),
      ...(await contentAfter(db, member, risk, empty, given, now)),
      risk_domain_id: risk.domain_id,
      open_risk_id: risk_id,
      completed_day: null,
      plan_saved_at: given.treatment_plan ? now : null,
    });
  }

  return {
    async list(caller: Caller, query: RiskFlowQuery) {
      const db = readAs(store, caller);
      return listPage(flowsOf(db), await flowList(db, query, caller.member));
    },

    get: (caller: Caller, id: string) => findFlow(readAs(store, caller), caller, id),

    /** @throws Problem 409 when the risk has a flow that is not archived, 400 when the body names another maker than the caller */
    create: (caller: Caller, input: RiskFlowCreate) =>
      orTaken(
        changeAs(store, caller, async (db) => {
          const risk = await riskNamed(db, caller.member, input.risk_id);
          assertState(canCreateFlow(await flowsOf(db).find({ risk_id: risk._id })));
          refuse(creatorErrors(input, caller.member.user_id));
          return insert(db, caller, risk, input);
        }),
        'The risk already has a risk flow.',
      ),

    /**
     * @param version that the change starts from; any when undefined
     * @throws Problem 409 when the flow is archived, may not have the status, or is completed and its plan would lack something
     */
    update: (caller: Caller, id: string, input: RiskFlowUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findFlow(db, caller, id);
        assertState(canEditFlow(before));
        if (input.status !== undefined) assertState(canSetFlowStatus(before.status, input.status));
        if (input.treatment_plan !== undefined) assertState(canSavePlan(input.status ?? before.status, input.treatment_plan));
        assertVersion(before, version);
        const risk = await findRisk(db, caller, before.risk_id);
        const reopens = isReopened(before.status, input.status);
        // Nobody archives or renames the risk of a flow that is being taken up again.
        if (reopens) await db.lock('risks', [risk._id]);
        const now = new Date().toISOString();
        const content = await contentAfter(db, caller.member, risk, before, input, now);
        return changeRecord(flowsOf(db), before, {
          $set: {
            ...content,
            ...(reopens && (await contentTakenUp(db, { ...before, ...content }, risk))),
            ...(input.status && flowStatusChange(input.status)),
            ...(reopens && { completed_day: null }),
            ...(input.treatment_plan !== undefined && { plan_saved_at: now }),
          },
        });
      }),

    /** Its plan goes with it. */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(caller, 'risk_flows', (db) => findFlow(db, caller, id, version)),
  };
}
