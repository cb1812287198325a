/** Which of the organisation's risks, flows, plans and assets a member may see and change. */
import type { Role } from '../../schemas/me.ts';
import { can, type Decision } from './permissions.ts';

export interface Membership {
  role: Role;
  /** GRC domains; they bind a grc_domain_manager only. */
  domains: readonly string[];
}

/** `all`, or only the risks of these domains (none of which is "no domain"). */
export type RiskScope = { kind: 'all' } | { kind: 'domains'; domains: readonly string[] };

export function riskScope(member: Membership): RiskScope {
  return member.role === 'grc_domain_manager' ? { kind: 'domains', domains: member.domains } : { kind: 'all' };
}

/** @param domainId of the risk; null when it has none */
export function seesRisk(member: Membership, domainId: string | null): boolean {
  const scope = riskScope(member);
  return scope.kind === 'all' || (domainId !== null && scope.domains.includes(domainId));
}

/**
 * Whether a member may keep something in a domain: only where they would see it.
 * @param domainId null: in none
 * @param what for people
 */
export function canKeepIn(member: Membership, domainId: string | null, what = 'risks'): Decision {
  return seesRisk(member, domainId) ? { allowed: true } : { allowed: false, reason: `You can only keep ${what} in your own GRC domains` };
}

/**
 * A risk flow or a treatment plan is seen with its risk.
 * @param risk of the flow or plan; null when it is gone, which only those see who see every risk
 */
export function seesWithRisk(member: Membership, risk: { domain_id: string | null } | null): boolean {
  return seesRisk(member, risk?.domain_id ?? null);
}

/**
 * A task is seen with its risk; one that belongs to no risk, by everybody who may see tasks.
 * @param task `risk_domain_id`: the domain of its risk
 */
export function seesTask(member: Membership, task: { risk_id: string | null; risk_domain_id: string | null }): boolean {
  return task.risk_id === null || seesRisk(member, task.risk_domain_id);
}

export interface AssetMembership {
  role: Role;
  /** Assets; they bind an asset_owner only. */
  assets: readonly string[];
}

/** `all`, only the assets with these ids, or `none`. */
export type AssetScope = { kind: 'all' } | { kind: 'assets'; assets: readonly string[] } | { kind: 'none' };

/** Roles that may not read assets see none of them; in a flow they see the names that the flow itself stores. */
export function assetScope(member: AssetMembership): AssetScope {
  if (!can(member, 'assets', 'read').allowed) return { kind: 'none' };
  return member.role === 'asset_owner' ? { kind: 'assets', assets: member.assets } : { kind: 'all' };
}

/** Whether a member reads the same records after a change of their membership; the order of domains and assets says nothing. */
export function sameReach(before: Membership & AssetMembership, after: Membership & AssetMembership): boolean {
  const same = (a: readonly string[], b: readonly string[]) => new Set(a).symmetricDifference(new Set(b)).size === 0;
  return before.role === after.role && same(before.domains, after.domains) && same(before.assets, after.assets);
}

export function seesAsset(member: AssetMembership, assetId: string): boolean {
  const scope = assetScope(member);
  return scope.kind === 'all' || (scope.kind === 'assets' && scope.assets.includes(assetId));
}
