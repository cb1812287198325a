/** Records on both ends of a link that `GET /api/references` lists. */
import type { AuditedEntity, ReferencedKind, ReferringKind } from '@parapet/contracts';
import type { LinkTarget } from '@parapet/contracts/links';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { visibleItems } from '../items/visible-items.ts';
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
  visible: (member: MemberDoc, db: OrgDb) => Filter | Promise<Filter>;
}

/** What a member may see of the records of a kind that can be referenced. */
export const visibleRecords = (
  db: OrgDb,
  member: MemberDoc,
  to: (typeof REFERENCED)[ReferencedKind],
): Filter | Promise<Filter> =>
  to === 'assets' || to === 'properties' || to === 'risk_scenarios' ? visibleItems(db, member, to) : {};

const nothing: Filter = { _id: { $in: [] } };

/** The records that link to referenced records, by collection. */
export const LINKING: Readonly<Partial<Record<AuditedEntity, LinkingRecords>>> = {
  assets: { kind: 'asset', name: 'name', visible: (member, db) => visibleItems(db, member, 'assets') },
  properties: { kind: 'property', name: 'name', visible: (member, db) => visibleItems(db, member, 'properties') },
  risk_scenarios: {
    kind: 'risk-scenario',
    name: 'title',
    visible: (member, db) => visibleItems(db, member, 'risk_scenarios'),
  },
  risks: { kind: 'risk', name: 'title', visible: visibleRisks },
  risk_flows: { kind: 'risk-flow', name: 'risk_title', visible: ofVisibleRisks },
  members: {
    kind: 'member',
    name: 'email',
    visible: (member) => (can(member, 'organizations', 'read').allowed ? {} : nothing),
  },
};
