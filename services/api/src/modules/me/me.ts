import type { Me, Preferences } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { Principal } from '../../identity/principal.ts';

/** The signed-in member. */
export function meOf({ user_id, email, role, domains, assets, organization_id }: MemberDoc, preferences: Preferences, principal: Principal | null): Me {
  return { user_id, email, name: principal?.name ?? null, role, domains, assets, organizationId: organization_id, preferences };
}
