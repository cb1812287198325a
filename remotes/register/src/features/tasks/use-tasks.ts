import { keepPreviousData, query, useListPages, useQuery, useSession, useToday } from '@parapet/sdk';
import type { TaskListState } from './task-list.ts';

/** One page of the tasks, the way to the others, and the counts under the same filters. */
export function useTasks(list: TaskListState) {
  const { user } = useSession();
  const today = useToday();
  const tasks = useQuery({
    ...query('listTasks', { ...list.request, today, ...(list.filters.mine && { assigned_to: user.id }) }),
    placeholderData: keepPreviousData,
  });
  const summary = useQuery({
    ...query('getTaskSummary', { ...list.filterRequest, today }),
    placeholderData: keepPreviousData,
  });
  return { tasks, summary: summary.data, page: useListPages(list, tasks), today };
}
