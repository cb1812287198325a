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

/** What the dashboard shows, as one query: its data is there when all of it is. */
export function useOverview() {
  const { organizationId } = useSession();
  const recent = useQuery(recentRisksQuery(organizationId, RECENT));
  const counts = useQueries({ queries: RISK_SEVERITIES.map((severity) => severityCountQuery(organizationId, severity)) });
  const parts = [recent, ...counts];
  const [low, medium, high, critical] = counts.map(({ data }) => data?.total);
  const complete = recent.data && low !== undefined && medium !== undefined && high !== undefined && critical !== undefined;
  const data: Overview | undefined = complete
    ? { total: recent.data.total, bySeverity: { low, medium, high, critical }, recent: recent.data.items }
    : undefined;
  return {
    data,
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
