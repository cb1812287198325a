import type { Static } from 'typebox';
import { Id, named, namedObject, oneOf, ref } from '../base.ts';

export const RISK_FLOW_STATUSES = ['draft', 'in-progress', 'completed', 'archived'] as const;
export const RiskFlowStatus = named('RiskFlowStatus', oneOf(RISK_FLOW_STATUSES));
export type RiskFlowStatus = Static<typeof RiskFlowStatus>;

/** The current flow of a risk, as the risk names it. */
export const FlowOfRisk = namedObject('FlowOfRisk', { id: Id, status: ref(RiskFlowStatus) });
export type FlowOfRisk = Static<typeof FlowOfRisk>;
