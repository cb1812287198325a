/** Counts tasks under the filters of their list. */
import type { TaskSummary, TaskSummaryQuery } from '@parapet/contracts';
import { MAX_SEARCH_WORDS, OPEN_TASK_STATUSES, words } from '@parapet/contracts/rules';
import type { MemberDoc, TaskDoc } from '../../collections.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { OrgDb } from '../../store/port.ts';
import { visibleTasks } from '../risk-scope.ts';
import { dueFilter, overdueSince, type OnDay } from './task-query.ts';

/** @throws Problem 400 for too many search words */
export async function taskSummary(db: OrgDb, member: MemberDoc, query: OnDay<TaskSummaryQuery>): Promise<TaskSummary> {
  const { q, risk_id, status } = query;
  if (q !== undefined && words(q).length > MAX_SEARCH_WORDS)
    throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  const tasks = db.collection<TaskDoc>('tasks');
  const filter = {
    ...visibleTasks(member),
    ...(risk_id && { risk_id: { $in: risk_id } }),
    ...(status && { status: { $in: status } }),
    ...dueFilter(query),
  };
  const chosen = status ?? [...OPEN_TASK_STATUSES, 'completed'];
  const openChosen = OPEN_TASK_STATUSES.filter((one) => chosen.includes(one));
  const overdue = { ...filter, ...overdueSince(query.today), status: { $in: openChosen } };
  const isOther = query.due === 'week' || query.due === 'later' || query.due === 'none';
  const [total, completed, late, mine] = await Promise.all([
    tasks.count(filter, q),
    chosen.includes('completed') && query.due !== 'overdue' ? tasks.count({ ...filter, status: 'completed' }, q) : 0,
    isOther ? 0 : tasks.count(overdue, q),
    tasks.count({ ...filter, assigned_to: member.user_id }, q),
  ]);
  return { total, completed, overdue: late, mine };
}
