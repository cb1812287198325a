import { ROLES } from '../../../schemas/organization/me.ts';
import type { Scenario } from '../../scenario.ts';

export const organizationScenarios: readonly Scenario[] = [
  {
    name: 'the first sign-in creates an organization, and can be repeated',
    steps: [
      { as: 'newcomer', method: 'GET', path: '/api/me', status: 404, answer: { code: 'no_membership', detail: 'You do not belong to an organization yet' } },
      { as: 'newcomer', method: 'PATCH', path: '/api/me/preferences', body: { theme: 'dark' }, status: 404, answer: { code: 'no_membership' } },
      { as: 'newcomer', method: 'GET', path: '/api/risks', query: { organization_id: '{org}' }, status: 403, answer: { code: 'no_membership', detail: 'No organization ID available' } },
      { as: 'newcomer', method: 'POST', path: '/api/organizations', body: { domain: 'elsewhere.example' }, status: 400, answer: { code: 'invalid_request', errors: [{ path: '/domain', message: 'must be the domain of your own email address' }] } },
      {
        as: 'newcomer', method: 'POST', path: '/api/organizations', body: {}, status: 201, save: { new: '/id' },
        answer: { id: /^org_cedarworks\.example_[0-9a-f]{12}$/, name: "newcomer's Organization", domain: 'cedarworks.example', members: [{ email: 'newcomer@cedarworks.example', role: 'admin', domains: [], assets: [] }] },
      },
      { as: 'newcomer', method: 'POST', path: '/api/organizations', body: { name: 'Another' }, status: 200, answer: { id: '{new}', name: "newcomer's Organization" } },
      { as: 'newcomer', method: 'GET', path: '/api/me', status: 200, answer: { role: 'admin', organizationId: '{new}', email: 'newcomer@cedarworks.example', preferences: { theme: 'light', language: 'en' } } },
      { as: 'newcomer', method: 'GET', path: '/api/asset-templates', query: { organization_id: '{new}' }, status: 200, answer: { total: 3, items: [{ name: 'Application' }, { name: 'Database' }, { name: 'Server' }] } },
      { as: 'newcomer', method: 'GET', path: '/api/risks', query: { organization_id: '{new}' }, status: 200, answer: { total: 0, items: [], next_cursor: null } },
    ],
  },
  {
    name: 'an admin sets the time zone of the organization, at the version that they have',
    steps: [
      { method: 'GET', path: '/api/organizations/{org}', status: 200, answer: { time_zone: 'UTC' } },
      { method: 'PATCH', path: '/api/organizations/{org}', body: { time_zone: 'Europe/Berlin' }, headers: { 'if-match': '"1"' }, status: 200, answer: { id: '{org}', time_zone: 'Europe/Berlin' } },
      { method: 'PATCH', path: '/api/organizations/{org}', body: { time_zone: 'UTC' }, headers: { 'if-match': '"1"' }, status: 412 },
      { method: 'PATCH', path: '/api/organizations/{org}', body: { time_zone: 'Mars' }, status: 400, answer: { errors: [{ path: '/time_zone' }] } },
      { method: 'GET', path: '/api/organizations/{org}', status: 200, answer: { time_zone: 'Europe/Berlin' } },
    ],
  },
  {
    name: 'an organization can have a chosen name',
    steps: [
      { as: 'newcomer', method: 'POST', path: '/api/organizations', body: { name: '   ' }, status: 400, answer: { errors: [{ path: '/name', message: 'must not be blank' }] } },
      { as: 'newcomer', method: 'POST', path: '/api/organizations', body: { name: '  Cedar Works ', domain: 'CedarWorks.example' }, status: 201, answer: { name: 'Cedar Works', domain: 'cedarworks.example' } },
    ],
  },
  {
    name: 'an admin can read the organization, without the preferences of its members',
    steps: [
      { as: 'auditor', method: 'PATCH', path: '/api/me/preferences', body: { theme: 'dark' }, status: 200 },
      { method: 'GET', path: '/api/organizations/{org}', status: 200, answer: { id: '{org}', created_at: /Z$/, members: ROLES.map(() => ({ preferences: undefined })) } },
    ],
  },
  {
    name: 'default asset templates can be paged and filtered',
    steps: [
      { method: 'GET', path: '/api/asset-templates', query: { organization_id: '{org}', limit: '2' }, status: 200, answer: { total: 3, items: [{ name: 'Application' }, { name: 'Database' }] }, save: { next: '/next_cursor' } },
      { method: 'GET', path: '/api/asset-templates', query: { organization_id: '{org}', limit: '2', cursor: '{next}' }, status: 200, answer: { total: 3, next_cursor: null, items: [{ name: 'Server', is_default: true }] } },
      { method: 'GET', path: '/api/asset-templates', query: { organization_id: '{org}', category: 'Data' }, status: 200, answer: { total: 1, items: [{ name: 'Database', organization_id: '{org}', version: 1 }] } },
    ],
  },
  {
    name: 'preferences are merged key by key and stored; null removes a key',
    steps: [
      { as: 'auditor', method: 'GET', path: '/api/me', status: 200, answer: { user_id: '{user:auditor}', role: 'auditor', organizationId: '{org}', assets: [], preferences: { theme: 'light', language: 'en' } } },
      { as: 'auditor', method: 'PATCH', path: '/api/me/preferences', body: { theme: 'dark', riskAlerts: true, ownKey: { a: 1 } }, status: 200, answer: { theme: 'dark', language: 'en', riskAlerts: true, ownKey: { a: 1 } } },
      { as: 'auditor', method: 'PATCH', path: '/api/me/preferences', body: { theme: null, riskAlerts: null, language: 'de' }, status: 200, answer: { theme: 'light', language: 'de', riskAlerts: undefined, ownKey: { a: 1 } } },
      { as: 'auditor', method: 'GET', path: '/api/me', status: 200, answer: { preferences: { theme: 'light', language: 'de' } } },
      { as: 'admin', method: 'GET', path: '/api/me', status: 200, answer: { preferences: { language: 'en' } } },
      { as: 'auditor', method: 'PATCH', path: '/api/me/preferences', body: { theme: 'blue' }, status: 400, answer: { code: 'invalid_request' } },
      { as: 'auditor', method: 'PATCH', path: '/api/me/preferences', body: {}, status: 400, answer: { detail: 'The body is not valid', errors: [{ path: '' }] } },
      { as: 'auditor', method: 'PATCH', path: '/api/me/preferences', body: { '1bad': true }, status: 400 },
      { as: 'auditor', method: 'PATCH', path: '/api/me/preferences', body: { text: 'x'.repeat(100_001) }, status: 400, answer: { detail: 'All preferences together must stay under 100000 characters', errors: [{ path: '' }] } },
    ],
  },
];
