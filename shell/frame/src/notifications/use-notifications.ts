import type { NotificationKind } from '@parapet/contracts';
import { pagedQuery, query, useInfiniteQuery, useOperation, useQuery, useQueryClient } from '@parapet/sdk';
import { useNotificationText } from './locales/texts.ts';
import { refreshNotifications } from './unread.ts';

const PAGE = 30;

export const useNewest = (limit: number) => useQuery(query('getNotifications', { limit }));

/** Page after page. */
export function useNotifications({ unread, kind }: { unread: boolean; kind: NotificationKind | null }) {
  return useInfiniteQuery(
    pagedQuery('getNotifications', {
      limit: PAGE,
      ...(unread && { read: false }),
      ...(kind !== null && { kind: [kind] }),
    }),
  );
}

/** Marks notifications. The event `notification` brings what follows from it to the other pages of the person. */
export function useMarks() {
  const t = useNotificationText();
  const client = useQueryClient();
  const options = { failed: t('mark-failed'), onSuccess: () => refreshNotifications(client) };
  const one = useOperation('updateNotification', options);
  const all = useOperation('readNotifications', options);
  return {
    mark: (id: string, read: boolean) => one.mutate({ id, body: { read } }),
    markAll: () => all.mutate({}),
    marking: all.isPending,
  };
}
