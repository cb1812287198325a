/** What reaches a person in the product. */
import Type, { type Static } from 'typebox';
import { Day, Id, Timestamp, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { JOB_KINDS } from './job.ts';
import { anyOf, paging } from './list.ts';
import { MOST_UNREAD, NOTIFICATION_KINDS } from './notification-kinds.ts';

export const NOTIFICATION_SUBJECTS = ['risk', 'review', 'flow', 'plan', 'action', 'task', 'job'] as const;
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];

/** How a job has ended. */
const FinishedJob = object({ kind: oneOf(JOB_KINDS), state: oneOf(['done', 'failed']) });

export const Notification = namedObject('Notification', {
  id: Id,
  kind: oneOf(NOTIFICATION_KINDS),
  subject: oneOf(NOTIFICATION_SUBJECTS),
  count: Type.Integer({ minimum: 1, description: 'What one request does to several records is one notification' }),
  record_id: nullable(
    described(Id, 'Of an action: its plan. Null for several records, and when you may no longer read it'),
  ),
  risk_id: nullable(described(Id, 'The risk that the record belongs to')),
  title: nullable(Type.String({ description: 'Null without a `record_id`, and for a record without a name' })),
  actor_id: nullable(described(Id, 'Who did it; null when nobody did')),
  actor_name: nullable(Type.String()),
  risk_score: nullable(Type.Integer({ minimum: 1, maximum: 25, description: 'Of a risk, at that time' })),
  due_date: nullable(Day),
  job: nullable(FinishedJob),
  read: Type.Boolean(),
  created_at: Timestamp,
});
export type Notification = Static<typeof Notification>;

const unread = Type.Integer({
  minimum: 0,
  maximum: MOST_UNREAD,
  description: `Unread notifications; ${MOST_UNREAD} for that many or more`,
});

export const NotificationPage = namedObject('NotificationPage', {
  items: Type.Array(ref(Notification), { description: 'The newest first' }),
  unread,
  next_cursor: nullable(Type.String({ description: 'Send as `cursor` for the next page; null on the last' })),
});
export type NotificationPage = Static<typeof NotificationPage>;

export const UnreadNotifications = namedObject('UnreadNotifications', { unread });
export type UnreadNotifications = Static<typeof UnreadNotifications>;

export const NotificationUpdate = namedObject('NotificationUpdate', { read: Type.Boolean() });
export type NotificationUpdate = Static<typeof NotificationUpdate>;

export const NotificationQuery = object({
  ...paging,
  read: Type.Optional(Type.Boolean({ description: 'Only those that are read, or only those that are not' })),
  kind: anyOf(oneOf(NOTIFICATION_KINDS), NOTIFICATION_KINDS.length),
});
export type NotificationQuery = Static<typeof NotificationQuery>;
