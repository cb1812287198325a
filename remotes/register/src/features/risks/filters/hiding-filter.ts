import type { RiskFacets } from '@parapet/contracts';
import type { FilterChip } from '@parapet/sdk';

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** Facets by the chips of their filters. The values of a facet are counted without its own filter, so their sum is the number of risks without it. */
const FACETS: Readonly<Record<string, (facets: RiskFacets) => readonly { count: number }[]>> = {
  severity: ({ severity }) => severity,
  // Without this filter the list leaves out archived risks.
  status: ({ status }) => status.filter(({ value }) => value !== 'archived'),
  flow: ({ flow }) => flow,
  category: ({ category }) => category,
  owner: ({ owner_id }) => owner_id,
  reviewer: ({ reviewer_id }) => reviewer_id,
  register: ({ tableId }) => tableId,
  matrix: ({ cells }) => cells,
};

/** The filter whose removal would show the largest number of risks; undefined when removing no single filter shows any. */
export function hidingFilter(
  chips: readonly FilterChip[],
  facets: RiskFacets | undefined,
): { filterId: string; count: number } | undefined {
  if (facets === undefined) return undefined;
  const counts = chips.flatMap(({ id, onRemove }) => {
    const facet = onRemove && FACETS[id]?.(facets);
    return facet === undefined || facet.length === 0 ? [] : [{ filterId: id, count: sum(facet) }];
  });
  return counts.toSorted((a, b) => b.count - a.count)[0];
}
