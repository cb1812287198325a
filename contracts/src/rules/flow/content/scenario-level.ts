/** How a scenario is assessed within a risk flow. */
import type { Level } from '../../../schemas/level.ts';
import type { ScenarioAssessment, ScenarioAssessmentInput } from '../../../schemas/scenario-assessment.ts';
import { evaluationKey } from './asset-selection.ts';

/**
 * Level of likelihood x impact: up to 6 low, up to 12 medium, up to 20 high, above critical.
 * @param likelihood 1-5
 * @param impact 1-5
 */
export function scenarioLevel(likelihood: number, impact: number): Level {
  const score = likelihood * impact;
  if (score <= 6) return 'low';
  if (score <= 12) return 'medium';
  return score <= 20 ? 'high' : 'critical';
}

/** What a flow holds about its scenarios. */
export interface ScenarioWork {
  selected_assets: readonly string[];
  /** By id of the scenario. */
  scenario_assessments: Readonly<Record<string, unknown>>;
  /** By `{assetId}:{scenarioId}`. */
  asset_scenario_evaluations: Readonly<Record<string, unknown>>;
}

/** A scenario is marked 'Added' once it has an assessment, or an evaluation for one of the flow's assets. */
export function isScenarioAdded(scenarioId: string, flow: ScenarioWork): boolean {
  if (Object.hasOwn(flow.scenario_assessments, scenarioId)) return true;
  return flow.selected_assets.some((assetId) => Object.hasOwn(flow.asset_scenario_evaluations, evaluationKey(assetId, scenarioId)));
}

/**
 * An assessment as a flow keeps it: with the level that follows, and empty where nothing was said.
 * @param today day of the review when none is named, `2026-03-01`
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
