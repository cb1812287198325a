import type { TaskRow } from '@parapet/contracts';
import { dueGroup, type DueGroup } from '@parapet/contracts/rules';

/** What is late comes first, undated tasks last. */
const ORDER: readonly DueGroup[] = ['overdue', 'earlier', 'week', 'later', 'none'];

/** Tasks under the headings of when they are due; groups without tasks are left out. */
export function taskGroups(tasks: readonly TaskRow[], today: string): { group: DueGroup; tasks: TaskRow[] }[] {
  return ORDER.map((group) => ({ group, tasks: tasks.filter((task) => dueGroup(task, today) === group) })).filter(
    (one) => one.tasks.length > 0,
  );
}
