/** Which of the organization's risks, flows, plans and assets a member may see and change. */
import type { Role } from '../../schemas/organization/me.ts';
import { allowed, can, refusalOf, refused, type Decision } from './permissions.ts';

export interface Membership {
  role: Role;
  /** Ids of GRC domains; they restrict only a grc_domain_manager. */
  domains: readonly string[];
}

/** All risks, or only those of these domains. Risks without a domain belong to none of them. */
export type RiskScope = { kind: 'all' } | { kind: 'domains'; domains: readonly string[] };

export function riskScope(member: Membership): RiskScope {
  return member.role === 'grc_domain_manager' ? { kind: 'domains', domains: member.domains } : { kind: 'all' };
}

/** @param domainId domain of the risk; null when it has none */
export function seesRisk(member: Membership, domainId: string | null): boolean {
  const scope = riskScope(member);
  return scope.kind === 'all' || (domainId !== null && scope.domains.includes(domainId));
}

/**
 * Whether a member may put a record into a domain: only if they could then see it.
 * @param domainId null for no domain
 * @param what the kind of record, as the message names it
 */
export function canPutInDomain(member: Membership, domainId: string | null, what = 'risks'): Decision {
  return seesRisk(member, domainId) ? allowed : refused(`You can only keep ${what} in your own GRC domains`);
}

/**
 * A member sees a risk flow or a treatment plan when they see its risk.
 * @param risk null when it was deleted; then only members who see every risk see the flow or plan
 */
export function seesWithRisk(member: Membership, risk: { domain_id: string | null } | null): boolean {
  return seesRisk(member, risk?.domain_id ?? null);
}

export interface AssetMembership {
  role: Role;
  /** Ids of assets; they restrict only an asset_owner. */
  assets: readonly string[];
}

/** All assets, only those with these ids, or none. */
export type AssetScope = { kind: 'all' } | { kind: 'assets'; assets: readonly string[] } | { kind: 'none' };

/** Roles that may not read assets see none. In a flow they still see the names of assets, which the flow stores itself. */
export function assetScope(member: AssetMembership): AssetScope {
  if (!can(member, 'assets', 'read').allowed) return { kind: 'none' };
  return member.role === 'asset_owner' ? { kind: 'assets', assets: member.assets } : { kind: 'all' };
}

/** Whether a member can read the same records before and after a change of their membership. The order of domains and assets does not matter. */
export function hasSameScope(before: Membership & AssetMembership, after: Membership & AssetMembership): boolean {
  const same = (a: readonly string[], b: readonly string[]) => new Set(a).symmetricDifference(new Set(b)).size === 0;
  return before.role === after.role && same(before.domains, after.domains) && same(before.assets, after.assets);
}

export function seesAsset(member: AssetMembership, assetId: string): boolean {
  const scope = assetScope(member);
  return scope.kind === 'all' || (scope.kind === 'assets' && scope.assets.includes(assetId));
}

/** Whether a role may change templates. They belong to everybody's assets, so a role that is restricted to some may not. */
export function canChangeTemplates(member: AssetMembership): Decision {
  const decision = can(member, 'assets', 'update');
  if (!decision.allowed || assetScope(member).kind === 'all') return decision;
  return refused(refusalOf(member.role, 'update', 'templates'));
}

/**
 * Whether a member may change a property or a scenario: a role that is restricted to some assets only if it hangs on these alone.
 * @param assets ids of all assets that it hangs on
 */
export function canChangeOnAssets(member: AssetMembership, assets: readonly string[]): Decision {
  const isOwn = assetScope(member).kind === 'all' || (assets.length > 0 && assets.every((id) => seesAsset(member, id)));
  return isOwn ? allowed : refused('You can only change what hangs on your own assets alone');
}
