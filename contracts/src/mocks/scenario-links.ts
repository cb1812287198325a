/** Which properties name which scenarios, in the order in which they were linked. The properties say so themselves; this remembers the order. */
import type { Context } from './mock.ts';
import { changeRecord, ownRecords } from './records.ts';

type WithState = Pick<Context, 'state'>;

/**
 * Brings the links of a property to what it says now.
 * @param before ids of the scenarios that it named
 * @param after ids of those that it names
 */
export function keepScenarioLinks({ state }: WithState, property_id: string, before: readonly string[], after: readonly string[]): void {
  const gone = new Set(before).difference(new Set(after));
  const kept = state.scenarioLinks.filter((link) => link.property_id !== property_id || !gone.has(link.scenario_id));
  const added = [...new Set(after).difference(new Set(before))].map((scenario_id) => ({ property_id, scenario_id }));
  state.scenarioLinks = [...kept, ...added];
}

/** Ids of the properties that name a scenario. */
export function propertiesNaming({ state }: WithState, scenarioId: string): string[] {
  return state.scenarioLinks.filter(({ scenario_id }) => scenario_id === scenarioId).map(({ property_id }) => property_id);
}

/** Takes a scenario out of the properties that name it. */
export function removeScenarioFromProperties(context: Context, scenarioId: string): void {
  for (const property of ownRecords(context, 'properties')) {
    const { id, linked_scenarios: before } = property;
    if (!before.includes(scenarioId)) continue;
    const { linked_scenarios } = changeRecord(context, 'properties', property, { linked_scenarios: before.filter((one) => one !== scenarioId) });
    keepScenarioLinks(context, id, before, linked_scenarios);
  }
}
