import type { RiskFlow, RiskFlowStatus } from '@parapet/contracts';
import { fieldAt } from '@parapet/contracts/rules';
import { query, useQuery } from '@parapet/sdk';

/** Changes to look through; a completed flow seldom has more after it. */
const ENTRIES = 50;

/** Ids of the people who last gave the flow a status; null until it is known, or when nobody can say. */
export function useStatusAuthors({ id }: RiskFlow): (status: RiskFlowStatus) => string | null {
  const { data } = useQuery(query('listAuditEntries', { entity: 'risk_flows', entity_id: id, limit: ENTRIES }));
  return (status) =>
    data?.items.find(({ before, after }) => fieldAt(after, 'status') === status && fieldAt(before, 'status') !== status)
      ?.actor_id ?? null;
}
