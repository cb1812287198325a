import { Id, object } from '../../schemas/base.ts';
import { SampleData, SampleRemoval, SampleRemovalQuery } from '../../schemas/organization/sample-data.ts';
import { ifMatch, json, may, operation, problems } from '../common.ts';

const params = object({ orgId: Id });

export const sampleDataOperations = {
  addSampleData: operation('POST', '/api/organizations/:orgId/sample-data', may('create', 'organizations'), {
    summary: 'Add sample data',
    description:
      'Risks, assets, properties, scenarios, flows and tasks of an invented company. Refused while the organization holds sample data (409).',
    params,
    response: { 201: json(SampleData, 'What was added'), ...problems(404, 409) },
  }),
  removeSampleData: operation('DELETE', '/api/organizations/:orgId/sample-data', may('delete', 'organizations'), {
    summary: 'Remove the sample data',
    description:
      'Removes what `addSampleData` added, with the links to it. Records that people have changed or added something to stay by default; nothing else of theirs is removed.',
    params,
    querystring: SampleRemovalQuery,
    headers: ifMatch,
    response: { 200: json(SampleRemoval, 'What was removed'), ...problems(404, 412) },
  }),
} as const;
