/** What may refer to each kind of record; the references are shown before a record is deleted. */
import type { ReferencedKind, ReferringKind } from '../../schemas/item/reference.ts';

/** Most references that are listed; a person would not read more before deciding. */
export const MAX_REFERENCES = 50;

type ReferredCollection = 'assets' | 'properties' | 'risk_scenarios' | 'asset_templates' | 'property_templates' | 'risk_scenario_templates';

export const REFERENCED_RECORDS: Readonly<Record<ReferencedKind, { collection: ReferredCollection; noun: string }>> = {
  asset: { collection: 'assets', noun: 'asset' },
  property: { collection: 'properties', noun: 'property' },
  'risk-scenario': { collection: 'risk_scenarios', noun: 'risk scenario' },
  'asset-template': { collection: 'asset_templates', noun: 'asset template' },
  'property-template': { collection: 'property_templates', noun: 'property template' },
  'risk-scenario-template': { collection: 'risk_scenario_templates', noun: 'risk scenario template' },
};

interface Source {
  kind: ReferringKind;
  /** Fields that may contain the id, alone or in a list. */
  fields: readonly string[];
}

const from = (kind: ReferringKind, ...fields: string[]): Source => ({ kind, fields });

/** Listed in this order. */
export const REFERENCE_SOURCES: Readonly<Record<ReferencedKind, readonly Source[]>> = {
  asset: [from('risk', 'asset_id', 'selected_assets'), from('risk-flow', 'selected_assets'), from('member', 'assets')],
  property: [from('asset', 'linked_properties'), from('risk-flow', 'selected_properties')],
  'risk-scenario': [from('property', 'linked_scenarios'), from('risk', 'selected_scenarios'), from('risk-flow', 'selected_scenarios')],
  'asset-template': [from('asset', 'template_id')],
  'property-template': [from('property', 'template_id')],
  'risk-scenario-template': [from('risk-scenario', 'template_id')],
};
