/** Which of the organisation's risks a member may see and change. */
import type { Role } from '../schemas/me.ts';

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
