import type { Scenario, Step } from '../../scenario.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const STALE = { title: 'Precondition Failed', code: 'changed_meanwhile', detail: 'Someone else has changed this in the meantime. Reload to see the current version.' };

const create = (fields: object): Pick<Step, 'method' | 'path' | 'body'> => ({ method: 'POST', path: '/api/risks', body: { organization_id: '{org}', ...fields } });

export const riskScenarios: readonly Scenario[] = [
  {
    name: 'a new risk has the defaults of section 9 and can be read',
    steps: [
      {
        ...create({ title: '  Ransomware  ' }),
        status: 201,
        answer: {
          title: 'Ransomware', description: '', category: '', severity: 'medium', status: 'identified', impact_level: 3, probability: 3, risk_score: 9,
          owner_id: null, reviewer_id: null, asset_id: null, domain_id: null, table_id: null, template_id: null, template_answers: {}, selected_assets: [], selected_scenarios: [],
          organization_id: '{org}', version: 1, created_by: '{user:admin}', created_at: TIME, updated_at: TIME, archived_at: null,
        },
        answerHeaders: { etag: '"1"', location: /^\/api\/risks\/./, 'cache-control': 'no-store', 'x-request-id': /./ },
        save: { risk: '/id' },
      },
      { method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { id: '{risk}', title: 'Ransomware', version: 1 }, answerHeaders: { etag: '"1"' } },
      { method: 'GET', path: '/api/risks', query: { organization_id: '{org}' }, status: 200, answer: { total: 1, next_cursor: null, items: [{ id: '{risk}' }] } },
    ],
  },
  {
    name: 'the values of the body are stored',
    steps: [
      {
        ...create({ title: 'Phishing', severity: 'critical', status: 'mitigating', impact_level: 5, probability: 4, owner_id: '{user:risk_owner}', reviewer_id: '{user:auditor}', domain_id: '{domain}', template_answers: { 'q 1': 'yes', q2: 3, q3: false, q4: null } }),
        as: 'risk_manager',
        status: 201,
        answer: {
          severity: 'critical', status: 'mitigating', risk_score: 20, owner_id: '{user:risk_owner}', reviewer_id: '{user:auditor}', domain_id: '{domain}', created_by: '{user:risk_manager}',
          template_answers: { 'q 1': 'yes', q2: 3, q3: false, q4: null },
        },
      },
    ],
  },
  {
    name: 'a change keeps other fields, computes the score again and increments the version',
    steps: [
      { ...create({ title: 'Phishing', impact_level: 2, probability: 5, category: 'People' }), status: 201, save: { risk: '/id', made: '/created_at' } },
      { method: 'PATCH', path: '/api/risks/{risk}', body: { impact_level: 4 }, status: 200, answer: { version: 2, impact_level: 4, probability: 5, risk_score: 20, title: 'Phishing', category: 'People', created_at: '{made}' }, answerHeaders: { etag: '"2"' } },
      { method: 'PATCH', path: '/api/risks/{risk}', body: { title: '  Phishing of staff ', status: 'closed' }, status: 200, answer: { version: 3, title: 'Phishing of staff', status: 'closed', risk_score: 20 } },
      { method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { version: 3, title: 'Phishing of staff' } },
    ],
  },
  {
    name: 'changing or deleting an old version is refused',
    steps: [
      { ...create({ title: 'Phishing' }), status: 201, save: { risk: '/id', old: 'header:etag' } },
      { method: 'PATCH', path: '/api/risks/{risk}', headers: { 'if-match': '{old}' }, body: { title: 'First' }, status: 200, answer: { version: 2 }, save: { now: 'header:etag' } },
      { method: 'PATCH', path: '/api/risks/{risk}', headers: { 'if-match': '{old}' }, body: { title: 'Second' }, status: 412, answer: STALE },
      { method: 'DELETE', path: '/api/risks/{risk}', headers: { 'if-match': '{old}' }, status: 412, answer: STALE },
      { method: 'PATCH', path: '/api/risks/{risk}', headers: { 'if-match': 'nonsense' }, body: { title: 'Second' }, status: 412, answer: STALE },
      { method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { title: 'First', version: 2 } },
      { method: 'PATCH', path: '/api/risks/{risk}', headers: { 'if-match': 'W/{now}' }, body: { title: 'Third' }, status: 200, answer: { version: 3 } },
      { method: 'PATCH', path: '/api/risks/{risk}', headers: { 'if-match': '*' }, body: { title: 'Fourth' }, status: 200, answer: { version: 4 } },
    ],
  },
  {
    name: 'a deleted risk is not found',
    steps: [
      { ...create({ title: 'Phishing' }), status: 201, save: { risk: '/id', tag: 'header:etag' } },
      { method: 'DELETE', path: '/api/risks/{risk}', headers: { 'if-match': '{tag}' }, status: 204 },
      { method: 'GET', path: '/api/risks/{risk}', status: 404, answer: { title: 'Not Found', code: 'risk_not_found', detail: 'Risk not found', request_id: /\S/ } },
      { method: 'DELETE', path: '/api/risks/{risk}', status: 404, answer: { code: 'risk_not_found' } },
      { method: 'GET', path: '/api/risks', query: { organization_id: '{org}' }, status: 200, answer: { total: 0, items: [] } },
    ],
  },
  {
    name: 'the references of a risk must exist',
    steps: [
      {
        ...create({ title: 'Phishing', owner_id: 'nobody', reviewer_id: '{user:auditor}', asset_id: 'no_asset', domain_id: '{domain}', table_id: 'no_table', selected_assets: ['no_asset'] }),
        status: 400,
        answer: {
          code: 'unknown_reference',
          detail: 'The request refers to a record that does not exist',
          errors: ['/owner_id', '/asset_id', '/table_id', '/selected_assets'].map((path) => ({ path, message: 'refers to a record that does not exist' })),
        },
      },
      { ...create({ title: 'Phishing' }), status: 201, save: { risk: '/id' } },
      { method: 'PATCH', path: '/api/risks/{risk}', body: { template_id: 'no_template', selected_scenarios: ['none'] }, status: 400, answer: { code: 'unknown_reference', errors: [{ path: '/template_id' }, { path: '/selected_scenarios' }] } },
      { method: 'PATCH', path: '/api/risks/{risk}', body: { owner_id: null }, status: 200, answer: { owner_id: null, version: 1 } },
    ],
  },
];
