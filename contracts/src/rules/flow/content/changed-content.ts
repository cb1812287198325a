/** The content of a flow after a change, and the names of what is selected. */
import type { FieldIssue } from '../../../schemas/base.ts';
import type { RiskFlowUpdate } from '../../../schemas/risk/risk-flow.ts';
import {
  SELECTION,
  selectAssets,
  withoutUnselected,
  type AssetLinks,
  type Catalog,
  type PropertyLinks,
} from './asset-selection.ts';
import { pickedFields } from '../../merge/picked-fields.ts';
import { flowPlan } from '../completion-plan.ts';
import type { FlowFields } from '../new-flow.ts';
import { assess } from './scenario-level.ts';

/** Most ids in one list of a flow. */
export const MAX_SELECTED = 500;

/** Assets and properties with only those of their links that lead to existing records. */
export function existingLinks(
  assets: readonly AssetLinks[],
  properties: readonly PropertyLinks[],
  scenarios: readonly { id: string }[],
): Catalog {
  const existing = new Set([...properties, ...scenarios].map(({ id }) => id));
  return {
    assets: assets.map(({ id, linked_properties: links }) => ({
      id,
      linked_properties: links.filter((link) => existing.has(link)),
    })),
    properties: properties.map(({ id, linked_scenarios: links }) => ({
      id,
      linked_scenarios: links.filter((link) => existing.has(link)),
    })),
  };
}

type Selection = Pick<FlowFields, 'selected_assets' | 'selected_properties' | 'selected_scenarios' | 'names'>;
interface Items {
  assets: readonly { id: string; name: string }[];
  properties: readonly { id: string; name: string }[];
  scenarios: readonly { id: string; title: string }[];
}

/** The names of everything selected. Deleted records keep the name that the flow stores. */
export function selectedNames(flow: Selection, { assets, properties, scenarios }: Items): Record<string, string> {
  const current = new Map([...assets, ...properties].map(({ id, name }) => [id, name]));
  for (const { id, title } of scenarios) current.set(id, title);
  const names: Record<string, string> = {};
  for (const id of [...flow.selected_assets, ...flow.selected_properties, ...flow.selected_scenarios]) {
    const name = current.get(id) ?? flow.names[id];
    if (name !== undefined) names[id] = name;
  }
  return names;
}

interface Surroundings {
  /** The assets of the flow before and after the change, and their properties. */
  catalog: Catalog;
  /** Scenarios that stay whatever the assets are: those of the risk itself. */
  handPicked: readonly string[];
  /** The day of the last review for assessments without one, `2026-03-01`. */
  today: string;
}

const CONTENT = [
  'current_step',
  'assigned_to',
  ...SELECTION,
  'treatment_plan',
  'treatment_description',
] as const satisfies readonly (keyof FlowFields)[];
export type ChangedContent = Pick<FlowFields, (typeof CONTENT)[number]>;

/**
 * The content of a flow after a change. Selecting assets also selects their properties and scenarios, unless the change names these itself.
 * What was written about something that is no longer selected is removed.
 * @param input the change, with ids of people instead of e-mail addresses
 */
export function changedContent(
  before: FlowFields,
  input: RiskFlowUpdate,
  { catalog, handPicked, today }: Surroundings,
): ChangedContent {
  const { scenario_assessments: assessments, treatment_plan: plan, ...given } = input;
  // Take only the selection from here: comments are removed below, when it is known what the change itself selects.
  const { selected_assets, selected_properties, selected_scenarios } =
    input.selected_assets === undefined ? before : selectAssets(before, input.selected_assets, catalog, handPicked);
  const assessed =
    assessments && Object.fromEntries(Object.entries(assessments).map(([id, one]) => [id, assess(one, today)]));
  const flow = withoutUnselected({
    ...before,
    selected_assets,
    selected_properties,
    selected_scenarios,
    ...given,
    ...(assessed && { scenario_assessments: assessed }),
    ...(plan !== undefined && { treatment_plan: plan && flowPlan(plan) }),
  });
  return pickedFields(flow, CONTENT);
}

/** The error for assets that lead to more than a flow can contain. */
export function tooManyLinked(noun: 'properties' | 'scenarios'): FieldIssue {
  return {
    path: '/selected_assets',
    keyword: 'maxItems',
    params: { limit: MAX_SELECTED, of: noun },
    message: `bring in more than ${MAX_SELECTED} ${noun}`,
  };
}

/** What is wrong with a selection; null when nothing is. Only through assets can it exceed the limit, since the contract limits lists in a body. */
export function selectionProblem(
  flow: Pick<Selection, 'selected_properties' | 'selected_scenarios'>,
): FieldIssue | null {
  if (flow.selected_properties.length > MAX_SELECTED) return tooManyLinked('properties');
  return flow.selected_scenarios.length > MAX_SELECTED ? tooManyLinked('scenarios') : null;
}
