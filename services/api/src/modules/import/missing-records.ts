/** Records that a file names before anybody has described them: they are created with what a name tells. */
import { PROPERTY_RULES, SCENARIO_RULES } from '@parapet/contracts/rules';
import type { PropertyDoc, RiskScenarioDoc } from '../../collections.ts';
import { validate } from '../../pipeline/requests/validation.ts';
import type { Tx } from '../../store/port.ts';

/** Titles of scenarios follow the same rule. As a change of the name alone: what a new one needs besides is filled in later. @throws Problem 400 */
function checkName(name: string): void {
  validate('updateProperty', { params: { id: 'any' }, query: {}, headers: {}, body: { name } });
}

/** @returns the id of the property with this name */
export async function missingProperty(tx: Tx, name: string): Promise<string> {
  checkName(name);
  const properties = tx.collection<PropertyDoc>('properties');
  const found = await properties.findOne({ name });
  return (found ?? (await properties.insertOne(PROPERTY_RULES.make({ organization_id: '', name, linked_scenarios: [] }))))._id;
}

/** @returns the id of the risk scenario with this title */
export async function missingScenario(tx: Tx, title: string): Promise<string> {
  checkName(title);
  const scenarios = tx.collection<RiskScenarioDoc>('risk_scenarios');
  const found = await scenarios.findOne({ title });
  // A new one has no template yet, as one whose template was deleted.
  return (found ?? (await scenarios.insertOne({ ...SCENARIO_RULES.make({ organization_id: '', title, description: title, template_id: '' }), template_id: null })))._id;
}
