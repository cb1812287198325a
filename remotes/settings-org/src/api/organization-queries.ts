/** How this remote reads the organisation. */
import { $api } from '@parapet/sdk';

/** The organisation with its members. */
export function organizationQuery(orgId: string) {
  return $api.queryOptions('get', '/api/organizations/{orgId}', { params: { path: { orgId } } });
}
