import { PersonPage, PersonQuery } from '../schemas/person.ts';
import { json, sessionProblem } from './common.ts';

export const peopleOperations = {
  listPeople: {
    method: 'GET',
    url: '/api/people',
    // Every role may read risks, and risks name people.
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listPeople',
      summary: 'Who is in my organisation: to pick owners and assignees, and to name who changed something',
      tags: ['people'],
      querystring: PersonQuery,
      response: { 200: json(PersonPage, 'A page, by name'), ...sessionProblem },
    },
  },
} as const;
