import { query, useCan, useQuery } from '@parapet/sdk';
import type { ItemKind } from '../item-kinds.ts';

type Counts = Readonly<Record<ItemKind | 'grc', { count?: number }>>;

/** How many records each tab has, as far as they are known and the person may see them. */
export function useTabCounts(): Counts {
  const can = useCan();
  const one = { limit: 1 };
  const items = can('assets', 'read').allowed;
  const count = ({ data }: { data: { total: number } | undefined }) =>
    data === undefined ? {} : { count: data.total };
  return {
    assets: count(useQuery({ ...query('listAssets', one), enabled: items })),
    properties: count(useQuery({ ...query('listProperties', one), enabled: items })),
    scenarios: count(useQuery({ ...query('listRiskScenarios', one), enabled: items })),
    grc: count(useQuery({ ...query('listGrcTemplates', one), enabled: can('risks', 'read').allowed })),
  };
}
