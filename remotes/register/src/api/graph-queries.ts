/** How the connections of risks are read. */
import { query } from '@parapet/sdk';

/** @param riskId of the risk in focus; null for all risks that are not archived */
export const graphQuery = (riskId: string | null) =>
  query('getRiskGraph', riskId === null ? { archived: 'exclude' } : { risk_id: riskId });

/** The risk that is in focus when nobody chose one: that with the highest score. */
export const firstRiskQuery = () => query('listRisks', { sort: '-risk_score', archived: 'exclude', limit: 1 });
