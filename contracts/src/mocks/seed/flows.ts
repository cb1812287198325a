/** The sample's risk flows and treatment plans. */
import { changedContent, planCopies, existingLinks, selectedNames, newFlow, newPlan, type FlowFields, type PlanForm } from '../../rules/index.ts';
import type { Risk } from '../../schemas/risk/risk.ts';
import type { ScenarioAssessmentInput } from '../../schemas/risk/scenario-assessment.ts';
import type { TreatmentAction, TreatmentPlan } from '../../schemas/risk/treatment-plan.ts';
import type { Kept, Tables } from '../tables.ts';
import { assetId } from './assets.ts';
import { daysBefore, sampleId } from './dates.ts';
import { finishedFlows } from './finished-flows.ts';
import { PEOPLE } from './members.ts';
import { openFlows } from './open-flows.ts';
import { ORGANIZATION_ID } from './organizations.ts';
import { propertyId } from './properties.ts';
import type { SampleAssessment, SampleFlow, SamplePlan } from './sample-flow.ts';
import { scenarioId } from './scenarios.ts';

const FLOW_KIND = 5;
const PLAN_KIND = 6;
const ACTION_KIND = 11;

/** Plans of risks without a flow. */
const LOOSE_PLANS: readonly { risk: string; plan: SamplePlan; daysAgo: number }[] = [
  {
    risk: 'Requests for access answered late', daysAgo: 9,
    plan: { title: 'One search over four systems', assignee: 'priya', priority: 'high', cost: '70,000 euros', timeline: 'By summer', description: 'An index over claims, policies, mail and archive that finds a person by number and name.' },
  },
  { risk: 'Sanctions lists checked monthly only', daysAgo: 5.5, plan: { title: 'Check before each payment', assignee: 'ingrid', priority: 'critical', cost: '', timeline: '', description: '' } },
];

const day = (now: Date, inDays: number) => daysBefore(now, -inDays).slice(0, 'yyyy-mm-dd'.length);

/** Words by the ids of what they are about. */
function byId<N>(words: readonly (readonly [N, string])[] = [], id: (name: N) => string): Record<string, string> {
  return Object.fromEntries(words.map(([name, text]) => [id(name), text]));
}

function assessmentOf({ likelihood, impact, comments, mitigation, residual, controls }: SampleAssessment, reviewer: string): ScenarioAssessmentInput {
  return { likelihood, impact, comments, mitigation_strategy: mitigation ?? '', residual_risk: residual ?? null, controls_effectiveness: controls ?? null, reviewer };
}

function formOf({ assignee, cost, actions = [], ...words }: SamplePlan, number: number, now: Date): PlanForm<TreatmentAction> {
  return {
    ...words,
    assignedTo: PEOPLE[assignee].id,
    estimatedCost: cost,
    actions: actions.map(({ by, dueInDays, ...action }, index) => ({ ...action, id: sampleId(ACTION_KIND, number * 100 + index + 1), responsible: PEOPLE[by].id, dueDate: day(now, dueInDays) })),
  };
}

function contentOf(tables: Tables, before: FlowFields, risk: Risk, sample: SampleFlow, now: Date): FlowFields {
  const { assets, properties, risk_scenarios: scenarios } = tables;
  const around = { catalog: existingLinks(assets, properties, scenarios), handPicked: risk.selected_scenarios, today: day(now, -sample.updatedDaysAgo) };
  const drawn = { ...before, ...changedContent(before, { selected_assets: risk.selected_assets }, around) };
  const reviewer = sample.assignee === null ? '' : PEOPLE[sample.assignee].name;
  const linked = (title: string | undefined) => tables.risks.find((one) => one.title === title)?.id ?? null;
  const content = changedContent(drawn, {
    selected_scenarios: [...new Set([...drawn.selected_scenarios, ...risk.selected_scenarios])],
    asset_comments: byId(sample.assetComments, assetId),
    property_comments: byId(sample.propertyComments, propertyId),
    scenario_comments: byId(sample.scenarioComments, scenarioId),
    scenario_assessments: Object.fromEntries((sample.assessments ?? []).map((one) => [scenarioId(one.scenario), assessmentOf(one, reviewer)])),
    asset_scenario_evaluations: Object.fromEntries((sample.evaluations ?? []).map(({ asset, scenario, comments, risk: title }) => [`${assetId(asset)}:${scenarioId(scenario)}`, { comments, risk_id: linked(title) }])),
  }, around);
  return { ...before, ...content, names: selectedNames({ ...content, names: {} }, { assets, properties, scenarios }) };
}

function riskTitled(tables: Tables, title: string): Risk {
  const risk = tables.risks.find((one) => one.title === title);
  if (risk === undefined) throw new Error(`The sample has no risk ${title}`);
  return risk;
}

type PlanStatus = Pick<TreatmentPlan, 'status' | 'completed_at'>;

function addPlan(tables: Tables, risk: Risk, form: PlanForm<TreatmentAction>, times: { created_at: string; updated_at: string }, status: PlanStatus, flowId: string | null): void {
  const fields = newPlan({ organization_id: ORGANIZATION_ID, risk_id: risk.id, risk_flow_id: flowId, ...planCopies(form).inRecord }, PEOPLE.daniel.id);
  const id = sampleId(PLAN_KIND, tables.treatment_plans.length + 1);
  tables.treatment_plans.push({ ...fields, ...status, ...times, risk_domain_id: risk.domain_id, id, organization_id: ORGANIZATION_ID, version: 1 });
}

function addFlow(tables: Tables, sample: SampleFlow, number: number, now: Date): void {
  const risk = riskTitled(tables, sample.risk);
  const { status, current_step, assignee, plan, completedDaysAgo, archivedDaysAgo } = sample;
  const [created_at, updated_at] = [daysBefore(now, sample.createdDaysAgo), daysBefore(now, sample.updatedDaysAgo)];
  const completed_at = completedDaysAgo === undefined ? null : daysBefore(now, completedDaysAgo);
  const form = plan && formOf(plan, number, now);
  const empty = newFlow({ organization_id: ORGANIZATION_ID, risk_id: risk.id }, risk, PEOPLE.daniel.id, created_at.slice(0, 'yyyy-mm-dd'.length));
  const id = sampleId(FLOW_KIND, number);
  const flow: Kept<'risk_flows'> = {
    ...contentOf(tables, empty, risk, sample, now),
    status, current_step, completed_at,
    archived_at: archivedDaysAgo === undefined ? null : daysBefore(now, archivedDaysAgo),
    assigned_to: assignee && PEOPLE[assignee].id,
    treatment_description: sample.treatment ?? '',
    treatment_plan: form === undefined ? null : planCopies(form).inFlow,
    plan_saved_at: form === undefined ? null : (completed_at ?? updated_at),
    risk_domain_id: risk.domain_id,
    id, organization_id: ORGANIZATION_ID, version: 1, created_at, updated_at,
  };
  tables.risk_flows.push(flow);
  if (form === undefined) return;
  const planStatus = completed_at === null ? ({ status: 'draft', completed_at } as const) : ({ status: 'completed', completed_at } as const);
  addPlan(tables, risk, form, { created_at, updated_at: completed_at ?? updated_at }, planStatus, id);
}

/** To be called once the sample's items and risks are there. */
export function seedFlows(tables: Tables, now: Date): void {
  for (const [index, sample] of [...openFlows, ...finishedFlows].entries()) addFlow(tables, sample, index + 1, now);
  for (const [index, { risk, plan, daysAgo }] of LOOSE_PLANS.entries()) {
    const at = daysBefore(now, daysAgo);
    addPlan(tables, riskTitled(tables, risk), formOf(plan, 50 + index, now), { created_at: at, updated_at: at }, { status: index === 0 ? 'in-progress' : 'draft', completed_at: null }, null);
  }
}
