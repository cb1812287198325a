/** Mails to people what reached them in the product, if they want it: what is due for one person goes into one mail. */
import { dayReader, isPendingMember } from '@parapet/contracts/rules';
import type { MemberDoc, OrganizationDoc } from '../../collections.ts';
import { notificationMail } from '../../mail/notification-mail.ts';
import type { Post } from '../../mail/post.ts';
import { NOTIFICATIONS, notificationsOf, type NotificationDoc } from '../../notifications.ts';
import type { Log } from '../../pipeline/log.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Actor, Store, Update } from '../../store/port.ts';
import type { JobWork } from '../jobs/jobs.ts';
import { preferencesOf } from '../me/preferences.ts';
import { BACK_OFF, DAY } from '../webhooks/back-off.ts';
import { wantsMail, zoneOf } from './mail-wish.ts';
import { shownNotifications } from './notification-service.ts';
import type { StopLinks } from './stop-links.ts';

/** Milliseconds between two looks. */
const ROUND = 5_000;
/** Milliseconds until mails are tried again that one of the limits has held back. */
const LIMITED = 10 * 60_000;
/** Notifications that are looked for at once, and those in one mail. */
const BATCH = 500;
const SYSTEM: Actor = { id: 'system' };

export interface MailOptions {
  post: Post;
  links: StopLinks;
  /** Origin that people open. */
  publicUrl: string;
  log: Log;
  /** ms since 1970. */
  now?: () => number;
}

export function mailJobs(store: Store, { post, links, publicUrl, log, now = Date.now }: MailOptions): JobWork {
  const notifications = store.system<NotificationDoc>(NOTIFICATIONS);
  const at = (ms = 0) => new Date(now() + ms).toISOString();
  const waiting = () => ({ mail_at: { $lte: at() } });

  /** All or none, so that a mail is not sent again in part. */
  const mark = (docs: readonly NotificationDoc[], update: Update): Promise<void> =>
    store.transaction(docs[0]?.organization ?? '', SYSTEM, async (tx) => {
      for (const { _id } of docs) await tx.system<NotificationDoc>(NOTIFICATIONS).updateOne({ _id }, update);
    });
  const done = (docs: readonly NotificationDoc[]) => mark(docs, { $unset: { mail_at: '', mail_tries: '' } });

  async function later(docs: readonly NotificationDoc[]): Promise<void> {
    const tries = Math.max(...docs.map(({ mail_tries = 0 }) => mail_tries));
    const wait = BACK_OFF[tries];
    if (wait !== undefined) return mark(docs, { $set: { mail_at: at(wait), mail_tries: tries + 1 } });
    log.warn('notifications were not mailed: the mail server did not take them for a day');
    return done(docs);
  }

  async function mailTo(user_id: string, docs: readonly NotificationDoc[]): Promise<void> {
    const [first] = docs;
    if (first === undefined) return;
    const db = store.org(first.organization, SYSTEM);
    const member = await db.collection<MemberDoc>('members').findOne({ user_id });
    if (member === null || isPendingMember(member)) return done(docs);
    const preferences = await preferencesOf(db, user_id);
    // What they have read, or may no longer read, need not reach them; nor what has waited for a day, because there was no mail server.
    const oldest = at(-DAY);
    const wanted = docs.filter(
      ({ kind, read, mail_at = '' }) => !read && mail_at > oldest && wantsMail(preferences, kind),
    );
    const [one, ...others] = (await shownNotifications(store, member, db, wanted)).filter(
      ({ count, record_id }) => count > 1 || record_id !== null,
    );
    if (one === undefined) return done(docs);
    const organization = await db.collection<OrganizationDoc>('organizations').findOne({ _id: first.organization });
    const message = notificationMail({
      to: member.email,
      language: preferences.language,
      notifications: [one, ...others],
      organization: organization?.name ?? '',
      today: dayReader(await zoneOf(db, user_id))(new Date(now())),
      publicUrl,
      stopUrl: await links.urlFor({ user_id, organization: first.organization }, preferences.language),
    });
    const delivery = await post.send({ message, kind: 'notification', from: null }, log);
    if (delivery === 'sent') return done(docs);
    return delivery === 'limited' ? mark(docs, { $set: { mail_at: at(LIMITED) } }) : later(docs);
  }

  return {
    isDue: true,
    again: { done: ROUND, failed: ROUND },
    async run(job) {
      const found = await notifications.find(waiting(), { direction: 1, limit: BATCH });
      for (const user_id of new Set(found.map((doc) => doc.user_id))) {
        // Another process may have taken over. A mail takes less time than the lease lasts, so only one is sending.
        await job.progress({});
        const docs = await notifications.find(
          { ...notificationsOf(user_id), ...waiting() },
          { direction: 1, limit: BATCH },
        );
        await mailTo(user_id, docs).catch((err: unknown) => {
          // One who cannot be mailed does not hold up the others.
          log.error({ err }, 'notifications were not mailed');
          return later(docs);
        });
        await yieldToOthers();
      }
      return {};
    },
  };
}
