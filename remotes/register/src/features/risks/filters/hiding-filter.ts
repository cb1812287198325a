import type { RiskFacets } from '@parapet/contracts';
import type { FilterChip } from '@parapet/sdk';

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** Facets by the chips of their filters. How many risks there are without a filter is the sum of its own values, which are counted without it. */
const FACETS: Readonly<Record<string, (facets: RiskFacets) => readonly { count: number }[]>> = {
  severity: ({ severity }) => severity,
  // Without the filter archived risks are left out again.
  status: ({ status }) => status.filter(({ value }) => value !== 'archived'),
  flow: ({ flow }) => flow,
  category: ({ category }) => category,
  owner: ({ owner_id }) => owner_id,
  reviewer: ({ reviewer_id }) => reviewer_id,
  register: ({ tableId }) => tableId,
  matrix: ({ cells }) => cells,
};

/** The filter without which most risks would match; undefined when each of them alone hides nothing. */
export function hidingFilter(chips: readonly FilterChip[], facets: RiskFacets | undefined): { filterId: string; count: number } | undefined {
  if (facets === undefined) return undefined;
  const counts = chips.flatMap(({ id, onRemove }) => {
    const facet = onRemove && FACETS[id]?.(facets);
    return facet === undefined || facet.length === 0 ? [] : [{ filterId: id, count: sum(facet) }];
  });
  return counts.toSorted((a, b) => b.count - a.count)[0];
}
