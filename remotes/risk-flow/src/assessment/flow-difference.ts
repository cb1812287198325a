/** A second flow of a risk: what it starts from, and what changed since the completed one. */
import type { RiskFlow, ScenarioAssessment } from '@parapet/contracts';
import { linkedRisks, withoutLinksToAny, withoutUnselected } from '@parapet/contracts/rules';
import type { FlowChanges } from '../session/flow-changes.ts';

type Assessed = Pick<RiskFlow, 'selected_scenarios' | 'scenario_assessments'>;

export interface AssessmentDifference {
  scenarioId: string;
  /** Whether the scenario was added, removed or assessed differently. */
  kind: 'new' | 'removed' | 'changed';
  /** null when it was not assessed. */
  before: ScenarioAssessment | null;
  after: ScenarioAssessment | null;
}

/** The fields that a person decides on and that the result depends on. Texts and dates do not make the risk different. */
const COMPARED = ['likelihood', 'impact', 'residual_risk', 'controls_effectiveness'] as const;

function isSame(before: ScenarioAssessment | null, after: ScenarioAssessment | null): boolean {
  if (before === null || after === null) return before === after;
  return COMPARED.every((field) => before[field] === after[field]);
}

/** The scenarios that differ between two flows of a risk: first those of the later flow, in its order, then those that it no longer has. */
export function assessmentDifferences(before: Assessed, after: Assessed): AssessmentDifference[] {
  const [old, now] = [new Set(before.selected_scenarios), new Set(after.selected_scenarios)];
  const of = ({ scenario_assessments }: Assessed, id: string) =>
    Object.hasOwn(scenario_assessments, id) ? (scenario_assessments[id] ?? null) : null;
  return [...now.union(old)].flatMap((scenarioId): AssessmentDifference[] => {
    const versions = { scenarioId, before: of(before, scenarioId), after: of(after, scenarioId) };
    if (!old.has(scenarioId)) return [{ ...versions, kind: 'new' }];
    if (!now.has(scenarioId)) return [{ ...versions, kind: 'removed' }];
    return isSame(versions.before, versions.after) ? [] : [{ ...versions, kind: 'changed' }];
  });
}

/** The fields of a completed flow that the next one of the risk starts with. */
type ContinuedFlow = Required<Omit<FlowChanges, 'status' | 'assigned_to' | 'treatment_description'>>;

/**
 * The content of the next flow of a risk: that of the completed one, at step 2, without what was deleted since.
 * @param existing ids of existing assets, properties, scenarios and risks; it may contain others
 */
export function continuedFlow(flow: Omit<ContinuedFlow, 'current_step'>, existing: ReadonlySet<string>): ContinuedFlow {
  const remaining = (ids: readonly string[]) => ids.filter((id) => existing.has(id));
  const { asset_comments, property_comments, scenario_comments, scenario_assessments, asset_scenario_evaluations } =
    flow;
  const deleted = new Set(linkedRisks(asset_scenario_evaluations)).difference(existing);
  return withoutUnselected({
    current_step: 2,
    selected_assets: remaining(flow.selected_assets),
    selected_properties: remaining(flow.selected_properties),
    selected_scenarios: remaining(flow.selected_scenarios),
    asset_comments,
    property_comments,
    scenario_comments,
    scenario_assessments,
    asset_scenario_evaluations: withoutLinksToAny(deleted, asset_scenario_evaluations),
  });
}
