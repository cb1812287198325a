/** How the connections of risks are read. */
import { query } from '@parapet/sdk';

/** @param riskId of the risk in focus; null for all risks that are not archived */
export const graphQuery = (organizationId: string, riskId: string | null) =>
  query('getRiskGraph', {
    organization_id: organizationId,
    ...(riskId === null ? { archived: 'exclude' as const } : { risk_id: riskId }),
  });

/** The risk that is in focus when nobody chose one: that with the highest score. */
export const firstRiskQuery = (organizationId: string) =>
  query('listRisks', { organization_id: organizationId, sort: '-risk_score', archived: 'exclude', limit: 1 });
