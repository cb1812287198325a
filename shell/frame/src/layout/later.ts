/** What of the frame no page needs, in one piece. */
export { JobBars } from '../jobs/job-bars.tsx';
export { JobsDialog } from '../jobs/jobs-dialog.tsx';
export { NotificationsPage } from '../notifications/notifications-page.tsx';
export { Commands } from '../palette/commands.tsx';
export { ReplacedValues } from '../replaced/replaced-values.tsx';
export { Utilities } from './utilities.tsx';
