/** Records on both ends of a link that `GET /api/references` lists. */
import type { AuditedEntity, ReferencedKind, ReferringKind } from '@parapet/contracts';
import type { LinkTarget } from '@parapet/contracts/links';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter } from '../../store/port.ts';
import { visibleAssets } from '../assets/asset-query.ts';
import { ofVisibleRisks } from '../risk-scope.ts';
import { visibleRisks } from '../risks/reads/risk-query.ts';

/** The collections of referenced records. */
export const REFERENCED = {
  asset: 'assets',
  property: 'properties',
  'risk-scenario': 'risk_scenarios',
  'asset-template': 'asset_templates',
  'property-template': 'property_templates',
  'risk-scenario-template': 'risk_scenario_templates',
  'grc-template': 'grc_templates',
} as const satisfies Readonly<Record<ReferencedKind, LinkTarget>>;

interface LinkingRecords {
  kind: ReferringKind;
  /** The field with the name of a record. */
  name: string;
  /** Matches what a member may see. */
  visible: (member: MemberDoc) => Filter;
}

const nothing: Filter = { _id: { $in: [] } };

/** The records that link to referenced records, by collection. */
export const LINKING: Readonly<Partial<Record<AuditedEntity, LinkingRecords>>> = {
  assets: { kind: 'asset', name: 'name', visible: visibleAssets },
  properties: { kind: 'property', name: 'name', visible: () => ({}) },
  risk_scenarios: { kind: 'risk-scenario', name: 'title', visible: () => ({}) },
  risks: { kind: 'risk', name: 'title', visible: visibleRisks },
  risk_flows: { kind: 'risk-flow', name: 'risk_title', visible: ofVisibleRisks },
  members: { kind: 'member', name: 'email', visible: (member) => (can(member, 'organizations', 'read').allowed ? {} : nothing) },
};
