import type { Scenario } from '../../scenario.ts';

export const credentialScenarios: readonly Scenario[] = [
  {
    name: 'an API token is shown once, works within its scopes, and is revoked',
    steps: [
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: ' Nightly export ', scopes: ['read'], expires_at: '2999-01-01T00:00:00Z' }, status: 201, answer: { secret: /^pat_/, token: { name: 'Nightly export', scopes: ['read'], expires_at: '2999-01-01T00:00:00.000Z' } }, save: { secret: '/secret', token: '/token/id' } },
      { as: 'auditor', method: 'GET', path: '/api/me/tokens', status: 200, answer: { items: [{ id: '{token}', name: 'Nightly export', secret: undefined }] } },
      { as: 'nobody', method: 'GET', path: '/api/me', headers: { authorization: 'Bearer {secret}' }, status: 200, answer: { role: 'auditor' } },
      { as: 'nobody', method: 'POST', path: '/api/me/tokens', headers: { authorization: 'Bearer {secret}' }, body: { name: 'x', scopes: ['read'] }, status: 403, answer: { code: 'scope_missing' } },
      { as: 'nobody', method: 'GET', path: '/api/me/tokens', headers: { authorization: 'Bearer {secret}' }, status: 403, answer: { code: 'session_required' } },
      { as: 'nobody', method: 'GET', path: '/api/me/sessions', headers: { authorization: 'Bearer {secret}' }, status: 403, answer: { code: 'session_required' } },
      { as: 'stakeholder', method: 'GET', path: '/api/me/tokens', status: 200, answer: { items: [] } },
      { as: 'stakeholder', method: 'DELETE', path: '/api/me/tokens/{token}', status: 404, answer: { code: 'api_token_not_found' } },
      { as: 'auditor', method: 'DELETE', path: '/api/me/tokens/{token}', status: 204 },
      { as: 'nobody', method: 'GET', path: '/api/me', headers: { authorization: 'Bearer {secret}' }, status: 401, answer: { code: 'invalid_token' } },
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: ' ', scopes: [] }, status: 400, answer: { errors: [{ path: '/name' }, { path: '/scopes' }] } },
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: 'Old', scopes: ['read'], expires_at: '2001-01-01T00:00:00Z' }, status: 400, answer: { code: 'invalid_token_expiry' } },
      { as: 'nobody', method: 'GET', path: '/api/me/tokens', status: 401 },
    ],
  },
  {
    name: 'people can list and end their own sessions, but not those of others',
    steps: [
      { as: 'auditor', method: 'GET', path: '/api/me/sessions', status: 200, answer: { items: [{ current: true, started_at: /Z$/, seen_at: /Z$/, expires_at: /Z$/ }] }, save: { session: '/items/0/id' } },
      { as: 'stakeholder', method: 'DELETE', path: '/api/me/sessions/{session}', status: 404, answer: { code: 'session_not_found' } },
      { as: 'auditor', method: 'DELETE', path: '/api/me/sessions', status: 204 },
      { as: 'auditor', method: 'GET', path: '/api/me/sessions', status: 200, answer: { items: [{ id: '{session}', current: true }] } },
      { as: 'stakeholder', method: 'GET', path: '/api/me', status: 200 },
      { as: 'auditor', method: 'DELETE', path: '/api/me/sessions/{session}', status: 204 },
      { as: 'auditor', method: 'GET', path: '/api/me', status: 401 },
    ],
  },
];
