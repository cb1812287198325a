import Type, { type Static } from 'typebox';
import {
  Assignee,
  AssigneeInput,
  ID_KEY,
  Id,
  Ids,
  Line,
  Prose,
  Text,
  Timestamp,
  Title,
  described,
  mapOf,
  namedObject,
  nullable,
  object,
  oneOf,
  optional,
  record,
  ref,
} from '../base.ts';
import { Level } from '../level.ts';
import { anyOf, archived, organizationQuery, page, paging, search, sortBy, MAX_PAGE } from '../list.ts';
import { RiskFlowStatus } from './risk-flow-status.ts';
import { RiskSeverity } from './risk.ts';
import { AssetScenarioEvaluation, ScenarioAssessment, ScenarioAssessmentInput } from './scenario-assessment.ts';
import { PLAN_INCOMPLETE, TreatmentActionInput } from './treatment-plan.ts';

/** The status of a new flow. Completing and archiving are separate operations. */
const InitialStatus = oneOf(['draft', 'in-progress']);

const planDetails = { priority: ref(Level), estimatedCost: Line(200), timeline: Line(200) };
const planFields = { title: Line(200), description: Text(10_000), assignedTo: Text(320), ...planDetails };

/** The plan as the flow stores it while it is being written: texts may still be empty. */
export const FlowTreatmentPlan = namedObject('FlowTreatmentPlan', planFields);
export type FlowTreatmentPlan = Static<typeof FlowTreatmentPlan>;

/** The same in a request. Missing texts are empty, and the priority is medium by default. */
export const FlowTreatmentPlanInput = namedObject(
  'FlowTreatmentPlanInput',
  optional({ ...planFields, assignedTo: AssigneeInput }),
);
export type FlowTreatmentPlanInput = Static<typeof FlowTreatmentPlanInput>;

/** A plan with all fields that completing requires. */
export const FlowPlanToComplete = namedObject('FlowPlanToComplete', {
  title: Title(200, PLAN_INCOMPLETE),
  description: Prose(10_000, PLAN_INCOMPLETE),
  assignedTo: Title(320, PLAN_INCOMPLETE),
  ...optional(planDetails),
});

const Comments = mapOf(ID_KEY, Text(5000), 500, 'By id');

/** The fields that a person may set. A list or map in a request replaces the stored one. */
const editable = {
  current_step: Type.Integer({
    minimum: 1,
    maximum: 5,
    description:
      '1 risk assessment, 2 asset selection, 3 property selection, 4 scenario selection, 5 treatment planning',
  }),
  assigned_to: nullable(Assignee),
  selected_assets: Ids,
  selected_properties: Ids,
  selected_scenarios: Ids,
  asset_comments: Comments,
  property_comments: Comments,
  scenario_comments: Comments,
  asset_scenario_evaluations: mapOf(
    `${ID_KEY}:${ID_KEY}`,
    ref(AssetScenarioEvaluation),
    2000,
    'By `{assetId}:{scenarioId}`',
  ),
  treatment_plan: nullable(ref(FlowTreatmentPlan)),
  treatment_description: Text(10_000),
};
const assessments = <T extends typeof ScenarioAssessment | typeof ScenarioAssessmentInput>(one: T) =>
  mapOf(ID_KEY, ref(one), 500, 'By id of the scenario');

export const RiskFlow = namedObject('RiskFlow', {
  ...record,
  risk_id: Id,
  created_by: Id,
  status: ref(RiskFlowStatus),
  ...editable,
  scenario_assessments: assessments(ScenarioAssessment),
  risk_title: Title(200),
  risk_severity: ref(RiskSeverity),
  names: mapOf(ID_KEY, Text(200), 1500, 'Names of selected records by id, as of the last time the flow was saved'),
  completed_at: nullable(Timestamp),
  archived_at: nullable(Timestamp),
});
export type RiskFlow = Static<typeof RiskFlow>;

export const RiskFlowPage = page('RiskFlowPage', RiskFlow);

const settable = optional({
  ...editable,
  assigned_to: AssigneeInput,
  treatment_plan: nullable(ref(FlowTreatmentPlanInput)),
  scenario_assessments: assessments(ScenarioAssessmentInput),
});

export const RiskFlowCreate = namedObject('RiskFlowCreate', {
  organization_id: Id,
  risk_id: Id,
  created_by: Type.Optional(
    described(Id, 'The caller, who is stored as the creator, or `unknown`; anybody else is refused'),
  ),
  status: Type.Optional(InitialStatus),
  ...settable,
});
export type RiskFlowCreate = Static<typeof RiskFlowCreate>;

/** Which status is allowed depends on the stored one. */
export const RiskFlowUpdate = namedObject(
  'RiskFlowUpdate',
  { status: Type.Optional(ref(RiskFlowStatus)), ...settable },
  { minProperties: 1 },
);
export type RiskFlowUpdate = Static<typeof RiskFlowUpdate>;

/** The final plan and its actions. Each defaults to what was last saved. */
export const RiskFlowCompletion = namedObject('RiskFlowCompletion', {
  treatment_plan: Type.Optional(ref(FlowPlanToComplete)),
  actions: Type.Optional(Type.Array(ref(TreatmentActionInput), { maxItems: 100 })),
});
export type RiskFlowCompletion = Static<typeof RiskFlowCompletion>;

export const RiskFlowQuery = object({
  ...organizationQuery,
  ...paging,
  sort: sortBy('risk_title', 'status', 'created_at', 'updated_at', 'completed_at'),
  q: search('title of the risk'),
  risk_id: anyOf(Id, MAX_PAGE),
  scenario_id: Type.Optional(described(Id, 'Flows that this scenario was selected for')),
  status: anyOf(ref(RiskFlowStatus), 4),
  ...archived,
  assigned_to: Type.Optional(Assignee),
});
export type RiskFlowQuery = Static<typeof RiskFlowQuery>;
