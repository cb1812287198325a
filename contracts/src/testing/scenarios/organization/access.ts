import type { Caller, Scenario, Step } from '../../scenario.ts';

const own = { organization_id: '{org}' };

const closedToNobody: Pick<Step, 'method' | 'path' | 'query' | 'body'>[] = [
  { method: 'GET', path: '/api/me' },
  { method: 'PATCH', path: '/api/me/preferences', body: { theme: 'dark' } },
  { method: 'POST', path: '/api/organizations', body: {} },
  { method: 'GET', path: '/api/organizations/{org}' },
  { method: 'GET', path: '/api/risks', query: own },
  { method: 'POST', path: '/api/risks', body: { ...own, title: 'a' } },
  { method: 'GET', path: '/api/risks/{foreign:risks}' },
  { method: 'PATCH', path: '/api/risks/{foreign:risks}', body: { title: 'a' } },
  { method: 'DELETE', path: '/api/risks/{foreign:risks}' },
  { method: 'GET', path: '/api/asset-templates', query: own },
];

const refused = (as: Caller, step: Pick<Step, 'method' | 'path' | 'query' | 'body'>, reason: string): Step => ({
  ...step,
  as,
  status: 403,
  answer: { status: 403, title: 'Forbidden', code: 'role_not_allowed', detail: reason },
});

const create = { method: 'POST', path: '/api/risks', body: { ...own, title: 'Ransomware' } } as const;

export const accessScenarios: readonly Scenario[] = [
  {
    name: 'without a session, requests about people and records are refused, even with an invalid body',
    steps: [
      ...closedToNobody.map((step): Step => ({
        ...step,
        as: 'nobody',
        status: 401,
        answer: {
          type: 'about:blank',
          title: 'Unauthorized',
          status: 401,
          code: 'not_signed_in',
          detail: 'Sign in to continue',
          request_id: /\S/,
        },
      })),
      { as: 'nobody', method: 'POST', path: '/api/risks', body: { nonsense: true }, status: 401 },
    ],
  },
  {
    name: 'everybody may read the health of the service and the session',
    steps: [
      { as: 'nobody', method: 'GET', path: '/api/health', status: 200, answer: { status: 'ok' } },
      { as: 'nobody', method: 'GET', path: '/api/health/live', status: 200, answer: { status: 'ok' } },
      { as: 'nobody', method: 'GET', path: '/api/health/ready', status: 200, answer: { status: 'ok' } },
      { as: 'nobody', method: 'GET', path: '/api/auth/session', status: 200, answer: { user: null } },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/auth/session',
        status: 200,
        answer: { user: { id: '{user:auditor}' } },
      },
    ],
  },
  {
    name: 'roles have the permissions of section 6, and refusals give the reason',
    steps: [
      { ...create, as: 'risk_manager', status: 201, save: { risk: '/id' } },
      refused('stakeholder', create, 'Your role (stakeholder) cannot create risks.'),
      refused('risk_owner', create, 'Your role (risk owner) cannot create risks.'),
      refused(
        'auditor',
        { method: 'PATCH', path: '/api/risks/{risk}', body: { title: 'b' } },
        'Your role (auditor) cannot update risks.',
      ),
      refused(
        'risk_owner',
        { method: 'DELETE', path: '/api/risks/{risk}' },
        'Your role (risk owner) cannot delete risks.',
      ),
      refused(
        'risk_manager',
        { method: 'GET', path: '/api/organizations/{org}' },
        'Your role (risk manager) cannot read organizations.',
      ),
      refused(
        'stakeholder',
        { method: 'GET', path: '/api/asset-templates', query: own },
        'Your role (stakeholder) cannot read assets.',
      ),
      { as: 'stakeholder', method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { id: '{risk}' } },
      {
        as: 'risk_owner',
        method: 'PATCH',
        path: '/api/risks/{risk}',
        body: { title: 'b' },
        status: 200,
        answer: { title: 'b' },
      },
      { as: 'auditor', method: 'GET', path: '/api/asset-templates', query: own, status: 200, answer: { total: 3 } },
    ],
  },
  {
    name: 'the role is checked before the body',
    steps: [
      {
        as: 'stakeholder',
        method: 'POST',
        path: '/api/risks',
        body: { nonsense: true },
        status: 403,
        answer: { code: 'role_not_allowed' },
      },
    ],
  },
  {
    name: 'another organization is refused, and its records are not found',
    steps: [
      {
        method: 'GET',
        path: '/api/risks',
        query: { organization_id: '{foreignOrg}' },
        status: 403,
        answer: { code: 'other_organization', detail: 'You do not belong to this organization' },
      },
      {
        method: 'POST',
        path: '/api/risks',
        body: { organization_id: '{foreignOrg}', title: 'a' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      { method: 'GET', path: '/api/organizations/{foreignOrg}', status: 403, answer: { code: 'other_organization' } },
      {
        method: 'GET',
        path: '/api/asset-templates',
        query: { organization_id: '{foreignOrg}' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      {
        method: 'GET',
        path: '/api/risks/{foreign:risks}',
        status: 404,
        answer: { code: 'risk_not_found', detail: 'Risk not found' },
      },
      {
        method: 'PATCH',
        path: '/api/risks/{foreign:risks}',
        body: { title: 'a' },
        status: 404,
        answer: { code: 'risk_not_found' },
      },
      { method: 'DELETE', path: '/api/risks/{foreign:risks}', status: 404, answer: { code: 'risk_not_found' } },
    ],
  },
  {
    name: 'a GRC domain manager sees and changes only the risks of their domains',
    steps: [
      {
        method: 'POST',
        path: '/api/risks',
        body: { ...own, title: 'Theirs', domain_id: '{domain}' },
        status: 201,
        save: { theirs: '/id' },
      },
      {
        method: 'POST',
        path: '/api/risks',
        body: { ...own, title: 'Of another domain', domain_id: '{otherDomain}' },
        status: 201,
        save: { other: '/id' },
      },
      {
        method: 'POST',
        path: '/api/risks',
        body: { ...own, title: 'Of no domain' },
        status: 201,
        save: { none: '/id' },
      },
      {
        as: 'grc_domain_manager',
        method: 'GET',
        path: '/api/risks',
        query: own,
        status: 200,
        answer: { total: 1, items: [{ id: '{theirs}' }] },
      },
      {
        as: 'grc_domain_manager',
        method: 'GET',
        path: '/api/risks/{other}',
        status: 404,
        answer: { code: 'risk_not_found' },
      },
      { as: 'grc_domain_manager', method: 'PATCH', path: '/api/risks/{none}', body: { title: 'a' }, status: 404 },
      {
        as: 'grc_domain_manager',
        method: 'PATCH',
        path: '/api/risks/{theirs}',
        body: { title: 'Renamed' },
        status: 200,
        answer: { title: 'Renamed' },
      },
      {
        as: 'grc_domain_manager',
        method: 'PATCH',
        path: '/api/risks/{theirs}',
        body: { domain_id: '{otherDomain}' },
        status: 403,
        answer: { code: 'outside_domains', detail: 'You can only keep risks in your own GRC domains' },
      },
      {
        as: 'grc_domain_manager',
        method: 'POST',
        path: '/api/risks',
        body: { ...own, title: 'a' },
        status: 403,
        answer: { code: 'outside_domains' },
      },
      {
        as: 'grc_domain_manager',
        method: 'POST',
        path: '/api/risks',
        body: { ...own, title: 'a', domain_id: '{domain}' },
        status: 201,
        answer: { domain_id: '{domain}' },
      },
      { as: 'risk_manager', method: 'GET', path: '/api/risks', query: own, status: 200, answer: { total: 4 } },
    ],
  },
];
