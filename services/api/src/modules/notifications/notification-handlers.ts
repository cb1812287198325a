import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { notificationService } from './notification-service.ts';

export function notificationHandlers({ store }: { store: Store }) {
  const notifications = notificationService(store);
  return handlersFor({
    getNotifications: ({ caller, query }) => notifications.list(caller, query),
    countNotifications: ({ caller }) => notifications.count(caller),
    updateNotification: ({ caller, params, body }) => notifications.mark(caller, params.id, body.read),
    readNotifications: ({ caller }) => notifications.markAll(caller),
  });
}
