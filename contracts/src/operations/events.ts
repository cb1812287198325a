import Type from 'typebox';
import { LiveEventQuery } from '../schemas/live-event.ts';
import { eventStream, sessionProblem } from './common.ts';

export const eventOperations = {
  streamEvents: {
    method: 'GET',
    url: '/api/events',
    config: { access: 'signed-in' },
    schema: {
      operationId: 'streamEvents',
      summary: 'Live changes of the records that I may read',
      tags: ['events'],
      querystring: LiveEventQuery,
      headers: Type.Object({
        'last-event-id': Type.Optional(Type.String({ maxLength: 200, description: 'Sent by browsers that reconnect; a `reset` event means that events may have been missed' })),
      }),
      response: {
        200: eventStream(
          'Events: `change` with {entity, id, action, version, at, actor_id}; `reset` when too many events were missed, missed events are no longer known, or you may read other records than before: fetch everything again. Comments keep the connection open',
        ),
        ...sessionProblem,
      },
    },
  },
} as const;
