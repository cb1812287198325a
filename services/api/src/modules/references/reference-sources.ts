/** What may point at a record, and what of it a member may see. */
import type { ReferringKind } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter } from '../../store/port.ts';
import { visibleAssets } from '../assets/asset-query.ts';
import { ofVisibleRisks } from '../risk-scope.ts';
import { visibleRisks } from '../risks/risk-query.ts';

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

/** What points at a record, whichever of the fields holds its id. */
export function pointing(fields: readonly string[], id: string): Filter {
  return { $or: fields.map((field) => ({ [field]: id })) };
}
