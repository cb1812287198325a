import { PersonPage, PersonQuery } from '../../schemas/organization/person.ts';
import { json, sessionProblem } from '../common.ts';

export const peopleOperations = {
  listPeople: {
    method: 'GET',
    url: '/api/people',
    // Every role may read risks, which contain people.
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'The members of my organization, for choosing owners and assignees and for showing names',
      querystring: PersonQuery,
      response: { 200: json(PersonPage, 'A page, by name'), ...sessionProblem },
    },
  },
} as const;
