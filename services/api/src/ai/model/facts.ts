/** What a language model is told of the organization before it answers, of records that the person may read. */
import type { Asked } from '../asked.ts';

const MOST_RISKS = 5;

export async function factsFor({ ask, organizationId }: Asked) {
  const [summary, { items }] = await Promise.all([
    ask('getRiskSummary', { query: { organization_id: organizationId, archived: 'exclude' } }),
    ask('listRisks', {
      query: {
        organization_id: organizationId,
        status: ['open', 'in-progress'],
        sort: '-risk_score',
        limit: MOST_RISKS,
      },
    }),
  ]);
  return {
    risks: summary.total,
    by_score_level: summary.levels,
    top_risks: items.map(({ title, category, severity, status, risk_score }) => ({
      title,
      category,
      severity,
      status,
      score: risk_score,
    })),
  };
}
