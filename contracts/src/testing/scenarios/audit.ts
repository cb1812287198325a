import type { Scenario, Step } from '../scenario.ts';

const HASH = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const record = (fields: object = {}): Step => ({
  method: 'POST',
  path: '/api/risks',
  body: { organization_id: '{org}', title: 'Flood', ...fields },
  status: 201,
  save: { risk: '/id' },
});
const retitle = (title: string): Step => ({
  as: 'risk_manager',
  method: 'PATCH',
  path: '/api/risks/{risk}',
  body: { title },
  status: 200,
});
const history = (
  entity = 'risks',
  entity_id = '{risk}',
  more: Record<string, string> = {},
): Pick<Step, 'method' | 'path' | 'query'> => ({
  method: 'GET',
  path: '/api/audit',
  query: { entity, entity_id, ...more },
});
const verifyWith = (query: Record<string, string>): Pick<Step, 'method' | 'path' | 'query'> => ({
  method: 'GET',
  path: '/api/audit/verify',
  query,
});
const OTHER_HASH = '0'.repeat(64);
const invite: Step = {
  method: 'POST',
  path: '/api/organizations/{org}/members',
  body: { email: 'ben@guests.example', role: 'auditor' },
  status: 201,
  save: { pending: '/member/user_id', token: '/invitation_url after #invitation=' },
};
const accept = { method: 'POST', path: '/api/invitations/accept', body: { token: '{token}' } } as const;
const NOT_THERE = { status: 404, answer: { code: 'record_not_found', detail: 'Record not found' } } as const;
const INSPECTORS_ONLY = {
  status: 403,
  answer: { code: 'role_not_allowed', detail: 'Only admins and auditors can check the audit trail.' },
} as const;

export const auditScenarios: readonly Scenario[] = [
  {
    name: 'admins and auditors read the changes of the whole organization, with names and titles',
    steps: [
      {
        method: 'POST',
        path: '/api/risks',
        body: { organization_id: '{org}', title: 'Flood' },
        status: 201,
        save: { risk: '/id' },
      },
      { as: 'risk_manager', method: 'PATCH', path: '/api/risks/{risk}', body: { title: 'Flooded' }, status: 200 },
      {
        method: 'POST',
        path: '/api/tasks',
        body: { organization_id: '{org}', title: 'Pump' },
        status: 201,
        save: { task: '/id' },
      },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/audit',
        query: { entity: 'risks' },
        status: 200,
        answer: {
          items: [
            {
              entity: 'risks',
              entity_id: '{risk}',
              action: 'update',
              title: 'Flooded',
              actor_id: '{user:risk_manager}',
              actor_name: /^[^@]+$/,
              before: { title: 'Flood' },
              after: { title: 'Flooded' },
            },
            {
              entity: 'risks',
              entity_id: '{risk}',
              action: 'create',
              title: 'Flood',
              actor_id: '{user:admin}',
              before: null,
            },
          ],
          next_cursor: null,
        },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { actor: '{user:risk_manager}', limit: '1' },
        status: 200,
        answer: {
          items: [{ entity: 'risks', title: 'Flooded', actor_name: /.@cedarworks\.example$/ }],
          next_cursor: null,
        },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { entity: 'risks', limit: '1' },
        status: 200,
        answer: { items: [{ action: 'update' }] },
        save: { next: '/next_cursor' },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { entity: 'risks', limit: '1', cursor: '{next}' },
        status: 200,
        answer: { items: [{ action: 'create' }], next_cursor: null },
      },
      { method: 'GET', path: '/api/audit', query: { entity: 'tasks', limit: '1', cursor: '{next}' }, status: 400 },
      { method: 'DELETE', path: '/api/tasks/{task}', status: 200 },
      {
        method: 'GET',
        path: '/api/audit',
        query: { action: 'delete' },
        status: 200,
        answer: { items: [{ entity: 'tasks', entity_id: '{task}', title: 'Pump', after: null }] },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { from: '2100-01-01T00:00:00Z' },
        status: 200,
        answer: { items: [] },
      },
      { method: 'GET', path: '/api/audit', query: { from: 'yesterday' }, status: 400 },
      {
        method: 'GET',
        path: '/api/audit',
        query: { from: '2300-01-01T00:00:00Z' },
        status: 200,
        answer: { items: [] },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { entity: 'risks', from: '1970-01-01T00:00:00Z', to: '2300-01-01T00:00:00Z' },
        status: 200,
        answer: { items: [{ action: 'update' }, { action: 'create' }] },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { organization_id: '{org}', entity: 'tasks' },
        status: 200,
        answer: { total: undefined, items: [{ action: 'delete' }, { action: 'create' }] },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { organization_id: '{foreignOrg}' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { entity_id: '{risk}' },
        status: 400,
        answer: { errors: [{ path: '/entity', keyword: 'required' }] },
      },
      {
        as: 'risk_manager',
        method: 'GET',
        path: '/api/audit',
        query: { entity_id: '{risk}' },
        status: 400,
        answer: { errors: [{ path: '/entity' }] },
      },
      ...(['risk_manager', 'grc_domain_manager', 'asset_owner', 'risk_owner', 'stakeholder'] as const).flatMap(
        (as): Step[] => [
          { as, method: 'GET', path: '/api/audit', ...INSPECTORS_ONLY },
          { as, method: 'GET', path: '/api/audit', query: { entity: 'risks' }, ...INSPECTORS_ONLY },
        ],
      ),
      { as: 'newcomer', method: 'GET', path: '/api/audit', status: 403, answer: { code: 'no_membership' } },
      { as: 'nobody', method: 'GET', path: '/api/audit', status: 401 },
    ],
  },
  {
    name: 'the history of a record can be filtered by actor, action and time',
    steps: [
      record(),
      retitle('Flooded'),
      { method: 'PATCH', path: '/api/risks/{risk}', body: { title: 'Flooded cellar' }, status: 200 },
      {
        as: 'stakeholder',
        ...history('risks', '{risk}', { actor: '{user:risk_manager}' }),
        status: 200,
        answer: {
          total: undefined,
          next_cursor: null,
          items: [{ version: 2, title: 'Flooded', actor_name: /^[^@]+$/, before: { title: 'Flood' } }],
        },
        save: { at: '/items/0/at' },
      },
      {
        ...history('risks', '{risk}', { action: 'update', limit: '1' }),
        status: 200,
        answer: { items: [{ version: 3 }] },
        save: { next: '/next_cursor' },
      },
      {
        ...history('risks', '{risk}', { action: 'update', limit: '1', cursor: '{next}' }),
        status: 200,
        answer: { items: [{ version: 2 }], next_cursor: null },
      },
      {
        ...history('risks', '{risk}', { limit: '1', cursor: '{next}' }),
        status: 400,
        answer: { errors: [{ path: '/cursor' }] },
      },
      {
        ...history('risks', '{risk}', { from: '{at}', actor: '{user:risk_manager}' }),
        status: 200,
        answer: { items: [{ version: 2 }] },
      },
      {
        ...history('risks', '{risk}', { to: '{at}', actor: '{user:risk_manager}' }),
        status: 200,
        answer: { items: [] },
      },
      { ...history('risks', '{risk}', { action: 'delete' }), status: 200, answer: { items: [], next_cursor: null } },
      { ...history('risks', 'nowhere', { action: 'delete' }), ...NOT_THERE },
    ],
  },
  {
    name: 'the history of a record has the actor, the time and both states of every change, in a chain',
    steps: [
      record(),
      retitle('Flooded cellar'),
      {
        as: 'auditor',
        ...history(),
        status: 200,
        answer: { total: 2, next_cursor: null, items: [{ version: 2 }, { version: 1 }] },
        save: { first: '/items/1/hash' },
      },
      {
        as: 'auditor',
        ...history(),
        status: 200,
        answer: {
          items: [
            {
              entity: 'risks',
              entity_id: '{risk}',
              version: 2,
              action: 'update',
              at: TIME,
              actor_id: '{user:risk_manager}',
              request_id: UUID,
              before: { _id: '{risk}', title: 'Flood', version: 1 },
              after: { _id: '{risk}', title: 'Flooded cellar', version: 2, organization_id: '{org}' },
              previous_hash: '{first}',
              hash: HASH,
            },
            {
              entity: 'risks',
              entity_id: '{risk}',
              version: 1,
              action: 'create',
              at: TIME,
              actor_id: '{user:admin}',
              request_id: UUID,
              before: null,
              after: { title: 'Flood' },
              previous_hash: null,
              hash: HASH,
            },
          ],
        },
      },
    ],
  },
  {
    name: 'a history is paged, newest first',
    steps: [
      record({ title: 'Version 1' }),
      ...[2, 3, 4, 5].map((version) => retitle(`Version ${version}`)),
      {
        ...history('risks', '{risk}', { limit: '2' }),
        status: 200,
        answer: { total: 5, items: [{ version: 5 }, { version: 4 }] },
        save: { next: '/next_cursor' },
      },
      {
        ...history('risks', '{risk}', { limit: '2', cursor: '{next}' }),
        status: 200,
        answer: { total: 5, items: [{ version: 3 }, { version: 2 }] },
        save: { next: '/next_cursor' },
      },
      {
        ...history('risks', '{risk}', { limit: '2', cursor: '{next}' }),
        status: 200,
        answer: { total: 5, items: [{ version: 1, before: null }], next_cursor: null },
      },
      {
        ...history('risks', '{risk}', { cursor: 'nonsense' }),
        status: 400,
        answer: { errors: [{ path: '/cursor', message: 'is not a cursor of this list' }] },
      },
    ],
  },
  {
    name: 'the history of a deleted record is for admins and auditors',
    steps: [
      record(),
      { as: 'stakeholder', ...history(), status: 200, answer: { total: 1 } },
      { method: 'DELETE', path: '/api/risks/{risk}', status: 204 },
      { as: 'stakeholder', ...history(), ...NOT_THERE },
      {
        as: 'auditor',
        ...history(),
        status: 200,
        answer: {
          total: 2,
          items: [
            { action: 'delete', version: 2, before: { title: 'Flood' }, after: null, actor_id: '{user:admin}' },
            { action: 'create' },
          ],
        },
      },
    ],
  },
  {
    name: 'a history follows the access rules of its record: roles, domains, organizations',
    steps: [
      record({ domain_id: '{domain}' }),
      { as: 'grc_domain_manager', ...history(), status: 200 },
      record({ domain_id: '{otherDomain}' }),
      { as: 'grc_domain_manager', ...history(), ...NOT_THERE },
      {
        method: 'POST',
        path: '/api/risks/{risk}/notes',
        body: { note: 'Not for them' },
        status: 201,
        save: { note: '/id' },
      },
      { as: 'grc_domain_manager', ...history('risk_notes', '{note}'), ...NOT_THERE },
      {
        as: 'risk_manager',
        ...history('risk_notes', '{note}'),
        status: 200,
        answer: { total: 1, items: [{ action: 'create', after: { note: 'Not for them', risk_id: '{risk}' } }] },
      },
      {
        as: 'risk_owner',
        ...history('assets', 'x'),
        status: 403,
        answer: { code: 'role_not_allowed', detail: 'Your role (risk owner) cannot read assets.' },
      },
      { as: 'auditor', ...history('members', '{user:admin}'), status: 403, answer: { code: 'role_not_allowed' } },
      { ...history('risks', '{foreign:risks}'), ...NOT_THERE },
      { ...history('risks', 'nowhere'), ...NOT_THERE },
      {
        ...history('risks', '{risk}', { organization_id: '{foreignOrg}' }),
        status: 403,
        answer: { code: 'other_organization' },
      },
      { ...history('risks', '{risk}', { organization_id: '{org}' }), status: 200 },
      { ...history('sessions', 'x'), status: 400, answer: { errors: [{ path: '/entity' }] } },
      { as: 'nobody', ...history(), status: 401 },
      { as: 'newcomer', ...history(), status: 403, answer: { code: 'no_membership' } },
    ],
  },
  {
    name: 'members and organizations have a history too',
    steps: [
      {
        as: 'newcomer',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 201,
        save: { new: '/id', me: '/members/0/user_id' },
      },
      {
        as: 'newcomer',
        ...history('members', '{me}'),
        status: 200,
        answer: {
          total: 1,
          items: [
            {
              action: 'create',
              actor_id: '{me}',
              before: null,
              after: { user_id: '{me}', role: 'admin', organization_id: '{new}' },
            },
          ],
        },
      },
      {
        as: 'newcomer',
        ...history('organizations', '{new}'),
        status: 200,
        answer: {
          total: 1,
          items: [
            {
              entity_id: '{new}',
              action: 'create',
              actor_id: '{me}',
              after: { _id: '{new}', domain: 'cedarworks.example' },
            },
          ],
        },
      },
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:auditor}',
        body: { role: 'stakeholder' },
        status: 200,
      },
      {
        ...history('members', '{user:auditor}'),
        status: 200,
        answer: {
          total: 2,
          items: [
            { actor_id: '{user:admin}', before: { role: 'auditor' }, after: { role: 'stakeholder' } },
            { action: 'create', after: { role: 'auditor' } },
          ],
        },
      },
    ],
  },
  {
    name: 'the history of a member is found by every id that they had, also after they were removed or joined again',
    steps: [
      invite,
      { as: 'newcomer', ...accept, status: 200, save: { me: '/user_id' } },
      {
        ...history('members', '{pending}'),
        status: 200,
        answer: {
          total: 2,
          items: [
            { action: 'update', before: { user_id: '{pending}' }, after: { user_id: '{me}' } },
            { action: 'create' },
          ],
        },
      },
      { method: 'DELETE', path: '/api/organizations/{org}/members/{me}', status: 204 },
      ...['{me}', '{pending}'].map((id): Step => ({
        ...history('members', id),
        status: 200,
        answer: {
          total: 3,
          items: [
            { action: 'delete', version: 3, actor_id: '{user:admin}', before: { user_id: '{me}' }, after: null },
            { action: 'update' },
            { action: 'create' },
          ],
          next_cursor: null,
        },
      })),
      { as: 'auditor', ...history('members', '{me}'), status: 403, answer: { code: 'role_not_allowed' } },
      { as: 'newcomer', method: 'POST', path: '/api/organizations', body: {}, status: 201, save: { new: '/id' } },
      {
        as: 'newcomer',
        ...history('members', '{me}'),
        status: 200,
        answer: { total: 1, items: [{ after: { role: 'admin' } }] },
      },
      { ...invite, save: { again: '/member/user_id', token: '/invitation_url after #invitation=' } },
      { method: 'DELETE', path: '/api/organizations/{org}/members/{again}', status: 204 },
      {
        ...history('members', '{again}'),
        status: 200,
        answer: {
          total: 2,
          items: [{ action: 'delete', before: { email: 'ben@guests.example' } }, { action: 'create' }],
        },
      },
      { ...history('members', 'temp_7'), ...NOT_THERE },
    ],
  },
  {
    name: 'a member who joins again has their complete history, page by page',
    steps: [
      invite,
      { as: 'newcomer', ...accept, status: 200, save: { me: '/user_id' } },
      { method: 'DELETE', path: '/api/organizations/{org}/members/{me}', status: 204 },
      { ...invite, save: { again: '/member/user_id', token: '/invitation_url after #invitation=' } },
      { as: 'newcomer', ...accept, status: 200 },
      {
        ...history('members', '{me}', { limit: '2' }),
        status: 200,
        answer: {
          total: 5,
          items: [
            { action: 'update', version: 2, before: { user_id: '{again}' } },
            { action: 'create', version: 1 },
          ],
        },
        save: { next: '/next_cursor' },
      },
      {
        ...history('members', '{me}', { limit: '2', cursor: '{next}' }),
        status: 200,
        answer: {
          total: 5,
          items: [
            { action: 'delete', version: 3 },
            { action: 'update', before: { user_id: '{pending}' } },
          ],
        },
        save: { next: '/next_cursor' },
      },
      {
        ...history('members', '{me}', { limit: '2', cursor: '{next}' }),
        status: 200,
        answer: { total: 5, items: [{ action: 'create', version: 1 }], next_cursor: null },
      },
      { ...history('members', '{again}'), status: 200, answer: { total: 2 } },
    ],
  },
  {
    name: 'the trail is intact, and its newest seal can be exported',
    steps: [
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/audit/verify',
        status: 200,
        answer: { ok: true, seals: 1, faults: [], total_faults: 0 },
      },
      {
        method: 'GET',
        path: '/api/audit/verify',
        query: { organization_id: '{org}' },
        status: 200,
        answer: { ok: true },
      },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/audit/seals/newest',
        status: 200,
        answer: {
          organization_id: '{org}',
          number: 1,
          at: TIME,
          previous_hash: null,
          root: HASH,
          hash: HASH,
          signature: /^[A-Za-z0-9+/]{86}==$/,
          public_key: /^-----BEGIN PUBLIC KEY-----/,
        },
        save: { seal: '/hash' },
      },
      { method: 'GET', path: '/api/audit/seals/newest', status: 200, answer: { hash: '{seal}' } },
      {
        as: 'auditor',
        ...verifyWith({ seal_number: '1', seal_hash: '{seal}' }),
        status: 200,
        answer: { ok: true, seals: 1, faults: [], total_faults: 0 },
      },
      {
        ...verifyWith({ seal_number: '1', seal_hash: OTHER_HASH }),
        status: 200,
        answer: {
          ok: false,
          faults: [{ entity: '_seals', entity_id: '0000000001', version: 1, reason: 'altered', last_good_seal: null }],
          total_faults: 1,
        },
      },
      {
        ...verifyWith({ seal_number: '3', seal_hash: '{seal}' }),
        status: 200,
        answer: {
          ok: false,
          faults: [{ entity: '_seals', entity_id: '0000000003', version: 3, reason: 'missing', last_good_seal: TIME }],
          total_faults: 1,
        },
      },
      {
        ...verifyWith({ seal_number: '1' }),
        status: 400,
        answer: { errors: [{ path: '/seal_hash', message: 'is required: number and hash of a seal go together' }] },
      },
      { ...verifyWith({ seal_hash: OTHER_HASH }), status: 400, answer: { errors: [{ path: '/seal_number' }] } },
      {
        ...verifyWith({ seal_number: '0', seal_hash: 'x' }),
        status: 400,
        answer: { errors: [{ path: '/seal_number' }, { path: '/seal_hash' }] },
      },
      { as: 'risk_manager', ...verifyWith({ seal_number: '1' }), ...INSPECTORS_ONLY },
      { as: 'newcomer', method: 'POST', path: '/api/organizations', body: {}, status: 201 },
      {
        as: 'newcomer',
        method: 'GET',
        path: '/api/audit/seals/newest',
        status: 404,
        answer: { code: 'seal_not_found', detail: 'Nothing has been sealed yet. Changes are sealed within a minute.' },
      },
      {
        as: 'newcomer',
        method: 'GET',
        path: '/api/audit/verify',
        status: 200,
        answer: { ok: true, seals: 0, faults: [], unsealed_since: TIME },
      },
    ],
  },
  {
    name: 'auditors export the trail as a table, a row for each changed field',
    steps: [
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/audit/export',
        query: { organization_id: '{org}', format: 'csv' },
        status: 200,
      },
    ],
  },
  {
    name: 'only admins and auditors can verify the trail',
    steps: ['verify', 'seals/newest', 'export'].flatMap((what): Step[] => [
      { as: 'risk_manager', method: 'GET', path: `/api/audit/${what}`, ...INSPECTORS_ONLY },
      { as: 'stakeholder', method: 'GET', path: `/api/audit/${what}`, ...INSPECTORS_ONLY },
      {
        method: 'GET',
        path: `/api/audit/${what}`,
        query: { organization_id: '{foreignOrg}' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      { as: 'newcomer', method: 'GET', path: `/api/audit/${what}`, status: 403, answer: { code: 'no_membership' } },
      { as: 'nobody', method: 'GET', path: `/api/audit/${what}`, status: 401 },
    ]),
  },
];
