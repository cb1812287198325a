import { domain, filter, free, record, reference, type Source } from '../sample.ts';
import { inBody, inQuery, one, sample } from './parts.ts';

const template = (from: Source) => ({
  name: 'ISO 27001',
  description: '',
  framework: '',
  domain_id: from.id('domain'),
  steps: [
    {
      id: 's1',
      title: 'Scope',
      description: '',
      order: 1,
      category: '',
      mandatory: true,
      questions: [{ id: 'q1', text: 'What?', type: 'text' }],
    },
  ],
});
const ids = { 'body.domain_id': domain, 'body.steps[].id': free, 'body.steps[].questions[].id': free };

export const grcTemplateSamples = {
  listGrcDomains: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } })),
  listGrcTemplates: sample(200, { ...inQuery, 'query.domain_id': filter('domain') }, (from) => ({
    query: { organization_id: from.organization, domain_id: from.id('domain') },
  })),
  getGrcFrameworks: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } })),
  createGrcTemplate: sample(201, { ...inBody, ...ids }, (from) => ({
    body: { organization_id: from.organization, ...template(from) },
  })),
  initializeGrcDefaults: sample(200, {}, () => ({})),
  getGrcTemplate: one(200, 'grcTemplate'),
  // A change may repeat the id of the template, but not change it.
  updateGrcTemplate: sample(
    200,
    { 'params.id': record('grcTemplate', '/id'), ...inBody, 'body.id': reference('grcTemplate', '/id'), ...ids },
    async (from) => {
      const id = await from.take('grcTemplate');
      return { params: { id }, body: { id, organization_id: from.organization, ...template(from) } };
    },
  ),
  deleteGrcTemplate: one(204, 'grcTemplate'),
} as const;
