/** Risks counted by level and by cell of the matrix. */
import type { RiskSummary } from '@parapet/contracts';
import { MAX_SEARCH_WORDS, riskScore, scoreBucket, words } from '@parapet/contracts/rules';
import type { RiskDoc } from '../../collections.ts';
import { fieldProblem } from '../../problem.ts';
import type { Filter, OrgCollection } from '../../store/port.ts';

type Cell = RiskSummary['cells'][number];

/** @throws Problem 400 when too many words are searched for */
export async function riskSummary(risks: OrgCollection<RiskDoc>, filter: Filter, search: string | undefined): Promise<RiskSummary> {
  if (search !== undefined && words(search).length > MAX_SEARCH_WORDS) throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  const groups = await risks.countBy(['impact_level', 'probability'], filter);
  const all = groups.map(({ key, count }): Cell => ({ impact_level: Number(key['impact_level']), probability: Number(key['probability']), count }));
  const cells = search === undefined ? all : await Promise.all(all.map((cell) => searched(risks, filter, search, cell)));
  return summed(cells.filter(({ count }) => count > 0));
}

/** Groups cannot be counted by words, so each of the 25 cells at most is counted for itself. */
async function searched(risks: OrgCollection<RiskDoc>, filter: Filter, search: string, { impact_level, probability }: Cell): Promise<Cell> {
  return { impact_level, probability, count: await risks.count({ ...filter, impact_level, probability }, search) };
}

function summed(cells: Cell[]): RiskSummary {
  const levels = { low: 0, medium: 0, high: 0, critical: 0 };
  for (const { impact_level, probability, count } of cells) levels[scoreBucket(riskScore(impact_level, probability))] += count;
  return { total: cells.reduce((sum, { count }) => sum + count, 0), levels, cells: cells.toSorted((a, b) => a.impact_level - b.impact_level || a.probability - b.probability) };
}
