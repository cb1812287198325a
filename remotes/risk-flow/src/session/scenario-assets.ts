/** Which of a flow's assets a scenario is about. */
import type { FlowWorkspace } from '@parapet/contracts';

type Items = Pick<FlowWorkspace, 'assets' | 'properties'> & { flow: { selected_assets: readonly string[] } };

/** The selected assets that lead to the scenario; all of them for one that was chosen by hand. */
export function assetsOfScenario(scenarioId: string, { assets, properties, flow }: Items): string[] {
  const leading = new Set(
    properties.filter((property) => property.linked_scenarios.includes(scenarioId)).map(({ id }) => id),
  );
  const selected = new Set(flow.selected_assets);
  const found = assets
    .filter((asset) => selected.has(asset.id) && asset.linked_properties.some((id) => leading.has(id)))
    .map(({ id }) => id);
  return found.length > 0 ? found : [...flow.selected_assets];
}

/** The selected scenarios without an assessment, in their order. */
export function unassessed(flow: {
  selected_scenarios: readonly string[];
  scenario_assessments: Readonly<Record<string, unknown>>;
}): string[] {
  return flow.selected_scenarios.filter((id) => !Object.hasOwn(flow.scenario_assessments, id));
}

/** The next unassessed scenario after one, from the start again at the end; undefined when all others are assessed. */
export function nextUnassessed(
  open: readonly string[],
  all: readonly string[],
  after: string | null,
): string | undefined {
  const at = after === null ? -1 : all.indexOf(after);
  const inOrder = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return inOrder.find((id) => open.includes(id));
}
