/** The defaults of new assets, properties and risk scenarios. */
import type { RecordField } from '../../schemas/base.ts';
import type { Asset, AssetCreate } from '../../schemas/item/asset.ts';
import type { Property, PropertyCreate } from '../../schemas/item/property.ts';
import type { RiskScenario, RiskScenarioCreate } from '../../schemas/item/risk-scenario.ts';
import { parseThreatActors } from '../template/template-values.ts';

/** The fields of an asset that do not come from the store. */
export type AssetFields = Omit<Asset, RecordField>;

export function newAsset(input: AssetCreate): AssetFields {
  const { organization_id: _, name, ...given } = input;
  return {
    name: name.trim(),
    description: '',
    type: '',
    status: '',
    risk_level: null,
    linked_properties: [],
    template_id: null,
    attributes: {},
    ...given,
  };
}

/** The fields of a property that do not come from the store. */
export type PropertyFields = Omit<Property, RecordField>;

export function newProperty(input: PropertyCreate): PropertyFields {
  const { organization_id: _, name, ...given } = input;
  return {
    name: name.trim(),
    type: '',
    category: '',
    value: '',
    description: '',
    linked_scenarios: [],
    linked_risks: [],
    template_id: null,
    attributes: {},
    ...given,
  };
}

/** The fields of a scenario that come neither from the store nor from the properties that link to it. */
export type ScenarioFields = Omit<RiskScenario, RecordField | 'linked_properties'>;

export function newScenario(input: RiskScenarioCreate): ScenarioFields {
  const { organization_id: _, title, threat_actors, ...given } = input;
  return { linked_controls: [], attributes: {}, ...given, title: title.trim(), threat_actors: parseThreatActors(threat_actors) };
}
