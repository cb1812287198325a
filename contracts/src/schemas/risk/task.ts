import Type, { type Static } from 'typebox';
import { bulkRequest } from '../bulk.ts';
import { recordSchemas } from '../record-schemas.ts';
import {
  Assignee,
  AssigneeInput,
  Day,
  DayInput,
  Id,
  Text,
  Title,
  described,
  named,
  namedObject,
  nullable,
  object,
  oneOf,
  optional,
  record,
  ref,
} from '../base.ts';
import { MAX_PAGE, anyOf, ownOrganizationQuery, search } from '../list.ts';

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

export const Task = namedObject('Task', { ...record, title: Title(200), ...editable, created_by: Id });
export type Task = Static<typeof Task>;

/** A task in a list, with the names that it refers to. */
export const TaskRow = namedObject('TaskRow', {
  ...Task.properties,
  risk_title: nullable(Title(200)),
  assigned_to_name: nullable(Type.String({ description: 'Also of somebody who has left; null for nobody' })),
});
export type TaskRow = Static<typeof TaskRow>;

const settable = { ...editable, due_date: DayInput, assigned_to: AssigneeInput };

/** The organization may be missing, as in the product's payloads. */
export const TaskCreate = namedObject('TaskCreate', {
  organization_id: Type.Optional(Id),
  title,
  ...optional(settable),
});
export type TaskCreate = Static<typeof TaskCreate>;

export const TaskDeletion = namedObject('TaskDeletion', { success: Type.Boolean() });
export type TaskDeletion = Static<typeof TaskDeletion>;

/** Overdue and open, due today or in the next seven days, due later, or without a date. */
export const TASK_DUES = ['overdue', 'week', 'later', 'none'] as const;
export type TaskDue = (typeof TASK_DUES)[number];

export const Today = Type.Optional(
  described(
    Day,
    'The day where the person is; by default today in the time zone of the header `Time-Zone`, of their preferences, or of the organization',
  ),
);

/** Filters of the list and of its counts. The counts cannot be filtered by `assigned_to`; they have the caller's own tasks (`mine`) instead. */
const counted = {
  q: search('title or description'),
  risk_id: anyOf(Id, MAX_PAGE),
  status: anyOf(ref(TaskStatus), 4),
  due: Type.Optional(oneOf(TASK_DUES, 'When they are due, counted from `today`')),
  today: Today,
};

const dueDay = (description: string) => Type.Optional(Type.Unsafe<string>({ ...Day, description }));

const filters = {
  ...counted,
  assigned_to: Type.Optional(Assignee),
  due_from: dueDay('First day on which they are due'),
  due_to: dueDay('Last day on which they are due'),
};

export const {
  page: TaskPage,
  update: TaskUpdate,
  query: TaskQuery,
  exportQuery: TaskExportQuery,
} = recordSchemas('Task', {
  row: TaskRow,
  organization: ownOrganizationQuery,
  changeable: { title, ...settable },
  filters,
  sorts: ['title', 'status', 'due_date', 'created_at', 'updated_at'],
});
export type TaskUpdate = Static<typeof TaskUpdate>;
export type TaskQuery = Static<typeof TaskQuery>;
export type TaskExportQuery = Static<typeof TaskExportQuery>;

export const TaskSummaryQuery = object({ ...ownOrganizationQuery, ...counted });
export type TaskSummaryQuery = Static<typeof TaskSummaryQuery>;

const count = Type.Integer({ minimum: 0 });

/** Counts of tasks under filters. */
export const TaskSummary = namedObject('TaskSummary', {
  total: count,
  completed: count,
  overdue: count,
  mine: Type.Integer({ minimum: 0, description: 'Assigned to the caller' }),
});
export type TaskSummary = Static<typeof TaskSummary>;

export const TaskBulk = bulkRequest('TaskBulk', ['update', 'delete'], filters, TaskUpdate, {});
export type TaskBulk = Static<typeof TaskBulk>;
