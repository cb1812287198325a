import { MOST_UNREAD } from '@parapet/contracts';

/** The number as it is shown; '' for none. */
export function shownUnread(unread: number): string {
  if (unread === 0) return '';
  return unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(unread);
}
