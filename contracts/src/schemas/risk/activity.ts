/** What people did lately, and what is assigned to one of them. */
import Type, { type Static } from 'typebox';
import { Day, Id, Text, Timestamp, Title, namedObject, nullable, object, oneOf, ref } from '../base.ts';
import { organizationQuery } from '../list.ts';
import { RISK_FLOW_STATUSES } from './risk-flow-status.ts';
import { RISK_STATUSES } from './risk-values.ts';
import { TASK_STATUSES, TaskSummary, Today } from './task.ts';
import { TreatmentPlanSummary } from './treatment-plan.ts';

export const ACTIVITY_VERBS = ['created', 'changed', 'completed', 'reopened', 'archived', 'unarchived'] as const;
export type ActivityVerb = (typeof ACTIVITY_VERBS)[number];

const ENTITIES = ['risks', 'risk_flows', 'treatment_plans', 'tasks', 'risk_notes'] as const;
export type ActivityEntity = (typeof ENTITIES)[number];

/** Records of one request that are counted. */
export const ACTIVITY_COUNT_LIMIT = 500;

/** One thing that somebody did. */
export const Activity = namedObject('Activity', {
  id: Type.String({ description: 'Unique among activities' }),
  at: Timestamp,
  actor_id: Type.String({ description: 'A user, or `system`' }),
  actor_name: nullable(Type.String({ description: 'Also of somebody who has left; null for the product itself' })),
  verb: oneOf(ACTIVITY_VERBS),
  entity: oneOf(ENTITIES),
  entity_id: Id,
  title: Text(200),
  risk_id: nullable(Id),
  fields: Type.Array(Type.String(), { description: 'Names of the fields that were changed; empty for other verbs' }),
  count: Type.Integer({
    minimum: 1,
    maximum: ACTIVITY_COUNT_LIMIT,
    description: `Records of the entity that the request changed, of which the activity names the last one; ${ACTIVITY_COUNT_LIMIT} stands for as many or more`,
  }),
});
export type Activity = Static<typeof Activity>;

export const ActivityList = namedObject('ActivityList', { items: Type.Array(ref(Activity), { maxItems: 20 }) });
export type ActivityList = Static<typeof ActivityList>;

export const ActivityQuery = object({
  ...organizationQuery,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 5 })),
});
export type ActivityQuery = Static<typeof ActivityQuery>;

/** A task, an action of a plan, a flow or a risk that waits for the caller. */
export const AssignedItem = namedObject('AssignedItem', {
  kind: oneOf(['task', 'action', 'flow', 'risk']),
  id: Id,
  title: Text(200),
  risk_id: nullable(Id),
  risk_title: nullable(Title(200)),
  due_date: nullable(Day),
  status: oneOf([...new Set([...TASK_STATUSES, ...RISK_FLOW_STATUSES, ...RISK_STATUSES])], 'In the words of its kind'),
  current_step: nullable(Type.Unsafe<number>({ type: 'integer', minimum: 1, maximum: 5, description: 'Of a flow' })),
  risk_score: nullable(Type.Unsafe<number>({ type: 'integer', minimum: 1, maximum: 25, description: 'Of a risk' })),
});
export type AssignedItem = Static<typeof AssignedItem>;

export const AssignedWork = namedObject('AssignedWork', {
  items: Type.Array(ref(AssignedItem), {
    maxItems: 100,
    description: 'What is due first, then open flows, then risks by score',
  }),
  total: Type.Integer({ minimum: 0 }),
});
export type AssignedWork = Static<typeof AssignedWork>;

export const AssignedQuery = object({
  ...organizationQuery,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 5 })),
});
export type AssignedQuery = Static<typeof AssignedQuery>;

/** Counts of the tasks and plans that the caller may see. */
export const WorkSummary = namedObject('WorkSummary', { tasks: ref(TaskSummary), plans: ref(TreatmentPlanSummary) });
export type WorkSummary = Static<typeof WorkSummary>;

export const WorkSummaryQuery = object({ ...organizationQuery, today: Today });
export type WorkSummaryQuery = Static<typeof WorkSummaryQuery>;
