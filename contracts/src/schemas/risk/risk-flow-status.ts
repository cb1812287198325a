import Type, { type Static } from 'typebox';
import { Id, closed, named, oneOf, ref } from '../base.ts';

export const RISK_FLOW_STATUSES = ['draft', 'in-progress', 'completed', 'archived'] as const;
export const RiskFlowStatus = named('RiskFlowStatus', oneOf(RISK_FLOW_STATUSES));
export type RiskFlowStatus = Static<typeof RiskFlowStatus>;

/** The current flow of a risk, as the risk names it. */
export const FlowOfRisk = named('FlowOfRisk', Type.Object({ id: Id, status: ref(RiskFlowStatus) }, closed));
export type FlowOfRisk = Static<typeof FlowOfRisk>;
