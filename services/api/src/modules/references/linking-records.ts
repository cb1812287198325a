/** Records on both ends of a link that `GET /api/references` lists. */
import {
  RECORD_KINDS,
  kindsWith,
  type AuditedEntity,
  type ReferencedEntity,
  type ReferencedKind,
} from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { isItemCollection, visibleItems } from '../items/visible-items.ts';
import { ofVisibleRisks, visibleRisks } from '../risk-scope.ts';

/** The kind whose records the request names. */
export function referencedEntity(kind: ReferencedKind): ReferencedEntity {
  const found = kindsWith('referenced').find((name) => RECORD_KINDS[name].referenced === kind);
  if (found === undefined) throw new Error(`No kind of record is called ${kind}`);
  return found;
}

/** What a member may see of the records of a kind that can be referenced. */
export const visibleReferenced = (db: OrgDb, member: MemberDoc, of: ReferencedEntity): Filter | Promise<Filter> =>
  isItemCollection(of) ? visibleItems(db, member, of) : {};

const nothing: Filter = { _id: { $in: [] } };

/** What a member may see of the records that refer to others. */
export function visibleReferring(db: OrgDb, member: MemberDoc, from: AuditedEntity): Filter | Promise<Filter> {
  if (isItemCollection(from)) return visibleItems(db, member, from);
  if (from === 'risks') return visibleRisks(member);
  if (from === 'members') return can(member, 'organizations', 'read').allowed ? {} : nothing;
  return ofVisibleRisks(member);
}
