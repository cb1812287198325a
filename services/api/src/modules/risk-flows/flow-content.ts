/** What is selected in a flow, what that brings in, and the names it keeps. */
import type { RiskFlowUpdate } from '@parapet/contracts';
import { changedContent, deriveProperties, leadingLinks, namesIn, risksIn, selectionProblem, type Catalogue, type ChangedContent, type FlowFields } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc, RiskScenarioDoc } from '../../collections.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { Doc, OrgDb, Tx } from '../../store/port.ts';
import { assigneeToKeep } from '../assignee.ts';
import { hold } from '../references.ts';
import { toRecord } from '../../pipeline/record-mapper.ts';
import { checkNamed } from './flow-references.ts';

/** Ids that one look-up may name; the store takes 5,000. */
const LOOK_UP = 1000;

/** Those of the records that are there. */
export async function findAll<T extends Doc>(db: OrgDb, collection: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const found: T[] = [];
  for (let at = 0; at < wanted.length; at += LOOK_UP) {
    found.push(...(await db.collection<T>(collection).find({ _id: { $in: wanted.slice(at, at + LOOK_UP) } })));
  }
  return found.map(toRecord);
}

/** Assets, and the properties and scenarios that they lead to. */
export async function catalogueOf(db: OrgDb, assetIds: readonly string[]): Promise<Catalogue> {
  const assets = await findAll<AssetDoc>(db, 'assets', assetIds);
  const properties = await findAll<PropertyDoc>(db, 'properties', assets.flatMap((asset) => asset.linked_properties));
  const scenarios = await findAll<RiskScenarioDoc>(db, 'risk_scenarios', properties.flatMap((property) => property.linked_scenarios));
  return leadingLinks(assets, properties, scenarios);
}

/** The names of everything selected; what is gone keeps the name it had. */
export async function namesOf(db: OrgDb, flow: Parameters<typeof namesIn>[0]): Promise<Record<string, string>> {
  return namesIn(flow, {
    assets: await findAll<AssetDoc>(db, 'assets', flow.selected_assets),
    properties: await findAll<PropertyDoc>(db, 'properties', flow.selected_properties),
    scenarios: await findAll<RiskScenarioDoc>(db, 'risk_scenarios', flow.selected_scenarios),
  });
}

/** People whom a change names are kept by their ids. */
async function withPeople(db: Tx, before: FlowFields, input: RiskFlowUpdate): Promise<RiskFlowUpdate> {
  const { assigned_to: assignee, treatment_plan: plan } = input;
  return {
    ...input,
    ...(assignee !== undefined && { assigned_to: await assigneeToKeep(db, '/assigned_to', assignee, before.assigned_to) }),
    ...(plan && {
      treatment_plan: { ...plan, assignedTo: await assigneeToKeep(db, '/treatment_plan/assignedTo', plan.assignedTo ?? null, before.treatment_plan?.assignedTo) },
    }),
  };
}

/**
 * Holds the properties through which new assets bring something in: neither these nor their scenarios are deleted in the
 * same moment. The assets are held as they are named.
 */
async function holdBrought(db: Tx, before: FlowFields, input: RiskFlowUpdate, { assets }: Catalogue): Promise<void> {
  const { selected_assets: wanted = [], selected_properties, selected_scenarios } = input;
  if (selected_properties !== undefined && selected_scenarios !== undefined) return;
  const had = new Set(before.selected_assets);
  await hold(db, [{ collection: 'properties', ids: deriveProperties(wanted.filter((id) => !had.has(id)), assets) }]);
}

/**
 * The content of a flow after a change.
 * @param risk of the flow; its scenarios stay whatever the assets are
 * @param now ISO 8601
 * @throws Problem 400 that names every field with an id, or a person, that is not there
 */
export async function contentAfter(
  db: Tx,
  member: MemberDoc,
  risk: RiskDoc,
  before: FlowFields,
  input: RiskFlowUpdate,
  now: string,
): Promise<ChangedContent & Pick<RiskFlowDoc, 'names' | 'evaluated_risks'>> {
  await checkNamed(db, member, before, input);
  const given = await withPeople(db, before, input);
  const { selected_assets: wanted } = given;
  const catalogue = wanted === undefined ? leadingLinks([], [], []) : await catalogueOf(db, [...before.selected_assets, ...wanted]);
  const content = changedContent(before, given, { catalogue, handPicked: risk.selected_scenarios, today: now.slice(0, 'yyyy-mm-dd'.length) });
  const problem = selectionProblem(content);
  if (problem !== null) throw fieldProblem(problem.path, problem.message);
  await holdBrought(db, before, input, catalogue);
  return { ...content, names: await namesOf(db, { ...content, names: before.names }), evaluated_risks: risksIn(content.asset_scenario_evaluations) };
}
