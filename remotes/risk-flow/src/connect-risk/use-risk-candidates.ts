import type { Risk, RiskStatusGroup } from '@parapet/contracts';
import { keepPreviousData, query, useQuery } from '@parapet/sdk';

/** Rows of the list; a search narrows it down. */
const ROWS = 50;
/** Risks of the same scenario, and of the same asset, that come first. */
const RELATED = 20;

/** Groups of what is still open. */
const OPEN: RiskStatusGroup[] = ['open', 'in-progress', 'mitigated', 'accepted'];

interface Search {
  q: string;
  /** Also closed ones. */
  all: boolean;
  assetId: string | undefined;
  scenarioId: string | undefined;
}

/** The risks to link to, most related first: same scenario, then same asset, then what changed last. Archived ones are left out. */
export function useRiskCandidates({ q, all, assetId, scenarioId }: Search) {
  const common = { archived: 'exclude', ...(!all && { status: OPEN }) } as const;
  const found = useQuery({
    ...query('listRisks', { ...common, limit: ROWS, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  const any = useQuery(query('listRisks', { limit: 1, archived: 'exclude' }));
  const isPlain = q === '';
  const ofScenario = useQuery({
    ...query('listRisks', { ...common, limit: RELATED, scenario_id: scenarioId ?? '' }),
    enabled: isPlain && scenarioId !== undefined,
  });
  const ofAsset = useQuery({
    ...query('listRisks', { ...common, limit: RELATED, asset_id: assetId ?? '' }),
    enabled: isPlain && assetId !== undefined,
  });
  const related = isPlain ? [...(ofScenario.data?.items ?? []), ...(ofAsset.data?.items ?? [])] : [];
  const risks = new Map<string, Risk>([...related, ...(found.data?.items ?? [])].map((risk) => [risk.id, risk]));
  return { found, risks: [...risks.values()], total: found.data?.total ?? 0, isEmpty: any.data?.total === 0 };
}
