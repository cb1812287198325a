import { query, useQuery, useQueryClient, useStreamEvent } from '@parapet/sdk';
import { useEffect } from 'react';
import { shownUnread } from './shown-unread.ts';

/** Milliseconds between two looks, for pages that no event reaches, also while nobody sees them: their tab shows the number. */
const INTERVAL = 300_000;

/** Whatever shows notifications is fetched again. */
export function refreshNotifications(client: ReturnType<typeof useQueryClient>): void {
  for (const key of ['countNotifications', 'getNotifications']) void client.invalidateQueries({ queryKey: [key] });
}

/** Counts the unread notifications of the person. @param onChange gets the number as it is shown */
export function useUnread(onChange: (unread: string) => void): void {
  const client = useQueryClient();
  useStreamEvent('notification', () => refreshNotifications(client));
  const { data } = useQuery({
    ...query('countNotifications'),
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: true,
    // A page that nobody sees is not told of anything.
    refetchOnWindowFocus: 'always',
  });
  const unread = shownUnread(data?.unread ?? 0);
  useEffect(() => onChange(unread), [unread, onChange]);
}
