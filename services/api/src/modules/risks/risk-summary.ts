/** Counts risks by level and by cell of the matrix. */
import type { RiskSummary } from '@parapet/contracts';
import { MAX_SEARCH_WORDS, riskSummary, words, type SummaryCell } from '@parapet/contracts/rules';
import type { RiskDoc } from '../../collections.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { Filter, OrgCollection } from '../../store/port.ts';

/** @throws Problem 400 for too many search words */
export async function summaryOf(risks: OrgCollection<RiskDoc>, filter: Filter, search: string | undefined): Promise<RiskSummary> {
  if (search !== undefined && words(search).length > MAX_SEARCH_WORDS) throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  const groups = await risks.countBy(['impact_level', 'probability'], filter);
  const all = groups.map(({ key, count }): SummaryCell => ({ impact_level: Number(key['impact_level']), probability: Number(key['probability']), count }));
  return riskSummary(search === undefined ? all : await Promise.all(all.map((cell) => countFound(risks, filter, search, cell))));
}

/** The store cannot group a search, so each of at most 25 cells is counted separately. */
async function countFound(risks: OrgCollection<RiskDoc>, filter: Filter, search: string, { impact_level, probability }: SummaryCell): Promise<SummaryCell> {
  return { impact_level, probability, count: await risks.count({ ...filter, impact_level, probability }, search) };
}
