import { RISK_SEVERITIES, RISK_SORTS, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { defineList, manyOf, text, type ListState } from '@parapet/sdk';

/** What the register can be asked for. */
export const riskList = defineList({
  table: 'risks',
  filters: { q: text(), severity: manyOf(RISK_SEVERITIES), status: manyOf(RISK_STATUS_GROUPS) },
  sorts: RISK_SORTS,
  initialSort: '-updated_at',
  pageSize: 50,
  openParam: 'risk',
});

export type RiskListState = ListState<typeof riskList.filters, (typeof RISK_SORTS)[number]>;
