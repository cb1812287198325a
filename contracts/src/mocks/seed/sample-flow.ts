import type { RiskFlow } from '../../schemas/risk/risk-flow.ts';
import type { TreatmentAction, TreatmentPlan } from '../../schemas/risk/treatment-plan.ts';
import type { AssetName } from './assets.ts';
import type { PersonName } from './members.ts';
import type { PropertyName } from './properties.ts';
import type { ScenarioName } from './scenarios.ts';

/** A step of a plan of the sample. Days are counted from now; those that have passed are below nought. */
interface SampleAction extends Pick<TreatmentAction, 'title' | 'description' | 'status'> {
  by: PersonName;
  dueInDays: number;
}

/** A treatment plan of the sample, as it is written down; the rest follows. */
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

/** A risk flow of the sample, as it is written down; assets come from its risk, the rest follows. */
export interface SampleFlow extends Pick<RiskFlow, 'status' | 'current_step'> {
  /** Title. */
  risk: string;
  assignee: PersonName | null;
  assetComments?: readonly (readonly [AssetName, string])[];
  propertyComments?: readonly (readonly [PropertyName, string])[];
  scenarioComments?: readonly (readonly [ScenarioName, string])[];
  assessments?: readonly SampleAssessment[];
  /** What a scenario means for an asset: words, and the title of another risk that it is. */
  evaluations?: readonly { asset: AssetName; scenario: ScenarioName; comments: string; risk?: string }[];
  treatment?: string;
  plan?: SamplePlan;
  createdDaysAgo: number;
  updatedDaysAgo: number;
  completedDaysAgo?: number;
  archivedDaysAgo?: number;
}
