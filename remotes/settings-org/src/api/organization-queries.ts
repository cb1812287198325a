/** How this remote reads the organization. */
import { query } from '@parapet/sdk';

/** The organization with its members. */
export function organizationQuery(orgId: string) {
  return query('getOrganization', { orgId });
}
