import { Id, object } from '../../schemas/base.ts';
import { SampleData, SampleRemoval, SampleRemovalQuery } from '../../schemas/organization/sample-data.ts';
import { emptyBodyProblem, ifMatch, json, problems } from '../common.ts';

const params = object({ orgId: Id });

export const sampleDataOperations = {
  addSampleData: {
    method: 'POST',
    url: '/api/organizations/:orgId/sample-data',
    config: { access: { resource: 'organizations', action: 'create' } },
    schema: {
      summary: 'Add sample data',
      description:
        'Risks, assets, properties, scenarios, flows and tasks of an invented company. Refused while the organization holds sample data (409).',
      params,
      response: { 201: json(SampleData, 'What was added'), ...emptyBodyProblem, ...problems(404, 409) },
    },
  },
  removeSampleData: {
    method: 'DELETE',
    url: '/api/organizations/:orgId/sample-data',
    config: { access: { resource: 'organizations', action: 'delete' } },
    schema: {
      summary: 'Remove the sample data',
      description:
        'Removes what `addSampleData` added, with the links to it. Records that people have changed or added something to stay by default; nothing else of theirs is removed.',
      params,
      querystring: SampleRemovalQuery,
      headers: ifMatch,
      response: { 200: json(SampleRemoval, 'What was removed'), ...emptyBodyProblem, ...problems(404, 412) },
    },
  },
} as const;
