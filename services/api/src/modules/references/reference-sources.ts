/** Where a record of each kind may be pointed at from. */
import type { ReferencedKind, ReferringKind } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter } from '../../store/port.ts';
import { visibleAssets } from '../assets/asset-query.ts';
import { ofVisibleRisks } from '../risk-scope.ts';
import { visibleRisks } from '../risks/risk-query.ts';

export interface Referred {
  collection: string;
  noun: string;
}

export const REFERRED: Readonly<Record<ReferencedKind, Referred>> = {
  asset: { collection: 'assets', noun: 'asset' },
  property: { collection: 'properties', noun: 'property' },
  'risk-scenario': { collection: 'risk_scenarios', noun: 'risk scenario' },
  'asset-template': { collection: 'asset_templates', noun: 'asset template' },
  'property-template': { collection: 'property_templates', noun: 'property template' },
  'risk-scenario-template': { collection: 'risk_scenario_templates', noun: 'risk scenario template' },
};

interface Referring {
  collection: string;
  /** Field that people know a record by. */
  name: string;
  /** What of the kind a member may see. */
  visible: (member: MemberDoc) => Filter;
}

const nothing: Filter = { _id: { $in: [] } };

export const REFERRING: Readonly<Record<ReferringKind, Referring>> = {
  asset: { collection: 'assets', name: 'name', visible: visibleAssets },
  property: { collection: 'properties', name: 'name', visible: () => ({}) },
  'risk-scenario': { collection: 'risk_scenarios', name: 'title', visible: () => ({}) },
  risk: { collection: 'risks', name: 'title', visible: visibleRisks },
  'risk-flow': { collection: 'risk_flows', name: 'risk_title', visible: ofVisibleRisks },
  member: { collection: 'members', name: 'email', visible: (member) => (can(member, 'organizations', 'read').allowed ? {} : nothing) },
};

interface Source {
  kind: ReferringKind;
  pointing(id: string): Filter;
}

const inField = (kind: ReferringKind, field: string): Source => ({ kind, pointing: (id) => ({ [field]: id }) });

/** In the order in which they are listed. */
export const SOURCES: Readonly<Record<ReferencedKind, readonly Source[]>> = {
  asset: [
    { kind: 'risk', pointing: (id) => ({ $or: [{ asset_id: id }, { selected_assets: id }] }) },
    inField('risk-flow', 'selected_assets'),
    inField('member', 'assets'),
  ],
  property: [inField('asset', 'linked_properties'), inField('risk-flow', 'selected_properties')],
  'risk-scenario': [inField('property', 'linked_scenarios'), inField('risk', 'selected_scenarios'), inField('risk-flow', 'selected_scenarios')],
  'asset-template': [inField('asset', 'template_id')],
  'property-template': [inField('property', 'template_id')],
  'risk-scenario-template': [inField('risk-scenario', 'template_id')],
};
