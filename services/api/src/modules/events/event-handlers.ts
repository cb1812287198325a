import type { Identity } from '../../identity/identity.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { Reply } from '../../pipeline/reply.ts';
import type { EventHub } from './event-hub.ts';
import { credentialOf } from './credential.ts';

export function eventHandlers({ events, identity }: { events: EventHub; identity: Identity }) {
  return handlersFor({
    async streamEvents(call) {
      const { caller, query, headers, log } = call;
      const { stream } = await events.subscribe({
        member: caller.member,
        entities: query.entity,
        credential: credentialOf(identity, call),
        lastEventId: headers['last-event-id'],
        log,
      });
      return new Reply(200, stream);
    },
  });
}
