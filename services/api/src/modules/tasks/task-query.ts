import type { TaskQuery, TaskSummaryQuery } from '@parapet/contracts';
import { OPEN_TASK_STATUSES, addDays, weekEnd } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { TASK_LIST } from '../../list-plan.ts';
import { assignedTo } from '../assignee.ts';
import { plannedList, type ListRequest } from '../list-page.ts';
import { visibleTasks } from '../risk-scope.ts';

/** With the day with which due dates are compared: see `withToday`. */
export type OnDay<Query> = Query & { today: string };

export function overdueSince(today: string): Filter {
  return { due_date: { $lt: today }, status: { $in: [...OPEN_TASK_STATUSES] } };
}

/** Matches the tasks of a `due` group. An overdue task is open, so a filter for other statuses finds none. */
export function dueFilter(query: OnDay<Pick<TaskSummaryQuery, 'due' | 'status'>>): Filter {
  const { today } = query;
  switch (query.due) {
    case undefined:
      return {};
    case 'overdue':
      return {
        ...overdueSince(today),
        ...(query.status && { status: { $in: OPEN_TASK_STATUSES.filter((status) => query.status?.includes(status)) } }),
      };
    case 'week':
      return { due_date: { $gte: today, $lte: weekEnd(today) } };
    case 'later':
      return { due_date: { $gte: addDays(weekEnd(today), 1) } };
    case 'none':
      return { due_date: null };
  }
}

/** Matches the tasks that are due on these days. */
function dueDays({ due_from, due_to }: Pick<TaskQuery, 'due_from' | 'due_to'>): Filter {
  if (due_from === undefined && due_to === undefined) return {};
  // Not as `due_date`, which the group of due dates may have set.
  return {
    $and: [
      {
        due_date: { ...(due_from !== undefined && { $gte: due_from }), ...(due_to !== undefined && { $lte: due_to }) },
      },
    ],
  };
}

export async function taskList(db: OrgDb, query: OnDay<TaskQuery>, member: MemberDoc): Promise<ListRequest> {
  const request = plannedList(TASK_LIST, query, '-updated_at', {
    ...(await assignedTo(db, query.assigned_to)),
    ...visibleTasks(member),
    ...dueFilter(query),
    ...dueDays(query),
  });
  // In descending order, the stored date itself sorts undated tasks last.
  return query.sort === '-due_date' ? { ...request, field: 'due_date' } : request;
}
