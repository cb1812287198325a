import type { RiskFlow } from '@parapet/contracts';
import { fieldAt } from '@parapet/contracts/rules';
import { query, useQuery, useSession } from '@parapet/sdk';

/** Changes to look through for the completion; a completed flow seldom has more after it. */
const ENTRIES = 50;

/** Id of the person who completed the flow last; null until it is known, or when nobody can say. */
export function useCompletion({ id }: RiskFlow): string | null {
  const { organizationId } = useSession();
  const { data } = useQuery(query('listAuditEntries', { organization_id: organizationId, entity: 'risk_flows', entity_id: id, limit: ENTRIES }));
  const completion = data?.items.find(({ before, after }) => fieldAt(after, 'status') === 'completed' && fieldAt(before, 'status') !== 'completed');
  return completion?.actor_id ?? null;
}
