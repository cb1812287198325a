/** How this remote reads tasks and treatment plans. */
import { query, toDay } from '@parapet/sdk';

export const TASKS_OF_A_RISK = 100;

/** The tasks of one risk, what is due first at the top. */
export const riskTasksQuery = (organizationId: string, riskId: string) =>
  query('listTasks', { organization_id: organizationId, risk_id: [riskId], sort: 'due_date', limit: TASKS_OF_A_RISK });

export const riskTaskSummaryQuery = (organizationId: string, riskId: string) =>
  query('getTaskSummary', { organization_id: organizationId, risk_id: [riskId], today: toDay(new Date()) });

/** How many tasks and treatment plans there are. */
export const workSummaryQuery = (organizationId: string, today: string) =>
  query('getWorkSummary', { organization_id: organizationId, today });
