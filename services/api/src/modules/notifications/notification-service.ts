/** A person reads what reached them. */
import {
  MOST_UNREAD,
  type Notification,
  type NotificationPage,
  type NotificationQuery,
  type UnreadNotifications,
} from '@parapet/contracts';
import { canReadRecord, recordFacts, recordTitle } from '@parapet/contracts/rules';
import { NOTIFICATIONS, notificationId, notificationsOf, sendNews, type NotificationDoc } from '../../notifications.ts';
import type { MemberDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { Doc, OrgDb, Store, Tx } from '../../store/port.ts';
import { changeAs, readAs } from '../caller.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { notFound } from '../records.ts';
import { memberNames } from '../work-names.ts';

/** Newest first. */
const ORDER = '-created_at';
/** Notifications that one transaction marks. */
const BATCH = 200;

/** As the person may see them now: of a record that is gone, or that they may no longer read, nothing is named. */
export async function shownNotifications(
  store: Pick<Store, 'system'>,
  member: MemberDoc,
  db: OrgDb,
  docs: readonly NotificationDoc[],
): Promise<Notification[]> {
  const titles = new Map<string, string>();
  for (const [entity, some] of Map.groupBy(docs, (doc) => doc.entity)) {
    const ids = some.map(({ record_id }) => record_id).filter((id) => id !== null);
    if (entity === null || ids.length === 0) continue;
    for (const record of await db.collection<Doc>(entity).find({ _id: { $in: [...new Set(ids)] } }))
      if (canReadRecord(member, entity, recordFacts(record._id, record)) === true)
        titles.set(record._id, recordTitle(record) ?? '');
  }
  const nameOf = await memberNames(
    store,
    db,
    docs.map(({ actor_id }) => actor_id),
  );
  return docs.map((doc) => {
    const { _id, kind, subject, count, actor_id, due_date, job, read, created_at } = doc;
    const isJob = doc.entity === null;
    const title = isJob ? doc.title : titles.get(doc.record_id ?? '');
    const isThere = isJob || title !== undefined;
    return {
      id: _id.slice(notificationId(doc.user_id, '').length),
      kind,
      subject,
      count,
      record_id: isThere ? doc.record_id : null,
      risk_id: isThere || count > 1 ? doc.risk_id : null,
      // An action is named by itself, and leads to its plan.
      title: isThere ? (doc.subject === 'action' ? doc.title : title) || null : null,
      actor_id,
      actor_name: nameOf(actor_id),
      risk_score: isThere ? doc.risk_score : null,
      due_date: isThere ? due_date : null,
      job,
      read,
      created_at,
    };
  });
}

export function notificationService(store: Store) {
  const notifications = (within: Pick<Store, 'system'> = store) => within.system<NotificationDoc>(NOTIFICATIONS);

  async function unread(within: Pick<Store, 'system'>, userId: string): Promise<UnreadNotifications> {
    const filter = { ...notificationsOf(userId), read: false };
    return { unread: (await notifications(within).find(filter, { direction: -1, limit: MOST_UNREAD })).length };
  }

  return {
    /** @throws Problem 400 for a cursor of another list */
    async list(caller: Caller, { cursor, limit = 50, read, kind }: NotificationQuery): Promise<NotificationPage> {
      const { user_id } = caller.member;
      const after = decodeCursor(ORDER, cursor);
      const filter = {
        ...notificationsOf(user_id, after?.id),
        ...(read !== undefined && { read }),
        ...(kind !== undefined && { kind: { $in: kind } }),
      };
      const found = await notifications().find(filter, { direction: -1, limit: limit + 1 });
      const page = found.slice(0, limit);
      const items = await shownNotifications(store, caller.member, readAs(store, caller), page);
      const last = items.at(-1);
      const next = last !== undefined && found.length > limit ? { value: last.created_at, id: last.id } : null;
      return { items, ...(await unread(store, user_id)), next_cursor: next && encodeCursor(ORDER, next) };
    },

    count: ({ member }: Caller): Promise<UnreadNotifications> => unread(store, member.user_id),

    /** @throws Problem 404 */
    mark: (caller: Caller, id: string, read: boolean): Promise<Notification> =>
      changeAs(store, caller, async (tx) => {
        const { user_id } = caller.member;
        const doc = await notifications(tx).updateOne({ _id: notificationId(user_id, id) }, { $set: { read } });
        if (doc === null) throw notFound('notification');
        await sendNews(tx, user_id);
        const [one] = await shownNotifications(store, caller.member, tx, [doc]);
        if (one === undefined) throw notFound('notification');
        return one;
      }),

    async markAll(caller: Caller): Promise<UnreadNotifications> {
      const { user_id } = caller.member;
      const filter = { ...notificationsOf(user_id), read: false };
      const some = async (tx: Tx) => {
        const found = await notifications(tx).find(filter, { direction: -1, limit: BATCH });
        for (const { _id } of found) await notifications(tx).updateOne({ _id }, { $set: { read: true } });
        await sendNews(tx, user_id);
        return found.length;
      };
      while ((await changeAs(store, caller, some)) === BATCH);
      return unread(store, user_id);
    },
  };
}
