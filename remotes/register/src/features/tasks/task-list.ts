import { TASK_DUES, TASK_STATUSES } from '@parapet/contracts';
import { defineList, type ListState, filter } from '@parapet/sdk';

/** The filters and sort orders of Plans & Tasks. `mine` adds nothing to the request here: `useTasks` adds the person's id. */
export const taskList = defineList({
  table: 'tasks',
  filters: {
    q: filter.text(),
    status: filter.manyOf(TASK_STATUSES),
    due: filter.oneOf(TASK_DUES),
    risk_id: filter.references(),
    mine: { ...filter.flag(), request: () => ({}) },
  },
  sorts: ['due_date', '-updated_at', 'title'],
  initialSort: 'due_date',
  pageSize: 50,
});

export type TaskListState = ListState<typeof taskList.filters, (typeof taskList.sorts)[number]>;
