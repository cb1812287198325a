/** The defaults of a new risk flow. */
import type { RecordField } from '../../schemas/base.ts';
import type { Risk, RiskCreate } from '../../schemas/risk/risk.ts';
import type { RiskFlow, RiskFlowCreate } from '../../schemas/risk/risk-flow.ts';
import { flowPlan } from './completion-plan.ts';
import { assess } from './content/scenario-level.ts';

/** The fields of a flow that do not come from the store. */
export type FlowFields = Omit<RiskFlow, RecordField>;

/**
 * A draft at step 1 by default.
 * @param risk the risk of the flow, which stores its title and severity
 * @param createdBy id of the caller
 * @param today the day of the last review for assessments without one, `2026-03-01`
 */
export function newFlow(
  input: RiskFlowCreate,
  risk: Pick<Risk, 'title' | 'severity'>,
  createdBy: string,
  today: string,
): FlowFields {
  const { organization_id: _, created_by: _who, scenario_assessments = {}, treatment_plan = null, ...given } = input;
  return {
    status: 'draft',
    current_step: 1,
    assigned_to: null,
    selected_assets: [],
    selected_properties: [],
    selected_scenarios: [],
    asset_comments: {},
    property_comments: {},
    scenario_comments: {},
    asset_scenario_evaluations: {},
    treatment_description: '',
    ...given,
    treatment_plan: treatment_plan && flowPlan(treatment_plan),
    scenario_assessments: Object.fromEntries(
      Object.entries(scenario_assessments).map(([id, assessment]) => [id, assess(assessment, today)]),
    ),
    risk_title: risk.title,
    risk_severity: risk.severity,
    names: {},
    created_by: createdBy,
    completed_at: null,
    archived_at: null,
  };
}

/** Whether a new risk comes with a flow: only when assets or scenarios were picked for it. */
export function startsWithFlow({
  selected_assets = [],
  selected_scenarios = [],
}: Pick<RiskCreate, 'selected_assets' | 'selected_scenarios'>): boolean {
  return selected_assets.length > 0 || selected_scenarios.length > 0;
}
