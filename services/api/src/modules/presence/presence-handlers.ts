import { handlersFor } from '../../pipeline/operation-types.ts';
import { Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import type { EventHub } from '../events/event-hub.ts';
import { presenceService } from './presence-service.ts';

export function presenceHandlers({ store, events }: { store: Store; events: EventHub }) {
  const presence = presenceService(store, events);
  return handlersFor({
    announcePresence: ({ caller, params, body }) => presence.announce(caller, params.id, body),
    async endPresence({ caller, params }) {
      await presence.end(caller, params.id);
      return new Reply(204, null);
    },
  });
}
