/** The mail about notifications: one, or several of them. */
import type { Language, Notification } from '@parapet/contracts';
import { sentenceOf, titleKeyOf } from '@parapet/contracts/rules';
import { placeOf, wordsIn } from '../modules/notifications/sentences.ts';
import { linkMail } from './link-mail.ts';
import type { Message } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';
import { NOTIFICATION_TEXTS } from './texts/notification.ts';

/** Those that a mail lists. */
const MOST = 50;
const ALL = '/notifications';

export interface NotificationMail {
  to: string;
  language: Language;
  /** At least one. */
  notifications: readonly [Notification, ...Notification[]];
  /** Name of the organization. */
  organization: string;
  /** The reader's day, `2026-03-01`. */
  today: string;
  /** Origin that people open. */
  publicUrl: string;
  /** The page that stops these mails. */
  stopUrl: string;
}

export function notificationMail(mail: NotificationMail): Message {
  const { to, language, notifications, organization, today, publicUrl, stopUrl } = mail;
  const texts = NOTIFICATION_TEXTS[language];
  const { t, day } = wordsIn(language);
  const written = (count: number) => new Intl.NumberFormat(language).format(count);
  const items = notifications.map((one) => {
    const actor_name = one.actor_name === null ? null : nameInMail(one.actor_name);
    const title = one.title === null ? t(titleKeyOf(one)) : nameInMail(one.title);
    const text = sentenceOf({ ...one, actor_name }, title, { t, today, day });
    return { text, url: publicUrl + placeOf(one) };
  });
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined;
  const left = items.length - MOST;
  return linkMail({
    to,
    language,
    subject: isOne ? first.text : texts.subject(written(items.length)),
    intro: [texts.intro(nameInMail(organization)), ...(isOne ? [first.text] : [])],
    items: isOne ? [] : items.slice(0, MOST),
    open: isOne ? texts.open : texts.openAll,
    button: isOne ? texts.button : texts.buttonAll,
    url: isOne ? first.url : publicUrl + ALL,
    outro: [...(left > 0 ? [texts.more(written(left))] : []), texts.why],
    stop: { text: texts.stop, url: stopUrl },
  });
}
