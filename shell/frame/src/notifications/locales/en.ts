import { kinds, sentences } from '@parapet/contracts/notification-texts/en';

/** Texts of notifications. */
export const en = {
  title: 'Notifications',
  all: 'All',
  unread: 'Unread',
  'unread-count_one': '{{count}} unread',
  'unread-count_other': '{{count}} unread',
  'read-all': 'Mark all as read',
  'mark-read': 'Mark as read',
  'mark-unread': 'Mark as unread',
  'open-all': 'All notifications',
  kept: 'Stored for {{days}} days',
  failed: 'Your notifications could not be loaded.',
  'mark-failed': 'This could not be saved. Please try again.',
  'empty.title': 'Nothing here yet',
  'empty.unread': 'Nothing unread',
  'empty.kind': 'Nothing of this kind',
  'empty.message': 'What is assigned to you, falls due or turns critical shows up here.',
  more: 'Show more',
  'kind.any': 'All kinds',
  ...kinds,
  'day.today': 'Today, {{day}}',
  'day.yesterday': 'Yesterday, {{day}}',
  'day.earlier': 'Earlier',
  ...sentences,
  'detail.task': 'Task',
  'detail.action': 'Action of a treatment plan',
} as const;

export type NotificationText = keyof typeof en;
