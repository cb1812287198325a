import { NOTIFICATION_DAYS } from '../schemas/notification-kinds.ts';
import {
  Notification,
  NotificationPage,
  NotificationQuery,
  NotificationUpdate,
  UnreadNotifications,
} from '../schemas/notification.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, emptyBodyProblem, idParams, json, problems, sessionProblem } from './common.ts';

const tags = ['notifications'];
const config = { access: 'signed-in' } as const;

export const notificationOperations = {
  getNotifications: {
    method: 'GET',
    url: '/api/me/notifications',
    config,
    schema: {
      summary: 'My notifications',
      description: `Those of the last ${NOTIFICATION_DAYS} days: what was assigned to you, falls due or turns critical, of the records that you may read. You get none about what you do yourself. The event \`notification\` says that there is another one.`,
      tags,
      querystring: NotificationQuery,
      response: { 200: json(NotificationPage, 'One page of them'), ...sessionProblem },
    },
  },
  countNotifications: {
    method: 'GET',
    url: '/api/me/notifications/unread',
    // Pages ask as long as they are open.
    config: { ...config, background: true },
    schema: {
      summary: 'How many of my notifications are unread',
      tags,
      response: { 200: json(UnreadNotifications, 'Their number'), ...sessionProblem },
    },
  },
  updateNotification: {
    method: 'PATCH',
    url: '/api/me/notifications/:id',
    config,
    schema: {
      summary: 'Mark one of my notifications as read or unread',
      tags,
      params: idParams,
      body: ref(NotificationUpdate),
      response: { 200: json(Notification, 'The notification'), ...bodyProblem, ...problems(404) },
    },
  },
  readNotifications: {
    method: 'POST',
    url: '/api/me/notifications/read',
    config,
    schema: {
      summary: 'Mark all of my notifications as read',
      tags,
      response: { 200: json(UnreadNotifications, 'How many are unread now'), ...emptyBodyProblem },
    },
  },
} as const;
