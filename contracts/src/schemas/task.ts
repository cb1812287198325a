import Type, { type Static } from 'typebox';
import { Assignee, AssigneeInput, Day, Id, Text, Title, closed, named, nullable, oneOf, optional, record, ref } from './base.ts';
import { anyOf, ownOrganizationQuery, page, paging, search, sortBy } from './list.ts';

export const TASK_STATUSES = ['pending', 'in-progress', 'completed', 'cancelled'] as const;
export const TaskStatus = named('TaskStatus', oneOf(TASK_STATUSES));
export type TaskStatus = Static<typeof TaskStatus>;

/** The message for a missing title. */
export const TASK_TITLE_MISSING = 'Title is required';
const title = Title(200, TASK_TITLE_MISSING);

/** The fields that a person may set. Any status may follow any other. */
const editable = {
  description: Text(5000),
  risk_id: nullable(Id),
  status: ref(TaskStatus),
  due_date: nullable(Day),
  assigned_to: nullable(Assignee),
};

export const Task = named('Task', Type.Object({ ...record, title: Title(200), ...editable, created_by: Id }, closed));
export type Task = Static<typeof Task>;

export const TaskPage = page('TaskPage', Task);

const settable = { ...editable, assigned_to: AssigneeInput };

/** The organization may be missing, as in the product's payloads. */
export const TaskCreate = named('TaskCreate', Type.Object({ organization_id: Type.Optional(Id), title, ...optional(settable) }, closed));
export type TaskCreate = Static<typeof TaskCreate>;

export const TaskUpdate = named('TaskUpdate', Type.Object(optional({ title, ...settable }), { ...closed, minProperties: 1 }));
export type TaskUpdate = Static<typeof TaskUpdate>;

export const TaskDeletion = named('TaskDeletion', Type.Object({ success: Type.Boolean() }, closed));
export type TaskDeletion = Static<typeof TaskDeletion>;

export const TaskQuery = Type.Object(
  {
    ...ownOrganizationQuery,
    ...paging,
    sort: sortBy('title', 'status', 'due_date', 'created_at', 'updated_at'),
    q: search('title or description'),
    risk_id: anyOf(Id, 100),
    status: anyOf(ref(TaskStatus), 4),
    assigned_to: Type.Optional(Assignee),
  },
  closed,
);
export type TaskQuery = Static<typeof TaskQuery>;
