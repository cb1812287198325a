import type { Me, Preferences } from '@parapet/contracts';
import { NO_SCALE_LABELS } from '@parapet/contracts/rules';
import type { MemberDoc, OrganizationDoc } from '../../collections.ts';
import type { Principal } from '../../pipeline/principal.ts';
import type { Store } from '../../store/port.ts';
import { preferencesOf } from './preferences.ts';

/** The signed-in member. */
export async function meIn(store: Store, member: MemberDoc, principal: Principal | null): Promise<Me> {
  const { user_id, email, role, domains, assets, organization_id } = member;
  const db = store.org(organization_id, { id: user_id });
  const [organization, preferences]: [OrganizationDoc | null, Preferences] = await Promise.all([
    db.collection<OrganizationDoc>('organizations').findOne({ _id: organization_id }),
    preferencesOf(db, user_id),
  ]);
  return {
    user_id,
    email,
    name: principal?.name ?? null,
    role,
    domains,
    assets,
    organizationId: organization_id,
    organizationName: organization?.name ?? '',
    scaleLabels: organization?.scale_labels ?? NO_SCALE_LABELS,
    preferences,
  };
}
