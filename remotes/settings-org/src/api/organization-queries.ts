/** How this remote reads the organisation. */
import { query } from '@parapet/sdk';

/** The organisation with its members. */
export function organizationQuery(orgId: string) {
  return query('getOrganization', { orgId });
}
