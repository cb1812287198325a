import { TREATMENT_PLAN_STATUSES } from '@parapet/contracts';
import { defineList, filter } from '@parapet/sdk';

/** The second list of the page, so its filters have names of their own in the URL. */
export const planList = defineList({
  table: 'plans',
  filters: {
    plan_status: filter.manyOf(TREATMENT_PLAN_STATUSES, { param: 'status' }),
    plan_risk: filter.references({ param: 'risk_id' }),
    my_plans: { ...filter.flag(), request: () => ({}) },
  },
  sorts: ['next_action', 'title', '-priority'],
  initialSort: 'next_action',
  pageSize: 50,
});
