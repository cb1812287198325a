import Type from 'typebox';
import { LiveEventQuery } from '../schemas/live-event.ts';
import { eventStream, operation, signedIn } from './common.ts';

export const eventOperations = {
  streamEvents: operation('GET', '/api/events', signedIn, {
    summary: 'Live changes of the records that I may read',
    querystring: LiveEventQuery,
    headers: Type.Object({
      'last-event-id': Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'Sent by browsers that reconnect; a `reset` event means that events may have been missed',
        }),
      ),
    }),
    response: {
      200: eventStream(
        'Events: `change` with {entity, id, action, version, at, actor_id}; `reset` when too many events were missed, missed events are no longer known, or you may read other records than before: fetch everything again; `bulk` with {bulk_id, done, refused, not_found, total} while the server works on a bulk change of yours, to the streams of the process that does; `job` with {id, state, phase, done, total} while a job of yours goes on, about once a second; `notification` when there is something new among your notifications, or you have read some elsewhere; `presence` with {entity, record_id, items} when somebody opens, leaves or moves within a record that you have announced as open (`announcePresence`); `replaced` with {entity, record_id, title, version, actor_id, changes} when somebody has seen values that you saved and replaced them (`Overwrites-Since`), each with its path, what it was (`replaced`) and what it is (`now`), to the streams of the process that saved them; `releases` when parts of the product were released, taken back or switched off; `signed-out` when the session was ended from elsewhere: hide what you show. Comments keep the connection open',
      ),
    },
  }),
} as const;
