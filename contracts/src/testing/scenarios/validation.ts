import type { Scenario, Step } from '../scenario.ts';
import { FIELD_INCOMPLETE, TEMPLATE_INCOMPLETE } from '../../schemas/item/template.ts';
import { add, addCompletedFlow, type ExpectedError } from '../steps.ts';

const refused = (detail: string, ...errors: ExpectedError[]) => ({
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  code: 'invalid_request',
  detail,
  errors,
});
const body = (sent: unknown, ...errors: ExpectedError[]): Step => ({
  method: 'POST',
  path: '/api/risks',
  body: sent,
  status: 400,
  answer: refused('The body is not valid', ...errors),
});
const query = (sent: NonNullable<Step['query']>, ...errors: ExpectedError[]): Step => ({
  method: 'GET',
  path: '/api/risks',
  query: { organization_id: '{org}', ...sent },
  status: 400,
  answer: refused('The query is not valid', ...errors),
});
const tooLarge = (method: Step['method'], path: string, text: string, at: string): Step => ({
  method,
  path: `/api/${path}`,
  text,
  status: 400,
  answer: refused('The body is not valid', { path: at, message: 'is too large a number' }),
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const stray = (path: string, sent: Partial<Step>, ...errors: ExpectedError[]): Step => ({
  method: 'PATCH',
  path: `/api/${path}`,
  ...sent,
  status: 400,
  answer: refused('This call takes no body', ...errors),
});
const own = { organization_id: '{org}' };

export const validationScenarios: readonly Scenario[] = [
  {
    name: 'a missing organization has the message of section 5',
    steps: [
      {
        method: 'GET',
        path: '/api/risks',
        status: 400,
        answer: refused('organizationId is required', {
          path: '/organization_id',
          message: 'organizationId is required',
        }),
      },
      ...['', ' '].map((organization_id): Step => ({
        method: 'GET',
        path: '/api/risks',
        query: { organization_id },
        status: 400,
        answer: refused('organizationId is required', {
          path: '/organization_id',
          message: 'organizationId is required',
        }),
      })),
      ...['', null].map((organization_id): Step => ({
        method: 'POST',
        path: '/api/risks',
        body: { title: 'a', organization_id },
        status: 400,
        answer: refused('organization_id is required', {
          path: '/organization_id',
          message: 'organization_id is required',
        }),
      })),
      {
        method: 'GET',
        path: '/api/risks',
        query: { organization_id: '$ne' },
        status: 400,
        answer: { detail: 'The query is not valid' },
      },
      { method: 'GET', path: '/api/asset-templates', status: 400, answer: { detail: 'organizationId is required' } },
      {
        method: 'POST',
        path: '/api/risks',
        body: { title: 'a' },
        status: 400,
        answer: refused('organization_id is required', {
          path: '/organization_id',
          message: 'organization_id is required',
        }),
      },
    ],
  },
  {
    name: 'every invalid field of a body has an error',
    steps: [
      body({ ...own, title: 'x'.repeat(201) }, { path: '/title', message: 'must NOT have more than 200 characters' }),
      body({ ...own, title: 'a', color: 'red' }, { path: '/color', message: 'is not a known field' }),
      body(
        { ...own, title: 'a', created_at: '2026-01-01T00:00:00.000Z' },
        { path: '/created_at', message: 'is not a known field' },
      ),
      body({ ...own, title: 'a', risk_score: 26 }, { path: '/risk_score', message: 'must be <= 25' }),
      body(
        { ...own, title: 'a', severity: 'huge' },
        { path: '/severity', message: 'must be one of low, medium, high, critical' },
      ),
      body(
        { ...own, title: 'a', status: 'archived' },
        { path: '/status', message: /^must be one of identified, .*closed$/ },
      ),
      body({ ...own, title: 'a', impact_level: 6 }, { path: '/impact_level', message: 'must be <= 5' }),
      body({ ...own, title: 'a', impact_level: '3' }, { path: '/impact_level', message: 'must be integer' }),
      body(
        { ...own, title: 'a', selected_assets: ['b', 'b'] },
        { path: '/selected_assets', message: /duplicate items/ },
      ),
      body(
        { ...own, title: 7, probability: 0 },
        { path: '/title', message: 'must be string' },
        { path: '/probability', message: 'must be >= 1' },
      ),
      body([], { path: '', message: 'must be object' }),
      body(null, { path: '', message: 'must be object' }),
    ],
  },
  {
    name: 'a missing title has the message of section 5, whether it is missing, null or blank',
    steps: ['risks', 'tasks', 'risk-scenarios'].flatMap((path) => {
      const scenario = path === 'risk-scenarios' ? { description: 'x', template_id: 'x' } : {};
      return [{}, { title: null }, { title: '' }, { title: ' ' }].map((title): Step => ({
        method: 'POST',
        path: `/api/${path}`,
        body: { ...own, ...scenario, ...title },
        status: 400,
        answer: refused('Title is required', {
          path: '/title',
          keyword: 'required',
          params: { missingProperty: 'title' },
          message: 'Title is required',
        }),
      }));
    }),
  },
  {
    name: 'field errors contain a keyword, such as those of JSON Schema, and its parameters',
    steps: [
      body(
        { ...own, title: 'x'.repeat(201), impact_level: 6, severity: 'huge', color: 'red' },
        { path: '/color', keyword: 'additionalProperties', params: { additionalProperty: 'color' } },
        { path: '/title', keyword: 'maxLength', params: { limit: 200 } },
        { path: '/severity', keyword: 'enum', params: { allowedValues: ['low', 'medium', 'high', 'critical'] } },
        { path: '/impact_level', keyword: 'maximum', params: { limit: 5 } },
      ),
      add(
        'risks',
        { title: 'a', owner_id: 'nobody' },
        {
          status: 400,
          answer: { code: 'unknown_reference', errors: [{ path: '/owner_id', keyword: 'reference', params: {} }] },
        },
      ),
      {
        method: 'GET',
        path: '/api/risks',
        query: { ...own, cursor: 'rubbish' },
        status: 400,
        answer: refused('is not a cursor of this list', { path: '/cursor', keyword: 'rule', params: {} }),
      },
      ...[{}, { name: '', category: '' }, { name: null, category: null }].map((missing): Step => ({
        method: 'POST',
        path: '/api/asset-templates',
        body: { ...own, ...missing },
        status: 400,
        answer: refused(
          TEMPLATE_INCOMPLETE,
          ...['/name', '/category'].map((at) => ({ path: at, keyword: 'required', message: TEMPLATE_INCOMPLETE })),
        ),
      })),
      ...[{}, { name: null, label: '' }, { name: ' ', label: null }].map((missing): Step => ({
        method: 'POST',
        path: '/api/property-templates',
        body: {
          ...own,
          name: 'a',
          category: 'b',
          fields: [{ id: 'f', type: 'text', required: false, order: 0, ...missing }],
        },
        status: 400,
        answer: refused(
          FIELD_INCOMPLETE,
          ...['/fields/0/name', '/fields/0/label'].map((at) => ({
            path: at,
            keyword: 'required',
            message: FIELD_INCOMPLETE,
          })),
        ),
      })),
    ],
  },
  {
    name: 'a number that is too large for a double is refused',
    steps: [
      tooLarge(
        'POST',
        'risks',
        '{"organization_id":"o","title":"a","template_answers":{"a":1e400}}',
        '/template_answers/a',
      ),
      tooLarge(
        'POST',
        'risks',
        '{"organization_id":"o","title":"a","template_answers":{"a":-1e400}}',
        '/template_answers/a',
      ),
      tooLarge('PATCH', 'risks/none', '{"template_answers":{"a":1e400}}', '/template_answers/a'),
      tooLarge('PATCH', 'risks/none', '{"impact_level":1e400}', '/impact_level'),
      tooLarge(
        'PATCH',
        'risks/none',
        '{"custom_questions":[{"text":"Why?","type":"slider","default":1e400}]}',
        '/custom_questions/0/default',
      ),
      tooLarge('PATCH', 'assets/none', '{"attributes":{"a":1e400}}', '/attributes/a'),
      tooLarge(
        'PATCH',
        'property-templates/none',
        '{"fields":[{"id":"f","name":"n","label":"l","type":"number","required":false,"order":0,"defaultValue":1e400}]}',
        '/fields/0/defaultValue',
      ),
      tooLarge(
        'POST',
        'grc-templates',
        '{"organization_id":"o","name":"a","steps":[{"id":"s","title":"t","description":"","order":1,"category":"","mandatory":true,"questions":[{"text":"Why?","type":"slider","default":1e400}]}]}',
        '/steps/0/questions/0/default',
      ),
    ],
  },
  {
    name: 'every invalid parameter of a query has an error, and numbers may be text',
    steps: [
      query({ limit: '0' }, { path: '/limit', message: 'must be >= 1' }),
      query({ limit: '201' }, { path: '/limit', message: 'must be <= 200' }),
      query({ limit: '1e999' }, { path: '/limit', message: 'must be <= 200' }),
      query({ limit: '-1e999' }, { path: '/limit', message: 'must be >= 1' }),
      query({ limit: 'ten' }, { path: '/limit', message: 'must be integer' }),
      query({ sort: 'owner' }, { path: '/sort', message: /^must be one of title, -title/ }),
      query({ severity: 'huge' }, { path: '/severity/0', message: 'must be one of low, medium, high, critical' }),
      query(
        { status: ['open', 'mitigating'] },
        { path: '/status/1', message: 'must be one of open, in-progress, mitigated, accepted, closed, archived' },
      ),
      query({ color: 'red' }, { path: '/color', message: 'is not a known field' }),
      {
        method: 'GET',
        path: '/api/risks',
        query: { ...own, limit: '200', severity: 'low' },
        status: 200,
        answer: { total: 0 },
      },
    ],
  },
  {
    name: 'an id in the path must be valid',
    steps: [
      { method: 'GET', path: '/api/risks/%20', status: 400, answer: refused('The path is not valid', { path: '/id' }) },
    ],
  },
  {
    name: 'an empty change is refused',
    steps: [
      {
        method: 'PATCH',
        path: '/api/risks/none',
        body: {},
        status: 400,
        answer: refused('The body is not valid', { path: '', message: 'must NOT have fewer than 1 properties' }),
      },
      {
        method: 'PATCH',
        path: '/api/risks/none',
        body: { organization: '{org}' },
        status: 400,
        answer: refused('The body is not valid', { path: '/organization', message: 'is not a known field' }),
      },
      {
        method: 'PATCH',
        path: '/api/risks/none',
        body: { title: 'a' },
        status: 404,
        answer: { code: 'risk_not_found' },
      },
    ],
  },
  {
    name: 'an operation without a body accepts none, an empty one of any type, or an empty object',
    steps: [
      ...addCompletedFlow(),
      ...[
        { text: '' },
        { text: '', headers: FORM },
        { text: '', headers: { 'content-type': 'text/plain' } },
        { body: {} },
        {},
      ].flatMap((sent): Step[] => [
        { method: 'PATCH', path: '/api/risks/{risk}/archive', ...sent, status: 200 },
        { method: 'PATCH', path: '/api/risks/{risk}/unarchive', ...sent, status: 200 },
        { method: 'POST', path: '/api/grc-templates/initialize-defaults', ...sent, status: 200 },
        { method: 'POST', path: '/api/risk-tables/initialize-templates', ...sent, status: 200 },
        add('tasks', { title: 'Call' }, { save: { task: '/id' } }),
        { method: 'DELETE', path: '/api/tasks/{task}', ...sent, status: 200 },
      ]),
      stray(
        'risks/{risk}/archive',
        { body: { foo: 1, bar: null } },
        { path: '/foo', message: 'is not a known field' },
        { path: '/bar', message: 'is not a known field' },
      ),
      ...[[1], null, 'x', 0].map((body) =>
        stray('risks/{risk}/archive', { body }, { path: '', message: 'must be empty' }),
      ),
      stray(
        'risk-flows/{flow}/archive',
        { text: 'x', headers: { 'content-type': 'text/plain' } },
        { path: '', message: 'must be empty' },
      ),
      stray(
        'risk-flows/{flow}/archive',
        { text: 'reason=done', headers: FORM },
        { path: '', message: 'must be empty' },
      ),
      { method: 'PATCH', path: '/api/risks/{risk}/archive', text: '{', status: 400, answer: { code: 'invalid_json' } },
      {
        method: 'DELETE',
        path: '/api/risks/{risk}',
        body: { sure: true },
        status: 400,
        answer: { detail: 'This call takes no body' },
      },
      {
        method: 'DELETE',
        path: '/api/risks/{risk}',
        text: `"${'x'.repeat(1_048_577)}"`,
        status: 413,
        answer: { code: 'too_large' },
      },
      { method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { status: 'open' } },
    ],
  },
  {
    name: 'a body must be JSON of limited size',
    steps: [
      {
        method: 'POST',
        path: '/api/risks',
        text: '{"title":',
        status: 400,
        answer: { status: 400, title: 'Bad Request', code: 'invalid_json' },
      },
      // An empty body is the same as an empty object, whatever its content type.
      ...[{}, FORM].map((headers): Step => ({
        method: 'POST',
        path: '/api/risks',
        text: '',
        headers,
        status: 400,
        answer: {
          detail: 'organization_id is required',
          errors: [{ path: '/organization_id' }, { path: '/title', message: 'Title is required' }],
        },
      })),
      { method: 'POST', path: '/api/risks', status: 400, answer: { detail: 'organization_id is required' } },
      {
        method: 'PATCH',
        path: '/api/risks/none',
        text: '',
        status: 400,
        answer: refused('The body is not valid', { path: '', message: 'must NOT have fewer than 1 properties' }),
      },
      {
        method: 'POST',
        path: '/api/risks',
        text: '<risk/>',
        headers: { 'content-type': 'application/xml' },
        status: 415,
        answer: {
          title: 'Unsupported Media Type',
          code: 'unsupported_media_type',
          detail: 'Send JSON, with content-type application/json',
        },
      },
      {
        method: 'POST',
        path: '/api/risks',
        body: { ...own, title: 'a', description: 'x'.repeat(1_048_577) },
        status: 413,
        answer: { title: 'Content Too Large', code: 'too_large', detail: 'The request is larger than 1 MB' },
      },
    ],
  },
];
