/** Creates records that a file names but that do not exist yet, from their names alone. */
import { PROPERTY_RULES, SCENARIO_RULES } from '@parapet/contracts/rules';
import type { PropertyDoc, RiskScenarioDoc } from '../../collections.ts';
import { validate } from '../../pipeline/requests/validation.ts';
import type { Tx } from '../../store/port.ts';

/** Validates the name as an update, because other required fields are filled in later. Titles of scenarios follow the same rule. @throws Problem 400 */
function checkName(name: string): void {
  validate('updateProperty', { params: { id: 'any' }, query: {}, headers: {}, body: { name } });
}

/** @returns the id of the property with this name */
export async function missingProperty(tx: Tx, name: string): Promise<string> {
  checkName(name);
  const properties = tx.collection<PropertyDoc>('properties');
  const found = await properties.findOne({ name });
  return (
    found ?? (await properties.insertOne(PROPERTY_RULES.make({ organization_id: '', name, linked_scenarios: [] })))
  )._id;
}

/** @returns the id of the risk scenario with this title */
export async function missingScenario(tx: Tx, title: string): Promise<string> {
  checkName(title);
  const scenarios = tx.collection<RiskScenarioDoc>('risk_scenarios');
  const found = await scenarios.findOne({ title });
  // A new scenario has no template yet, like a scenario whose template was deleted.
  return (
    found ??
    (await scenarios.insertOne({
      ...SCENARIO_RULES.make({ organization_id: '', title, description: title, template_id: '' }),
      template_id: null,
    }))
  )._id;
}
