import type { RiskFlow, TreatmentAction, TreatmentPlan } from '@parapet/contracts';
import type { AssetName } from '../items/assets.ts';
import type { PersonName } from '../people/people.ts';
import type { PropertyName } from '../items/properties.ts';
import type { ScenarioName } from '../items/scenarios.ts';

/** A step of a plan of the sample. Days are counted from now, and negative in the past. */
interface SampleAction extends Pick<TreatmentAction, 'title' | 'description' | 'status'> {
  by: PersonName;
  dueInDays: number;
}

/** A treatment plan of the sample, as it is written down here. Its other fields are derived. */
export interface SamplePlan extends Pick<TreatmentPlan, 'title' | 'description' | 'priority' | 'timeline'> {
  assignee: PersonName;
  cost: string;
  actions?: readonly SampleAction[];
}

export interface SampleAssessment {
  scenario: ScenarioName;
  likelihood: number;
  impact: number;
  comments: string;
  mitigation?: string;
  /** 1-5. */
  residual?: number;
  /** 1-5. */
  controls?: number;
}

/** A risk flow of the sample, as it is written down here. Its assets come from its risk, its other fields are derived. */
export interface SampleFlow extends Pick<RiskFlow, 'status' | 'current_step'> {
  /** Title. */
  risk: string;
  assignee: PersonName | null;
  assetComments?: readonly (readonly [AssetName, string])[];
  propertyComments?: readonly (readonly [PropertyName, string])[];
  scenarioComments?: readonly (readonly [ScenarioName, string])[];
  assessments?: readonly SampleAssessment[];
  /** What a scenario means for an asset: comments, and the title of the risk that the evaluation links to. */
  evaluations?: readonly { asset: AssetName; scenario: ScenarioName; comments: string; risk?: string }[];
  treatment?: string;
  plan?: SamplePlan;
  createdDaysAgo: number;
  updatedDaysAgo: number;
  completedDaysAgo?: number;
  archivedDaysAgo?: number;
}
