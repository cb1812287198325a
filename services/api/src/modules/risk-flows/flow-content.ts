/** What is selected in a flow, what that brings in, and the names it keeps. */
import type { RiskFlowUpdate } from '@parapet/contracts';
import { assess, risksIn, selectAssets, withoutStrays, type Catalogue, type FlowFields } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc, RiskScenarioDoc } from '../../collections.ts';
import { fieldProblem } from '../../problem.ts';
import type { Doc, OrgDb, Tx } from '../../store/port.ts';
import { personToKeep } from '../assignee.ts';
import { checkNamed } from './flow-references.ts';

/** Ids that one look-up may name; the store takes 5,000. */
const LOOK_UP = 1000;
/** Ids that one list of a flow may hold. */
const MOST_SELECTED = 500;

async function findAll<T extends Doc>(db: OrgDb, collection: string, ids: readonly string[]): Promise<T[]> {
  const wanted = [...new Set(ids)];
  const found: T[] = [];
  for (let at = 0; at < wanted.length; at += LOOK_UP) {
    found.push(...(await db.collection<T>(collection).find({ _id: { $in: wanted.slice(at, at + LOOK_UP) } })));
  }
  return found;
}

/** Assets, and the properties and scenarios that they lead to; links that lead nowhere are left out. */
export async function catalogueOf(db: OrgDb, assetIds: readonly string[]): Promise<Catalogue> {
  const assets = await findAll<AssetDoc>(db, 'assets', assetIds);
  const properties = await findAll<PropertyDoc>(db, 'properties', assets.flatMap((asset) => asset.linked_properties));
  const scenarios = await findAll<RiskScenarioDoc>(db, 'risk_scenarios', properties.flatMap((property) => property.linked_scenarios));
  const there = new Set([...properties, ...scenarios].map(({ _id }) => _id));
  return {
    assets: assets.map(({ _id, linked_properties: links }) => ({ id: _id, linked_properties: links.filter((id) => there.has(id)) })),
    properties: properties.map(({ _id, linked_scenarios: links }) => ({ id: _id, linked_scenarios: links.filter((id) => there.has(id)) })),
  };
}

/** The names of everything selected; what is gone keeps the name it had. */
export async function namesIn(db: OrgDb, flow: Pick<FlowFields, 'selected_assets' | 'selected_properties' | 'selected_scenarios' | 'names'>): Promise<Record<string, string>> {
  const { selected_assets, selected_properties, selected_scenarios } = flow;
  const assets = await findAll<AssetDoc>(db, 'assets', selected_assets);
  const properties = await findAll<PropertyDoc>(db, 'properties', selected_properties);
  const scenarios = await findAll<RiskScenarioDoc>(db, 'risk_scenarios', selected_scenarios);
  const now = new Map([...assets, ...properties].map(({ _id, name }) => [_id, name]));
  for (const { _id, title } of scenarios) now.set(_id, title);
  const names = [...selected_assets, ...selected_properties, ...selected_scenarios].map((id) => [id, now.get(id) ?? flow.names[id]]);
  return Object.fromEntries(names.filter(([, name]) => name !== undefined));
}

/** The flow with the assets that a change selects, and with what those bring in where the change does not say it itself. */
async function selected(db: OrgDb, before: FlowFields, wanted: readonly string[], handPicked: readonly string[]): Promise<FlowFields> {
  const flow = selectAssets(before, wanted, await catalogueOf(db, [...before.selected_assets, ...wanted]), handPicked);
  if (flow.selected_properties.length > MOST_SELECTED) throw fieldProblem('/selected_assets', `bring in more than ${MOST_SELECTED} properties`);
  if (flow.selected_scenarios.length > MOST_SELECTED) throw fieldProblem('/selected_assets', `bring in more than ${MOST_SELECTED} scenarios`);
  return flow;
}

/** People whom a change names are kept by their ids. */
async function withPeople(db: OrgDb, before: FlowFields, input: RiskFlowUpdate): Promise<RiskFlowUpdate> {
  const { assigned_to: assignee, treatment_plan: plan } = input;
  const planAssignee = plan?.assignedTo.trim() ?? '';
  return {
    ...input,
    ...(assignee && { assigned_to: await personToKeep(db, '/assigned_to', assignee, before.assigned_to) }),
    ...(plan && planAssignee !== '' && {
      treatment_plan: { ...plan, assignedTo: await personToKeep(db, '/treatment_plan/assignedTo', planAssignee, before.treatment_plan?.assignedTo) },
    }),
  };
}

type Content = Omit<FlowFields, 'risk_id' | 'created_by' | 'status' | 'completed_at' | 'archived_at' | 'risk_title' | 'risk_severity'> &
  Pick<RiskFlowDoc, 'evaluated_risks'>;

/**
 * The content of a flow after a change. Selecting assets derives properties and scenarios, unless the change names them;
 * what was written about something that is no longer selected goes with it.
 * @param risk of the flow; its scenarios stay whatever the assets are
 * @param now ISO 8601
 * @throws Problem 400 that names every field with an id, or a person, that is not there
 */
export async function changedContent(db: Tx, member: MemberDoc, risk: RiskDoc, before: FlowFields, input: RiskFlowUpdate, now: string): Promise<Content> {
  await checkNamed(db, member, before, input);
  const { status: _, scenario_assessments: assessments, ...given } = await withPeople(db, before, input);
  const base = input.selected_assets === undefined ? before : await selected(db, before, input.selected_assets, risk.selected_scenarios);
  const today = now.slice(0, 'yyyy-mm-dd'.length);
  const flow = withoutStrays({
    ...base,
    ...given,
    ...(assessments && { scenario_assessments: Object.fromEntries(Object.entries(assessments).map(([id, one]) => [id, assess(one, today)])) }),
  });
  return {
    current_step: flow.current_step,
    assigned_to: flow.assigned_to,
    selected_assets: flow.selected_assets,
    selected_properties: flow.selected_properties,
    selected_scenarios: flow.selected_scenarios,
    asset_comments: flow.asset_comments,
    property_comments: flow.property_comments,
    scenario_comments: flow.scenario_comments,
    asset_scenario_evaluations: flow.asset_scenario_evaluations,
    scenario_assessments: flow.scenario_assessments,
    treatment_plan: flow.treatment_plan,
    treatment_description: flow.treatment_description,
    names: await namesIn(db, flow),
    evaluated_risks: risksIn(flow.asset_scenario_evaluations),
  };
}
