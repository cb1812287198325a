/** The differences between assets, properties and risk scenarios, which otherwise follow the same rules. */
import type { AssetCreate, AssetUpdate } from '../../schemas/item/asset.ts';
import type { AttributesInput } from '../../schemas/item/attributes.ts';
import type { PropertyCreate, PropertyUpdate } from '../../schemas/item/property.ts';
import type { RiskScenarioCreate, RiskScenarioUpdate } from '../../schemas/item/risk-scenario.ts';
import { ASSET_FIELDS, assetProblems } from './asset-rules.ts';
import type { FieldProblem } from '../validation/field-problem.ts';
import { filledAttributes, valuesOf } from './item-changes.ts';
import {
  newAsset,
  newProperty,
  newScenario,
  type AssetFields,
  type PropertyFields,
  type ScenarioFields,
} from './new-item.ts';
import { PROPERTY_FIELDS, propertyProblems } from './property-rules.ts';
import { SCENARIO_FIELDS, scenarioProblems } from './scenario-rules.ts';
import type { Noun } from '../../protocol/problem-codes.ts';
import { parseThreatActors, type ValueField } from '../template/answers/template-values.ts';

type Template = { fields: readonly ValueField[] } | null;

/** @typeParam Fields the stored fields of an item */
export interface ItemRules<Fields, Create, Update> {
  noun: Noun;
  /** The collection of its templates. */
  templates: 'asset_templates' | 'property_templates' | 'risk_scenario_templates';
  /** The fields that are not attributes. */
  ownFields: readonly string[];
  /** A new item as it is stored. */
  make(input: Create): Fields;
  /** The fields that a change sets, as they are stored. */
  change(input: Update): Partial<Fields>;
  problems(item: Fields, template: Template, isNew: boolean): FieldProblem[];
}

const trimmed = <K extends string>(field: K, value: string | undefined) =>
  value === undefined ? {} : { [field]: value.trim() };
const filled = (attributes: AttributesInput | undefined) =>
  attributes === undefined ? {} : { attributes: filledAttributes(attributes) };

export const ASSET_RULES: ItemRules<AssetFields, AssetCreate, AssetUpdate> = {
  noun: 'asset',
  templates: 'asset_templates',
  ownFields: ASSET_FIELDS,
  make: newAsset,
  change: ({ name, attributes, ...given }) => ({ ...given, ...trimmed('name', name), ...filled(attributes) }),
  problems: (asset, template) =>
    assetProblems({ linked_properties: asset.linked_properties, values: valuesOf(asset, ASSET_FIELDS) }, template),
};

export const PROPERTY_RULES: ItemRules<PropertyFields, PropertyCreate, PropertyUpdate> = {
  noun: 'property',
  templates: 'property_templates',
  ownFields: PROPERTY_FIELDS,
  make: newProperty,
  change: ({ name, attributes, ...given }) => ({ ...given, ...trimmed('name', name), ...filled(attributes) }),
  problems: (property, template) =>
    propertyProblems(
      { linked_scenarios: property.linked_scenarios, values: valuesOf(property, PROPERTY_FIELDS) },
      template,
    ),
};

export const SCENARIO_RULES: ItemRules<ScenarioFields, RiskScenarioCreate, RiskScenarioUpdate> = {
  noun: 'risk scenario',
  templates: 'risk_scenario_templates',
  ownFields: SCENARIO_FIELDS,
  make: newScenario,
  change: (input) => {
    const { title, threat_actors, attributes, linked_properties: _, ...given } = input;
    return {
      ...given,
      ...trimmed('title', title),
      ...(threat_actors !== undefined && { threat_actors: parseThreatActors(threat_actors) }),
      ...filled(attributes),
    };
  },
  problems: (scenario, template, isNew) => scenarioProblems(valuesOf(scenario, SCENARIO_FIELDS), template, isNew),
};

/** The rules of each kind of item, by the kind of its templates. */
export const ITEM_RULES = { asset: ASSET_RULES, property: PROPERTY_RULES, 'risk-scenario': SCENARIO_RULES } as const;
