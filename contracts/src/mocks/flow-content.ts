/** What a flow holds after a change, its names and the people in it included. */
import { changedContent, flowReferences, selectedNames, addedRisks, selectionProblem, type ChangedContent, type FlowFields } from '../rules/index.ts';
import type { RiskFlowUpdate } from '../schemas/risk/risk-flow.ts';
import { assigneeToKeep } from './assignee.ts';
import { catalogOf } from './catalogue.ts';
import { memberOf, type Context } from './mock.ts';
import { fieldProblem } from './problem.ts';
import { ownRecords } from './records.ts';
import { checkReferences, unknownReference } from './references.ts';
import { visibleRisks } from './risk-scope.ts';
import type { Kept } from './tables.ts';

/** The names of everything selected; what is gone keeps the name it had. */
export function namesOf(context: Context, flow: Parameters<typeof selectedNames>[0]): Record<string, string> {
  return selectedNames(flow, {
    assets: ownRecords(context, 'assets'),
    properties: ownRecords(context, 'properties'),
    scenarios: ownRecords(context, 'risk_scenarios'),
  });
}

/** Ids of everything that a flow may name. */
export function idsOfItemsAndRisks(context: Context): ReadonlySet<string> {
  return new Set((['assets', 'properties', 'risk_scenarios', 'risks'] as const).flatMap((table) => ownRecords(context, table).map(({ id }) => id)));
}

/** @throws MockProblem 400 that names every field with an id that is not there for the caller */
function checkNamed(context: Context, before: FlowFields, input: RiskFlowUpdate): void {
  checkReferences(context, flowReferences(before, input));
  const seen = new Set(ownRecords(context, 'risks').filter(visibleRisks(memberOf(context))).map(({ id }) => id));
  if (addedRisks(before, input).some((id) => !seen.has(id))) throw unknownReference(['/asset_scenario_evaluations']);
}

/** People whom a change names are kept by their ids. */
function withPeople(context: Context, before: FlowFields, input: RiskFlowUpdate): RiskFlowUpdate {
  const { assigned_to: assignee, treatment_plan: plan } = input;
  return {
    ...input,
    ...(assignee !== undefined && { assigned_to: assigneeToKeep(context, '/assigned_to', assignee, before.assigned_to) }),
    ...(plan && { treatment_plan: { ...plan, assignedTo: assigneeToKeep(context, '/treatment_plan/assignedTo', plan.assignedTo ?? null, before.treatment_plan?.assignedTo) } }),
  };
}

/**
 * The content of a flow after a change.
 * @param risk of the flow; its scenarios stay whatever the assets are
 * @param now ISO 8601
 * @throws MockProblem 400 that names every field with an id, or a person, that is not there
 */
export function contentAfter(context: Context, risk: Kept<'risks'>, before: FlowFields, input: RiskFlowUpdate, now: string): ChangedContent & Pick<FlowFields, 'names'> {
  checkNamed(context, before, input);
  const around = { catalog: catalogOf(context), handPicked: risk.selected_scenarios, today: now.slice(0, 'yyyy-mm-dd'.length) };
  const content = changedContent(before, withPeople(context, before, input), around);
  const problem = selectionProblem(content);
  if (problem !== null) throw fieldProblem(problem.path, problem.message);
  return { ...content, names: namesOf(context, { ...content, names: before.names }) };
}
