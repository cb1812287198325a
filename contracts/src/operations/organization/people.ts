import { PersonPage, PersonQuery } from '../../schemas/organization/person.ts';
import { json, may, operation } from '../common.ts';

export const peopleOperations = {
  // Every role may read risks, which contain people.
  listPeople: operation('GET', '/api/people', may('read', 'risks'), {
    summary: 'The members of my organization, for choosing owners and assignees and for showing names',
    querystring: PersonQuery,
    response: { 200: json(PersonPage, 'A page, by name') },
  }),
} as const;
