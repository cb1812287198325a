/** The calendars are loaded when a field first needs one. */
export const loadCalendar = () => import('./calendar.tsx');
