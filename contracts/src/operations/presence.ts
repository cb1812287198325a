import { ref } from '../schemas/base.ts';
import { Presence, PresenceAnnouncement } from '../schemas/presence.ts';
import { idParams, json, noContent, operation, problems } from './common.ts';

// The permission depends on the kind of record, so the handler checks it. A page renews its announcement as long as it is open, whether
// or not anybody works with it.
const config = { access: 'signed-in', background: true } as const;

export const presenceOperations = {
  announcePresence: operation('POST', '/api/presence/:id', config, {
    summary: 'Announce that a page has a record open',
    description:
      'For everybody who may read the record. The page chooses the id, announces itself again every 10 s and whenever the person goes to another place, and is there for 30 s after the last time. The others who have the record open receive the event `presence` if their stream is served by the same process; through other processes they learn of it with their next announcement. Does not count as use of the session.',
    params: idParams,
    body: ref(PresenceAnnouncement),
    response: { 200: json(Presence, 'Everybody who has the record open'), ...problems(404) },
  }),
  endPresence: operation('POST', '/api/presence/:id/end', config, {
    summary: 'Announce that a page was closed',
    params: idParams,
    response: { 204: noContent('Closed, or was not there') },
  }),
} as const;
