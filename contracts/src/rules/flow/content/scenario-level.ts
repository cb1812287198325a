/** The assessment of a scenario in a risk flow. */
import type { Level } from '../../../schemas/level.ts';
import type { ScenarioAssessment, ScenarioAssessmentInput } from '../../../schemas/risk/scenario-assessment.ts';
import { evaluationKey } from './asset-selection.ts';

/**
 * The level for likelihood x impact: up to 6 low, up to 12 medium, up to 20 high, above critical.
 * @param likelihood 1-5
 * @param impact 1-5
 */
export function scenarioLevel(likelihood: number, impact: number): Level {
  const score = likelihood * impact;
  if (score <= 6) return 'low';
  if (score <= 12) return 'medium';
  return score <= 20 ? 'high' : 'critical';
}

/** The content of a flow about its scenarios. */
export interface ScenarioWork {
  selected_assets: readonly string[];
  /** Keys are ids of scenarios. */
  scenario_assessments: Readonly<Record<string, unknown>>;
  /** Keys are `{assetId}:{scenarioId}`. */
  asset_scenario_evaluations: Readonly<Record<string, unknown>>;
}

/** Whether a scenario is marked 'Added': it has an assessment, or an evaluation for one of the flow's assets. */
export function isScenarioAdded(scenarioId: string, flow: ScenarioWork): boolean {
  if (Object.hasOwn(flow.scenario_assessments, scenarioId)) return true;
  return flow.selected_assets.some((assetId) =>
    Object.hasOwn(flow.asset_scenario_evaluations, evaluationKey(assetId, scenarioId)),
  );
}

/**
 * An assessment as a flow stores it: with its level, and defaults for missing fields.
 * @param today the day of the last review when the input has none, `2026-03-01`
 */
export function assess(input: ScenarioAssessmentInput, today: string): ScenarioAssessment {
  return {
    mitigation_strategy: '',
    residual_risk: null,
    controls_effectiveness: null,
    comments: '',
    last_reviewed: today,
    reviewer: '',
    ...input,
    risk_level: scenarioLevel(input.likelihood, input.impact),
  };
}
