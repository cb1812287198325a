/** Counts of risks by level and by cell of the matrix. */
import type { RiskSummary } from '../../../schemas/risk/risk.ts';
import { riskScore, scoreBucket } from '../risk-score.ts';

export type SummaryCell = RiskSummary['cells'][number];

/** @param cells each combination of impact and probability once; those without risks may be missing */
export function riskSummary(cells: readonly SummaryCell[]): RiskSummary {
  const levels = { low: 0, medium: 0, high: 0, critical: 0 };
  for (const { impact_level, probability, count } of cells)
    levels[scoreBucket(riskScore(impact_level, probability))] += count;
  const filled = cells
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.impact_level - b.impact_level || a.probability - b.probability);
  return { total: filled.reduce((sum, { count }) => sum + count, 0), levels, cells: filled };
}
