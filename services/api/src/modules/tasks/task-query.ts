import type { TaskQuery } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { workList } from '../work-list.ts';
import { visibleTasks } from '../risk-scope.ts';

/** Stored fields by the names of the sorts. */
const SORT_FIELDS = { title: 'title_folded', status: 'status', due_date: 'due_date', created_at: 'created_at', updated_at: 'updated_at' };

export const taskList = (db: OrgDb, query: TaskQuery, member: MemberDoc) => workList(db, visibleTasks(member), query, SORT_FIELDS);
