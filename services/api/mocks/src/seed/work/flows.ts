/** The sample's risk flows and treatment plans. */
import { toRecord } from '@parapet/api/pipeline/record-mapper.ts';
import type { ScenarioAssessmentInput, TreatmentAction, TreatmentPlan } from '@parapet/contracts';
import {
  changedContent,
  planInFlow,
  planRecord,
  existingLinks,
  selectedNames,
  newFlow,
  newPlan,
  linkedRisks,
  type FlowFields,
  type PlanForm,
} from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { assetId } from '../items/assets.ts';
import { propertyId } from '../items/properties.ts';
import { scenarioId } from '../items/scenarios.ts';
import { ORGANIZATION_ID } from '../people/organizations.ts';
import { PEOPLE } from '../people/people.ts';
import { stamp, type SeedTables } from '../tables.ts';
import { finishedFlows } from './finished-flows.ts';
import { openFlows } from './open-flows.ts';
import type { SampleAssessment, SampleFlow, SamplePlan } from './sample-flow.ts';

const FLOW_KIND = 5;
const PLAN_KIND = 6;
const ACTION_KIND = 11;

/** Plans of risks without a flow. */
const LOOSE_PLANS: readonly { risk: string; plan: SamplePlan; daysAgo: number }[] = [
  {
    risk: 'Requests for access answered late',
    daysAgo: 9,
    plan: {
      title: 'One search over four systems',
      assignee: 'priya',
      priority: 'high',
      cost: '70,000 euros',
      timeline: 'By summer',
      description: 'An index over claims, policies, mail and archive that finds a person by number and name.',
    },
  },
  {
    risk: 'Sanctions lists checked monthly only',
    daysAgo: 5.5,
    plan: {
      title: 'Check before each payment',
      assignee: 'ingrid',
      priority: 'critical',
      cost: '',
      timeline: '',
      description: '',
    },
  },
];

const day = (now: Date, inDays: number) => daysBefore(now, -inDays).slice(0, 'yyyy-mm-dd'.length);

/** Texts by the id of the item that they are about. */
function byId<N>(words: readonly (readonly [N, string])[] = [], id: (name: N) => string): Record<string, string> {
  return Object.fromEntries(words.map(([name, text]) => [id(name), text]));
}

function assessmentOf(
  { likelihood, impact, comments, mitigation, residual, controls }: SampleAssessment,
  reviewer: string,
): ScenarioAssessmentInput {
  return {
    likelihood,
    impact,
    comments,
    mitigation_strategy: mitigation ?? '',
    residual_risk: residual ?? null,
    controls_effectiveness: controls ?? null,
    reviewer,
  };
}

function formOf(
  { assignee, cost, actions = [], ...words }: SamplePlan,
  number: number,
  now: Date,
): PlanForm<TreatmentAction> {
  return {
    ...words,
    assignedTo: PEOPLE[assignee].id,
    estimatedCost: cost,
    actions: actions.map(({ by, dueInDays, ...action }, index) => ({
      ...action,
      id: sampleId(ACTION_KIND, number * 100 + index + 1),
      responsible: PEOPLE[by].id,
      dueDate: day(now, dueInDays),
    })),
  };
}

type SeededRisk = SeedTables['risks'][number];

function contentOf(
  tables: SeedTables,
  before: FlowFields,
  risk: SeededRisk,
  sample: SampleFlow,
  now: Date,
): FlowFields {
  const [assets, properties, scenarios] = [
    tables.assets.map(toRecord),
    tables.properties.map(toRecord),
    tables.risk_scenarios.map(toRecord),
  ];
  const around = {
    catalog: existingLinks(assets, properties, scenarios),
    handPicked: risk.selected_scenarios,
    today: day(now, -sample.updatedDaysAgo),
  };
  const drawn = { ...before, ...changedContent(before, { selected_assets: risk.selected_assets }, around) };
  const reviewer = sample.assignee === null ? '' : PEOPLE[sample.assignee].name;
  const linked = (title: string | undefined) => (title === undefined ? null : riskTitled(tables, title)._id);
  const content = changedContent(
    drawn,
    {
      selected_scenarios: [...new Set([...drawn.selected_scenarios, ...risk.selected_scenarios])],
      asset_comments: byId(sample.assetComments, assetId),
      property_comments: byId(sample.propertyComments, propertyId),
      scenario_comments: byId(sample.scenarioComments, scenarioId),
      scenario_assessments: Object.fromEntries(
        (sample.assessments ?? []).map((one) => [scenarioId(one.scenario), assessmentOf(one, reviewer)]),
      ),
      asset_scenario_evaluations: Object.fromEntries(
        (sample.evaluations ?? []).map(({ asset, scenario, comments, risk: title }) => [
          `${assetId(asset)}:${scenarioId(scenario)}`,
          { comments, risk_id: linked(title) },
        ]),
      ),
    },
    around,
  );
  return { ...before, ...content, names: selectedNames({ ...content, names: {} }, { assets, properties, scenarios }) };
}

function riskTitled(tables: SeedTables, title: string): SeededRisk {
  const risk = tables.risks.find((one) => one.title === title);
  if (risk === undefined) throw new Error(`The sample has no risk ${title}`);
  return risk;
}

type PlanStatus = Pick<TreatmentPlan, 'status' | 'completed_at'>;

function addPlan(
  tables: SeedTables,
  risk: SeededRisk,
  form: PlanForm<TreatmentAction>,
  [created, updated]: readonly [string, string],
  status: PlanStatus,
  flowId: string | null,
): void {
  const fields = newPlan(
    {
      organization_id: ORGANIZATION_ID,
      risk_id: risk._id,
      risk_flow_id: flowId,
      ...planRecord(form),
      actions: [...form.actions],
    },
    PEOPLE.daniel.id,
  );
  const id = sampleId(PLAN_KIND, tables.treatment_plans.length + 1);
  tables.treatment_plans.push({
    ...fields,
    ...status,
    risk_domain_id: risk.domain_id,
    ...stamp(id, ORGANIZATION_ID, created, updated),
  });
}

function addFlow(tables: SeedTables, sample: SampleFlow, number: number, now: Date): void {
  const risk = riskTitled(tables, sample.risk);
  const { status, current_step, assignee, plan, completedDaysAgo, archivedDaysAgo } = sample;
  const [created_at, updated_at] = [daysBefore(now, sample.createdDaysAgo), daysBefore(now, sample.updatedDaysAgo)];
  const completed_at = completedDaysAgo === undefined ? null : daysBefore(now, completedDaysAgo);
  const form = plan && formOf(plan, number, now);
  const empty = newFlow(
    { organization_id: ORGANIZATION_ID, risk_id: risk._id },
    risk,
    PEOPLE.daniel.id,
    created_at.slice(0, 'yyyy-mm-dd'.length),
  );
  const content = contentOf(tables, empty, risk, sample, now);
  const id = sampleId(FLOW_KIND, number);
  tables.risk_flows.push({
    ...content,
    status,
    current_step,
    completed_at,
    archived_at: archivedDaysAgo === undefined ? null : daysBefore(now, archivedDaysAgo),
    assigned_to: assignee && PEOPLE[assignee].id,
    treatment_description: sample.treatment ?? '',
    treatment_plan: form === undefined ? null : planInFlow({ ...planRecord(form), actions: [...form.actions] }),
    risk_domain_id: risk.domain_id,
    open_risk_id: status === 'archived' ? null : risk._id,
    evaluated_risks: linkedRisks(content.asset_scenario_evaluations),
    ...stamp(id, ORGANIZATION_ID, created_at, updated_at),
  });
  if (form === undefined) return;
  const planStatus =
    completed_at === null
      ? ({ status: 'draft', completed_at } as const)
      : ({ status: 'completed', completed_at } as const);
  addPlan(tables, risk, form, [created_at, completed_at ?? updated_at], planStatus, id);
}

/** To be called once the sample's items and risks are there. */
export function seedFlows(tables: SeedTables, now: Date): void {
  for (const [index, sample] of [...openFlows, ...finishedFlows].entries()) addFlow(tables, sample, index + 1, now);
  for (const [index, { risk, plan, daysAgo }] of LOOSE_PLANS.entries()) {
    const at = daysBefore(now, daysAgo);
    addPlan(
      tables,
      riskTitled(tables, risk),
      formOf(plan, 50 + index, now),
      [at, at],
      { status: index === 0 ? 'in-progress' : 'draft', completed_at: null },
      null,
    );
  }
}
