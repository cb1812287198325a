/** Counts risks by level and by cell of the matrix. */
import type { RiskSummary } from '@parapet/contracts';
import { MAX_SEARCH_WORDS, riskSummary, words, type SummaryCell } from '@parapet/contracts/rules';
import type { RiskDoc } from '../../../collections.ts';
import { fieldProblem } from '../../../pipeline/problem.ts';
import type { Filter, OrgCollection } from '../../../store/port.ts';

/** @throws Problem 400 for too many search words */
export async function summaryOf(
  risks: OrgCollection<RiskDoc>,
  filter: Filter,
  search: string | undefined,
): Promise<RiskSummary> {
  if (search !== undefined && words(search).length > MAX_SEARCH_WORDS)
    throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  return riskSummary(await cellsOf(risks, filter, search));
}

export async function cellsOf(
  risks: OrgCollection<RiskDoc>,
  filter: Filter,
  search: string | undefined,
): Promise<SummaryCell[]> {
  const groups = await risks.countBy(['impact_level', 'probability'], filter, search);
  return groups.map(({ key, count }) => ({
    impact_level: Number(key['impact_level']),
    probability: Number(key['probability']),
    count,
  }));
}
