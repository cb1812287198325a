import { RISK_SEVERITIES, type Risk, type RiskSeverity } from '@parapet/contracts';
import { useQueries, useQuery, useSession } from '@parapet/sdk';
import { recentRisksQuery, severityCountQuery } from '../../api/risk-queries.ts';

/** Rows of the table of recent risks. */
const RECENT = 5;

export interface Overview {
  total: number;
  bySeverity: Readonly<Record<RiskSeverity, number>>;
  recent: readonly Risk[];
}

/** What the dashboard shows; `overview` is undefined until all of it is there. */
export function useOverview() {
  const { organizationId } = useSession();
  const recent = useQuery(recentRisksQuery(organizationId, RECENT));
  const counts = useQueries({ queries: RISK_SEVERITIES.map((severity) => severityCountQuery(organizationId, severity)) });
  const parts = [recent, ...counts];
  const [low, medium, high, critical] = counts.map(({ data }) => data?.total);
  const complete = recent.data && low !== undefined && medium !== undefined && high !== undefined && critical !== undefined;
  const overview: Overview | undefined = complete
    ? { total: recent.data.total, bySeverity: { low, medium, high, critical }, recent: recent.data.items }
    : undefined;
  return {
    overview,
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    fetching: parts.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(parts.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
