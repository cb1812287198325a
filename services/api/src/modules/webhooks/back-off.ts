const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds after each failed try. After the last one a day has passed. */
const FIRST = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR];
export const BACK_OFF: readonly number[] = [...FIRST, DAY - FIRST.reduce((sum, wait) => sum + wait)];

/** How long nothing is sent to a webhook. @param failures at least 1 */
export const pauseAfter = (failures: number): number => BACK_OFF[Math.min(failures, BACK_OFF.length) - 1] ?? DAY;
