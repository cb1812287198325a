/** How this remote reads tasks and treatment plans. */
import { OPEN_TASK_STATUSES } from '@parapet/contracts/rules';
import { query, toDay } from '@parapet/sdk';

export const TASKS_OF_A_RISK = 100;

/** The tasks of one risk, what is due first at the top. */
export const riskTasksQuery = (riskId: string) =>
  query('listTasks', { risk_id: [riskId], sort: 'due_date', limit: TASKS_OF_A_RISK });

/** The open tasks of one risk, what is due first at the top. */
export const openRiskTasksQuery = (riskId: string) =>
  query('listTasks', { risk_id: [riskId], status: [...OPEN_TASK_STATUSES], sort: 'due_date' });

export const riskTaskSummaryQuery = (riskId: string) =>
  query('getTaskSummary', { risk_id: [riskId], today: toDay(new Date()) });

/** How many tasks and treatment plans there are. */
export const workSummaryQuery = (today: string) => query('getWorkSummary', { today });
