/** The defaults of new assets, properties and risk scenarios. */
import type { RecordField } from '../../schemas/base.ts';
import type { Asset, AssetCreate } from '../../schemas/item/asset.ts';
import type { Property, PropertyCreate } from '../../schemas/item/property.ts';
import type { RiskScenario, RiskScenarioCreate } from '../../schemas/item/risk-scenario.ts';
import { filledAttributes } from './item-changes.ts';
import { parseThreatActors } from '../template/answers/template-values.ts';

/** The fields of an asset that do not come from the store. Names and the number of risks are those of the moment of reading. */
export type AssetFields = Omit<Asset, RecordField | 'names' | 'risk_count' | 'scenario_count'>;

export function newAsset(input: AssetCreate): AssetFields {
  const { organization_id: _, name, attributes = {}, ...given } = input;
  return {
    name: name.trim(),
    description: '',
    type: '',
    status: '',
    risk_level: null,
    template_id: null,
    ...given,
    attributes: filledAttributes(attributes),
  };
}

/** The fields of a property that do not come from the store. Names are those of the moment of reading. */
export type PropertyFields = Omit<Property, RecordField | 'names' | 'changeable'>;

export function newProperty(input: PropertyCreate): PropertyFields {
  const { organization_id: _, name, attributes = {}, ...given } = input;
  return {
    name: name.trim(),
    type: '',
    category: '',
    value: '',
    description: '',
    linked_risks: [],
    template_id: null,
    ...given,
    attributes: filledAttributes(attributes),
  };
}

/** The fields of a scenario that come neither from the store nor from the properties and risks that link to it. */
export type ScenarioFields = Omit<RiskScenario, RecordField | 'linked_properties' | 'risk_count' | 'changeable'>;

export function newScenario(input: RiskScenarioCreate): ScenarioFields {
  const { organization_id: _, linked_properties: _links, title, threat_actors, attributes = {}, ...given } = input;
  return {
    linked_controls: [],
    ...given,
    attributes: filledAttributes(attributes),
    title: title.trim(),
    threat_actors: parseThreatActors(threat_actors),
  };
}
