import type { Scenario } from '../../scenario.ts';
import { add } from '../../steps.ts';

/** A request with the token whose secret was saved last. */
const byToken = { as: 'nobody', headers: { authorization: 'Bearer {secret}' } } as const;

export const credentialScenarios: readonly Scenario[] = [
  {
    name: 'an API token is shown once, works within its scopes, and is revoked',
    steps: [
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: ' Nightly export ', scopes: ['read'] }, status: 201, answer: { secret: /^pat_/, token: { name: 'Nightly export', scopes: ['read'], expires_at: /Z$/, last_used_at: null } }, save: { secret: '/secret', token: '/token/id' } },
      { as: 'auditor', method: 'GET', path: '/api/me/tokens', status: 200, answer: { items: [{ id: '{token}', name: 'Nightly export', secret: undefined }] } },
      { as: 'nobody', method: 'GET', path: '/api/me', headers: { authorization: 'Bearer {secret}' }, status: 200, answer: { role: 'auditor' } },
      { as: 'nobody', method: 'POST', path: '/api/me/tokens', headers: { authorization: 'Bearer {secret}' }, body: { name: 'x', scopes: ['read'] }, status: 403, answer: { code: 'session_required' } },
      { as: 'nobody', method: 'GET', path: '/api/me/tokens', headers: { authorization: 'Bearer {secret}' }, status: 403, answer: { code: 'session_required' } },
      { as: 'nobody', method: 'GET', path: '/api/me/sessions', headers: { authorization: 'Bearer {secret}' }, status: 403, answer: { code: 'session_required' } },
      { as: 'stakeholder', method: 'GET', path: '/api/me/tokens', status: 200, answer: { items: [] } },
      { as: 'stakeholder', method: 'DELETE', path: '/api/me/tokens/{token}', status: 404, answer: { code: 'api_token_not_found' } },
      { as: 'auditor', method: 'DELETE', path: '/api/me/tokens/{token}', status: 204 },
      { as: 'nobody', method: 'GET', path: '/api/me', headers: { authorization: 'Bearer {secret}' }, status: 401, answer: { code: 'invalid_token' } },
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: ' ', scopes: [] }, status: 400, answer: { errors: [{ path: '/name' }, { path: '/scopes' }] } },
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: 'Old', scopes: ['read'], expires_at: '2001-01-01T00:00:00Z' }, status: 400, answer: { code: 'invalid_token_expiry' } },
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: 'Long', scopes: ['read'], expires_at: '2999-01-01T00:00:00Z' }, status: 400, answer: { code: 'invalid_token_expiry' } },
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: 'Old words', scopes: ['write'] }, status: 400, answer: { errors: [{ path: '/scopes/0' }] } },
      { as: 'nobody', method: 'GET', path: '/api/me/tokens', status: 401 },
    ],
  },
  {
    name: 'an API token does what both its scopes and the role of its owner at that moment allow',
    steps: [
      add('risks', { title: 'Outage' }, { as: 'admin', save: { risk: '/id' } }),
      { as: 'risk_manager', method: 'POST', path: '/api/me/tokens', body: { name: 'Ticket system', scopes: ['risks/read', 'risks/update', 'risks/delete'] }, status: 201, save: { secret: '/secret' } },
      { ...byToken, method: 'PATCH', path: '/api/risks/{risk}', body: { title: 'Power cut' }, status: 200 },
      { ...byToken, method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { title: 'Power cut' } },
      { ...byToken, method: 'POST', path: '/api/risks', body: { organization_id: '{org}', title: 'x' }, status: 403, answer: { code: 'scope_missing', detail: 'This API token lacks the scope risks/create' } },
      { ...byToken, method: 'GET', path: '/api/assets', query: { organization_id: '{org}' }, status: 403, answer: { code: 'scope_missing', detail: 'This API token lacks the scope assets/read' } },
      // What concerns the person takes the scope to read, or a session.
      { ...byToken, method: 'GET', path: '/api/me', status: 403, answer: { code: 'scope_missing', detail: 'This API token lacks the scope read' } },
      { ...byToken, method: 'PATCH', path: '/api/me/preferences', body: { theme: 'dark' }, status: 403, answer: { code: 'session_required' } },
      // The role is looked up at each call.
      { as: 'admin', method: 'PATCH', path: '/api/organizations/{org}/members/{user:risk_manager}', body: { role: 'risk_owner' }, status: 200 },
      { ...byToken, method: 'DELETE', path: '/api/risks/{risk}', status: 403, answer: { code: 'role_not_allowed' } },
      { ...byToken, method: 'PATCH', path: '/api/risks/{risk}', body: { title: 'Outage' }, status: 200 },
      // Deleting in a bulk change is deleting.
      { as: 'admin', method: 'POST', path: '/api/me/tokens', body: { name: 'x', scopes: ['risks/update'] }, status: 201, save: { secret: '/secret' } },
      { ...byToken, method: 'POST', path: '/api/risks/bulk', body: { organization_id: '{org}', action: 'delete', ids: ['{risk}'] }, status: 403, answer: { code: 'scope_missing', detail: 'This API token lacks the scope risks/delete' } },
    ],
  },
  {
    name: 'an admin sees and revokes all API tokens of the organization, in a session',
    steps: [
      { as: 'auditor', method: 'POST', path: '/api/me/tokens', body: { name: 'Export', scopes: ['read'] }, status: 201, save: { secret: '/secret', token: '/token/id' } },
      { as: 'admin', method: 'POST', path: '/api/me/tokens', body: { name: 'Everything', scopes: ['read', 'organizations/read', 'organizations/delete'] }, status: 201, save: { mine: '/secret' } },
      { as: 'admin', method: 'GET', path: '/api/organizations/{org}/tokens', status: 200, answer: { total: 2, next_cursor: null, items: [{ name: 'Everything', user_id: '{user:admin}' }, { id: '{token}', name: 'Export', user_id: '{user:auditor}', secret: undefined }] } },
      { as: 'admin', method: 'GET', path: '/api/organizations/{org}/tokens', query: { limit: '1' }, status: 200, answer: { total: 2, items: [{ name: 'Everything' }] }, save: { next: '/next_cursor' } },
      { as: 'admin', method: 'GET', path: '/api/organizations/{org}/tokens', query: { limit: '1', cursor: '{next}' }, status: 200, answer: { items: [{ name: 'Export' }], next_cursor: null } },
      { as: 'auditor', method: 'GET', path: '/api/organizations/{org}/tokens', status: 403, answer: { code: 'role_not_allowed' } },
      { as: 'auditor', method: 'DELETE', path: '/api/organizations/{org}/tokens/{token}', status: 403, answer: { code: 'role_not_allowed' } },
      { as: 'nobody', headers: { authorization: 'Bearer {mine}' }, method: 'GET', path: '/api/organizations/{org}/tokens', status: 403, answer: { code: 'session_required' } },
      { as: 'nobody', headers: { authorization: 'Bearer {mine}' }, method: 'DELETE', path: '/api/organizations/{org}/tokens/{token}', status: 403, answer: { code: 'session_required' } },
      { as: 'admin', method: 'DELETE', path: '/api/organizations/{org}/tokens/{token}', status: 204 },
      { as: 'admin', method: 'DELETE', path: '/api/organizations/{org}/tokens/{token}', status: 404, answer: { code: 'api_token_not_found' } },
      { ...byToken, method: 'GET', path: '/api/me', status: 401, answer: { code: 'invalid_token' } },
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
