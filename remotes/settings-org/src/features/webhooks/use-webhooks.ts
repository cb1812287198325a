import { MOST_WEBHOOKS } from '@parapet/contracts';
import { query, useQuery, useSession } from '@parapet/sdk';

/** All webhooks of the organization, with how they are. */
export function useWebhooks() {
  const { organizationId } = useSession();
  return useQuery(query('listWebhooks', { organization_id: organizationId, limit: MOST_WEBHOOKS }));
}
