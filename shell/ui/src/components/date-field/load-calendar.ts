/** The calendars are loaded when a field first needs one. */
export const loadCalendar = () => import('./calendar.tsx');

/** How large one month is, in pixels. */
export const MONTH = { width: 238, height: 296 };
