/** In a file of its own, so that the interface gets these without the schemas. */

/** Days for which a notification is stored. */
export const NOTIFICATION_DAYS = 90;
/** Unread notifications are counted up to this number. */
export const MOST_UNREAD = 100;

/**
 * `assigned`: it was given to the person. `completed`: of a risk flow. `critical`: the score of a risk reached that level. `due`: until tomorrow.
 * `overdue`: the day has passed. `job`: one of their jobs has ended.
 */
export const NOTIFICATION_KINDS = ['assigned', 'completed', 'critical', 'due', 'overdue', 'job'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The hour of the daily e-mail, unless the person chooses another. */
export const EMAIL_HOUR = 8;
