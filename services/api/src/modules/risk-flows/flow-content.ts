/** The content of a flow: what people select, what follows from the selection, and the names of both. */
import type { FieldIssue, RiskFlowUpdate } from '@parapet/contracts';
import {
  MAX_SELECTED,
  canChoose,
  changedContent,
  deriveProperties,
  deriveScenarios,
  existingLinks,
  isChoosing,
  selectedNames,
  linkedRisks,
  selectAssets,
  selectionProblem,
  tooManyLinked,
  type Catalog,
  type ChangedContent,
  type FlowFields,
} from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc, RiskScenarioDoc } from '../../collections.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { Doc, OrgDb, Tx } from '../../store/port.ts';
import { resolveAssignee } from '../assignee.ts';
import { findAll } from '../find-all.ts';
import { lockNamed } from '../links/named-records.ts';
import { checkFlowReferences } from './flow-references.ts';

/** Ids that are counted at once. */
const LOOK_UP = 1000;

/** Whether more of these records exist than a flow can hold; counts no further than needed. */
async function exceedsFlow(db: OrgDb, collection: string, ids: readonly string[]): Promise<boolean> {
  let found = 0;
  for (let at = 0; found <= MAX_SELECTED && found + ids.length - at > MAX_SELECTED; at += LOOK_UP) {
    found += await db.collection<Doc>(collection).count({ _id: { $in: ids.slice(at, at + LOOK_UP) } });
  }
  return found > MAX_SELECTED;
}

/**
 * The assets of a change, and the properties and scenarios that they lead to, as far as the change depends on them. 500 assets can lead
 * to 250,000 properties, so a change that selects too many is refused before they are read.
 * @throws Problem 400 when new assets lead to more than a flow can hold
 */
async function catalogOfChange(db: OrgDb, before: FlowFields, input: RiskFlowUpdate): Promise<Catalog> {
  const { selected_assets, selected_properties, selected_scenarios } = input;
  if (selected_assets === undefined || (selected_properties !== undefined && selected_scenarios !== undefined))
    return existingLinks([], [], []);
  const [wanted, old] = [new Set(selected_assets), new Set(before.selected_assets)];
  const [added, removed] = [[...wanted.difference(old)], [...old.difference(wanted)]];
  // Only when an asset is removed does it matter what the others lead to.
  const assets = await findAll<AssetDoc>(db, 'assets', removed.length === 0 ? added : [...old, ...added]);
  if (selected_properties === undefined && (await exceedsFlow(db, 'properties', deriveProperties(added, assets))))
    refuseSelection(tooManyLinked('properties'));

  // Of the other properties only the selected ones matter, as their scenarios stay.
  const properties = await findAll<PropertyDoc>(db, 'properties', [
    ...deriveProperties([...added, ...removed], assets),
    ...before.selected_properties,
  ]);
  const linked = existingLinks(assets, properties, []);
  if (selected_properties === undefined)
    refuseSelection(selectionProblem(selectAssets(before, selected_assets, linked)));
  if (selected_scenarios !== undefined) return linked;

  const drawn = deriveScenarios(deriveProperties(added, linked.assets), properties);
  if (await exceedsFlow(db, 'risk_scenarios', drawn)) refuseSelection(tooManyLinked('scenarios'));
  const missing = new Set(drawn).difference(new Set((await findAll(db, 'risk_scenarios', drawn)).map(({ id }) => id)));
  const scenarios = properties.flatMap((property) => property.linked_scenarios).filter((id) => !missing.has(id));
  return existingLinks(
    assets,
    properties,
    scenarios.map((id) => ({ id })),
  );
}

function refuseSelection(problem: FieldIssue | null): void {
  refuse(problem === null ? [] : [problem]);
}

/** The names of everything selected. Deleted items keep their name. */
export async function namesOf(db: OrgDb, flow: Parameters<typeof selectedNames>[0]): Promise<Record<string, string>> {
  return selectedNames(flow, {
    assets: await findAll<AssetDoc>(db, 'assets', flow.selected_assets),
    properties: await findAll<PropertyDoc>(db, 'properties', flow.selected_properties),
    scenarios: await findAll<RiskScenarioDoc>(db, 'risk_scenarios', flow.selected_scenarios),
  });
}

function assertMayChoose(member: MemberDoc, before: FlowFields, input: RiskFlowUpdate): void {
  const decision = canChoose(member);
  if (!decision.allowed && isChoosing(before, input)) throw new Problem(403, 'role_not_allowed', decision.reason);
}

/** Replaces e-mail addresses of people by their ids. */
async function withResolvedPeople(db: Tx, before: FlowFields, input: RiskFlowUpdate): Promise<RiskFlowUpdate> {
  const { assigned_to: assignee, treatment_plan: plan } = input;
  return {
    ...input,
    ...(assignee !== undefined && {
      assigned_to: await resolveAssignee(db, '/assigned_to', assignee, before.assigned_to),
    }),
    ...(plan && {
      treatment_plan: {
        ...plan,
        assignedTo: await resolveAssignee(
          db,
          '/treatment_plan/assignedTo',
          plan.assignedTo ?? null,
          before.treatment_plan?.assignedTo,
        ),
      },
    }),
  };
}

/** Locks what the assets of a change add to the selection, so that none of it is deleted at the same time. What the change names is locked already. */
async function lockDerived(db: Tx, before: FlowFields, input: RiskFlowUpdate, after: ChangedContent): Promise<void> {
  const added = (field: 'selected_properties' | 'selected_scenarios') =>
    input[field] === undefined ? [...new Set(after[field]).difference(new Set(before[field]))] : [];
  await lockNamed(db, [
    { collection: 'properties', ids: added('selected_properties') },
    { collection: 'risk_scenarios', ids: added('selected_scenarios') },
  ]);
}

/**
 * The content of a flow after a change.
 * @param risk of the flow; its scenarios stay selected whatever the assets are
 * @param today where the caller is
 * @throws Problem 400 that names every field with an id, or a person, that does not exist, 403 when the member may not choose what a flow is about
 */
export async function contentAfter(
  db: Tx,
  member: MemberDoc,
  risk: RiskDoc,
  before: FlowFields,
  input: RiskFlowUpdate,
  today: string,
): Promise<ChangedContent & Pick<RiskFlowDoc, 'names' | 'evaluated_risks'>> {
  assertMayChoose(member, before, input);
  await checkFlowReferences(db, member, before, input);
  const given = await withResolvedPeople(db, before, input);
  const catalog = await catalogOfChange(db, before, given);
  const content = changedContent(before, given, { catalog, handPicked: risk.selected_scenarios, today });
  refuseSelection(selectionProblem(content));
  await lockDerived(db, before, input, content);
  return {
    ...content,
    names: await namesOf(db, { ...content, names: before.names }),
    evaluated_risks: linkedRisks(content.asset_scenario_evaluations),
  };
}
