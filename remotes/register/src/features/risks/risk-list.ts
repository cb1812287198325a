import { RISK_SEVERITIES, RISK_SORTS, RISK_STATUS_GROUPS, type RiskStatusGroup } from '@parapet/contracts';
import { defineList, manyOf, text, type Filter, type ListState } from '@parapet/sdk';

/** What the register shows while no status is chosen: archived risks are left out until somebody asks for them. */
const NOT_ARCHIVED = RISK_STATUS_GROUPS.filter((group) => group !== 'archived');

const status: Filter<readonly RiskStatusGroup[]> = {
  ...manyOf(RISK_STATUS_GROUPS),
  request: (chosen) => ({ status: chosen.length === 0 ? NOT_ARCHIVED : chosen }),
};

/** What the register can be asked for. */
export const riskList = defineList({
  table: 'risks',
  filters: { q: text(), severity: manyOf(RISK_SEVERITIES), status },
  sorts: RISK_SORTS,
  initialSort: '-risk_score',
  pageSize: 50,
  openParam: 'risk',
});

export type RiskListState = ListState<typeof riskList.filters, (typeof RISK_SORTS)[number]>;

/** Statuses that the register chooses from: all once archived risks are asked for. */
export const statusesOf = (list: RiskListState) => (list.filters.status.includes('archived') ? RISK_STATUS_GROUPS : NOT_ARCHIVED);
