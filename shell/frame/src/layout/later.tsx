/** What of the frame no page needs, in one piece. */
import { useUnread } from '../notifications/unread.ts';
import { Commands, type CommandsProps } from '../palette/commands.tsx';
import { ReplacedValues } from '../replaced/replaced-values.tsx';

export { JobBars } from '../jobs/job-bars.tsx';
export { JobsDialog } from '../jobs/jobs-dialog.tsx';
export { NotificationsPage } from '../notifications/notifications-page.tsx';
export { NotFoundPage } from '../navigation/not-found-page.tsx';
export { Utilities } from './utilities.tsx';

export interface ExtrasProps extends CommandsProps {
  /** Gets the number of unread notifications as it is shown. */
  onUnread: (unread: string) => void;
  /** The data of `replaced` events. */
  replaced: readonly unknown[];
}

/** See `extras.tsx`. */
export function LaterExtras({ onUnread, replaced, ...props }: ExtrasProps) {
  useUnread(onUnread);
  return (
    <>
      <ReplacedValues events={replaced} />
      <Commands {...props} />
    </>
  );
}
