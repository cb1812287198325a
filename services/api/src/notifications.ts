/**
 * What reaches people in the product. It is written in the transaction of the change itself, at its end: many changes make one notification, and a
 * transaction that concerns nobody reads nothing more.
 */
import { NOTIFICATION_DAYS, type Notification } from '@parapet/contracts';
import { sseEvent } from '@parapet/contracts/rules';
import type { MemberDoc } from './collections.ts';
import { sendNotice } from './modules/events/notices.ts';
import { mailTime } from './modules/notifications/mail-wish.ts';
import {
  candidatesOf,
  chatItem,
  toldTo,
  toldToChat,
  type NotifiedEntity,
  type Told,
} from './modules/notifications/told.ts';
import { tellChat } from './outbox.ts';
import { orderedIds } from './platform/ordered-id.ts';
import type { AtEnd, Filter, Store, SystemDoc, Tx } from './store/port.ts';

export const NOTIFICATIONS = 'notifications';
/** Of what each person was reminded last. */
export const REMINDERS = 'reminders';

/** The id is that of the person, a slash, and that of the notification, so that those of a person stand together in their order. */
export interface NotificationDoc
  extends
    SystemDoc,
    Pick<
      Notification,
      'kind' | 'subject' | 'count' | 'record_id' | 'risk_id' | 'title' | 'actor_id' | 'risk_score' | 'due_date' | 'job'
    > {
  organization: string;
  user_id: string;
  /** null for a job. */
  entity: NotifiedEntity | null;
  read: boolean;
  created_at: string;
  /** Later ones with the same are added to this one; unique, as records of one request may be changed at the same time. */
  fold: string;
  /** ISO 8601: when it is to be mailed. Absent when it is not, or was. */
  mail_at?: string;
  /** How often that has failed. */
  mail_tries?: number;
}

const newId = orderedIds();

export const notificationId = (userId: string, id: string) => `${userId}/${id}`;

/** The notifications of a person. @param before the id of one of them, so that only older ones match */
export const notificationsOf = (userId: string, before = '\u{10FFFF}'): Filter => ({
  _id: { $gte: notificationId(userId, ''), $lt: notificationId(userId, before) },
});

/** Tells a person's pages that something is new among their notifications. */
export const sendNews = (within: Pick<Store, 'system'>, userId: string) =>
  sendNotice(within, userId, sseEvent('notification', {}));

interface Cause {
  /** ISO 8601. */
  at: string;
  /** null when nobody did it. */
  actor_id: string | null;
  /** What has the same cause becomes one notification of each kind, also in several transactions; null: only within this one. */
  cause: string | null;
}

type NewNotification = Omit<NotificationDoc, '_id' | 'expires_at' | 'read' | 'created_at' | 'mail_at' | 'mail_tries'>;

/** To be called in a transaction. */
export async function addNotification(tx: Tx, at: string, fields: NewNotification): Promise<void> {
  const notifications = tx.system<NotificationDoc>(NOTIFICATIONS);
  const same = await notifications.findOne({ fold: fields.fold });
  // What was mailed already is not mailed again with every record that is added.
  const mail_at = same === null || same.mail_at !== undefined ? await mailTime(tx, fields, at) : null;
  const mail = mail_at === null ? {} : { mail_at };
  if (same === null)
    await notifications.put({
      ...fields,
      ...mail,
      _id: notificationId(fields.user_id, newId()),
      read: false,
      created_at: at,
      expires_at: new Date(Date.parse(at) + NOTIFICATION_DAYS * 86_400_000).toISOString(),
    });
  else
    await notifications.updateOne(
      { _id: same._id },
      { $set: { ...SEVERAL, ...mail, risk_id: null, read: false }, $inc: { count: fields.count } },
    );
  await sendNews(tx, fields.user_id);
}

/** What a notification about several records says of none of them. */
const SEVERAL = { record_id: null, title: null, risk_score: null, due_date: null };

/** Tells people, in a transaction. Of several records of one kind they get one notification. */
export async function tell(tx: Tx, told: readonly Told[], { at, actor_id, cause }: Cause): Promise<void> {
  const transaction = cause ?? newId();
  const groups = Map.groupBy(told, ({ user_id, kind, subject }) => [user_id, transaction, kind, subject].join('/'));
  for (const [fold, [first, ...others]] of groups) {
    if (first === undefined) continue;
    // Several actions of one plan lead to that plan.
    const isOneRisk = others.every(({ risk_id }) => risk_id === first.risk_id);
    await addNotification(tx, at, {
      ...first,
      organization: tx.organizationId,
      count: others.length + 1,
      actor_id,
      job: null,
      fold,
      ...(others.length > 0 && { ...SEVERAL, risk_id: isOneRisk ? first.risk_id : null }),
    });
  }
}

/** Tells people what a transaction has done to records. */
export const toNotifications: AtEnd = async (changes, tx) => {
  const candidates = candidatesOf(changes);
  const [first] = changes;
  if (candidates.length === 0 || first === undefined) return;
  const { at, actor } = first;
  const { id, request_id: cause = null } = actor;
  const actor_id = id === 'system' ? null : id;
  const toChat = toldToChat(candidates, id).map((one) => chatItem(one, actor_id));
  await tellChat(tx, toChat, { at, cause });
  const userIds = [...new Set(candidates.map(({ user_id }) => user_id))].filter((id) => id !== null && id !== actor.id);
  const toManagers = candidates.some(({ user_id }) => user_id === null);
  if (userIds.length === 0 && !toManagers) return;
  const members = await tx
    .collection<MemberDoc>('members')
    .find(
      toManagers ? { $or: [{ user_id: { $in: userIds } }, { role: 'risk_manager' }] } : { user_id: { $in: userIds } },
    );
  const told = toldTo(members, candidates, actor.id);
  if (told.length > 0) await tell(tx, told, { at, actor_id, cause });
};

/** To be called when a person leaves. */
export async function deleteNotifications(tx: Pick<Tx, 'system'>, userId: string): Promise<void> {
  await tx.system(NOTIFICATIONS).delete(notificationsOf(userId));
  await tx.system(REMINDERS).delete({ _id: userId });
}
