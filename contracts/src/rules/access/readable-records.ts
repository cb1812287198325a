/** Whether a member may read a record of any kind; used for its history and its live events. */
import { RECORD_KINDS, isKindWith, type AuditedEntity } from '../../record-kinds.ts';
import { allowed, can, refused, type Decision } from './permissions.ts';
import { assetScope, riskScope, seesAsset, seesRisk, type AssetMembership, type Membership } from './visibility.ts';

/** The fields of a record that decide who may read it. */
export interface RecordFacts {
  id: string;
  /** Domain of a risk. */
  domain_id: string | null;
  /** Risk that the record belongs to; null when it belongs to none. */
  risk_id: string | null;
  /** Domain of that risk; undefined when this kind of record does not store it. */
  risk_domain_id: string | null | undefined;
  /** What hangs on it: properties of an asset, scenarios of a property. */
  items: readonly string[];
}

/** Whether the member's role may read that kind of record at all, and if not, why. */
export function canReadKind(member: Membership, entity: AuditedEntity): Decision {
  return can(member, RECORD_KINDS[entity].access, 'read');
}

const strings = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** @param doc the record as it is stored, or from the audit trail */
export function recordFacts(id: string, doc: unknown): RecordFacts {
  const fields: Record<string, unknown> = typeof doc === 'object' && doc !== null ? { ...doc } : {};
  const riskDomain = Object.hasOwn(fields, 'risk_domain_id') ? text(fields['risk_domain_id']) : undefined;
  const items = [...strings(fields['linked_properties']), ...strings(fields['linked_scenarios'])];
  return {
    id,
    domain_id: text(fields['domain_id']),
    risk_id: text(fields['risk_id']),
    risk_domain_id: riskDomain,
    items,
  };
}

/**
 * Whether the member may read this record, by role, domains and assets.
 * @returns `with-risk` when the answer depends on the risk that it belongs to, `with-assets` when on the assets that it hangs on
 */
export function canReadRecord(
  member: Membership & AssetMembership,
  entity: AuditedEntity,
  facts: RecordFacts,
): boolean | 'with-risk' | 'with-assets' {
  if (!canReadKind(member, entity).allowed) return false;
  if (entity === 'assets') return seesAsset(member, facts.id);
  if (isKindWith('withAssets', entity) && assetScope(member).kind === 'assets') return 'with-assets';
  if (entity === 'risks') return seesRisk(member, facts.domain_id);
  if (entity === 'tasks' && facts.risk_id === null) return true;
  if (!isKindWith('withRisk', entity) || riskScope(member).kind === 'all') return true;
  return facts.risk_domain_id === undefined ? 'with-risk' : seesRisk(member, facts.risk_domain_id);
}

/**
 * Whether a change of a record, which they may read, changes what else the member may read: with assets of their own, what hangs on these.
 * @param states the record after and before the change
 */
export function changesReadable(
  member: AssetMembership,
  entity: AuditedEntity,
  states: readonly RecordFacts[],
): boolean {
  if (assetScope(member).kind !== 'assets' || (entity !== 'assets' && entity !== 'properties')) return false;
  const [after, before] = [new Set(states[0]?.items), new Set(states[1]?.items)];
  return after.symmetricDifference(before).size > 0;
}

/** Whether a member may see the history of deleted records, and verify the audit trail. */
export function canInspectAudit({ role }: Pick<Membership, 'role'>): Decision {
  const inspects = role === 'admin' || role === 'auditor';
  return inspects ? allowed : refused('Only admins and auditors can check the audit trail.');
}
