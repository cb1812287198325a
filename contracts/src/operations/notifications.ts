import { NOTIFICATION_DAYS } from '../schemas/notification-kinds.ts';
import {
  Notification,
  NotificationPage,
  NotificationQuery,
  NotificationUpdate,
  UnreadNotifications,
} from '../schemas/notification.ts';
import { ref } from '../schemas/base.ts';
import { idParams, json, operation, problems } from './common.ts';

const tags = ['notifications'];
const config = { access: 'signed-in' } as const;
/** Pages ask as long as they are open. */
const background = { ...config, background: true } as const;

export const notificationOperations = {
  getNotifications: operation('GET', '/api/me/notifications', config, {
    summary: 'My notifications',
    description: `Those of the last ${NOTIFICATION_DAYS} days: what was assigned to you, falls due or turns critical, of the records that you may read. You get none about what you do yourself. The event \`notification\` says that there is another one.`,
    tags,
    querystring: NotificationQuery,
    response: { 200: json(NotificationPage, 'One page of them') },
  }),
  countNotifications: operation('GET', '/api/me/notifications/unread', background, {
    summary: 'How many of my notifications are unread',
    tags,
    response: { 200: json(UnreadNotifications, 'Their number') },
  }),
  updateNotification: operation('PATCH', '/api/me/notifications/:id', config, {
    summary: 'Mark one of my notifications as read or unread',
    tags,
    params: idParams,
    body: ref(NotificationUpdate),
    response: { 200: json(Notification, 'The notification'), ...problems(404) },
  }),
  readNotifications: operation('POST', '/api/me/notifications/read', config, {
    summary: 'Mark all of my notifications as read',
    tags,
    response: { 200: json(UnreadNotifications, 'How many are unread now') },
  }),
} as const;
