import type { Me } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { Principal } from '../../identity/principal.ts';
import { ownPreferences } from './kept-preferences.ts';

/** The signed-in person as their organisation knows them. */
export function meOf({ user_id, email, role, domains, assets, organization_id, preferences }: MemberDoc, principal: Principal | null): Me {
  return { user_id, email, name: principal?.name ?? null, role, domains, assets, organizationId: organization_id, preferences: ownPreferences(preferences) };
}
