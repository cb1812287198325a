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
      summary: 'Changes as they happen, of records that I may read',
      tags: ['events'],
      querystring: LiveEventQuery,
      headers: Type.Object({
        'last-event-id': Type.Optional(Type.String({ maxLength: 200, description: 'Sent by browsers that come back; a `reset` event says that something was missed' })),
      }),
      response: {
        200: eventStream(
          'Events: `change` with {entity, id, action, version, at, actor_id}; `reset` when what was missed is too much or not known any more, or when you may read other records than before: fetch what is shown. Comments keep the line open',
        ),
        ...sessionProblem,
      },
    },
  },
} as const;
