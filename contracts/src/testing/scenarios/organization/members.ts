import type { Scenario, Step } from '../../scenario.ts';

const path = '/api/organizations/{org}/members';
const add = (body: object): Pick<Step, 'method' | 'path' | 'body'> => ({ method: 'POST', path, body });
const change = (user: string, body: object): Pick<Step, 'method' | 'path' | 'body'> => ({
  method: 'PATCH',
  path: `${path}/${user}`,
  body,
});
const remove = (user: string): Pick<Step, 'method' | 'path'> => ({ method: 'DELETE', path: `${path}/${user}` });
const STALE = { status: 412, answer: { code: 'changed_meanwhile' } } as const;

export const memberScenarios: readonly Scenario[] = [
  {
    name: 'an admin adds a member, and the answer contains an invitation link',
    steps: [
      {
        ...add({ email: 'Ben@Guests.example', role: 'risk_owner' }),
        status: 201,
        answer: {
          member: {
            user_id: /^temp_\d+$/,
            email: 'Ben@Guests.example',
            role: 'risk_owner',
            domains: [],
            assets: [],
            version: 1,
          },
          invitation_url: /^https?:\/\/[^/]+\/#invitation=[A-Za-z0-9_-]{43}$/,
          expires_at: /Z$/,
          mailed: false,
        },
        answerHeaders: { etag: '"1"' },
        save: { ben: '/member/user_id' },
      },
      {
        ...add({ user_id: 'temp_42', email: 'cy@guests.example', role: 'grc_domain_manager', domains: ['{domain}'] }),
        status: 201,
        answer: { member: { user_id: 'temp_42', domains: ['{domain}'] } },
      },
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'guests' },
        status: 200,
        answer: { total: 2, items: [{ id: '{ben}', email: 'Ben@Guests.example', name: null }, { id: 'temp_42' }] },
      },
    ],
  },
  {
    name: 'errors of a new member name the fields, and nobody is added',
    steps: [
      { ...add({ role: 'auditor' }), status: 400, answer: { code: 'invalid_request', errors: [{ path: '/email' }] } },
      { ...add({ email: 'x@guests.example' }), status: 400, answer: { errors: [{ path: '/role' }] } },
      ...['x', ' x@guests.example', 'x@guests.example '].map((email): Step => ({
        ...add({ email, role: 'auditor' }),
        status: 400,
        answer: { errors: [{ path: '/email', message: 'must match format "email"' }] },
      })),
      { ...add({ email: 'x@guests.example', role: 'owner' }), status: 400, answer: { errors: [{ path: '/role' }] } },
      {
        ...add({ email: 'x@guests.example', role: 'auditor', admin: true }),
        status: 400,
        answer: { errors: [{ path: '/admin' }] },
      },
      {
        ...add({ user_id: 'somebody', email: 'x@guests.example', role: 'auditor' }),
        status: 400,
        answer: { errors: [{ path: '/user_id' }] },
      },
      {
        ...add({
          email: 'x@guests.example',
          role: 'asset_owner',
          domains: ['no_domain', '{domain}'],
          assets: ['{foreign:assets}'],
        }),
        status: 400,
        answer: {
          code: 'unknown_reference',
          errors: [
            { path: '/domains', message: 'refers to a record that does not exist' },
            { path: '/assets', message: 'refers to a record that does not exist' },
          ],
        },
      },
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'guests' },
        status: 200,
        answer: { total: 0, items: [] },
      },
    ],
  },
  {
    name: 'an e-mail address is in an organization only once',
    steps: [
      { ...add({ user_id: 'temp_1', email: 'ben@guests.example', role: 'auditor' }), status: 201 },
      {
        ...add({ email: 'BEN@Guests.example', role: 'stakeholder' }),
        status: 409,
        answer: {
          title: 'Conflict',
          code: 'already_member',
          detail: 'This person is already a member',
          errors: [{ path: '/email', message: 'This person is already a member' }],
        },
      },
      {
        ...add({ email: 'stakeholder@cedarworks.example', role: 'auditor' }),
        status: 409,
        answer: { code: 'already_member' },
      },
      {
        ...add({ user_id: 'temp_1', email: 'cy@guests.example', role: 'auditor' }),
        status: 409,
        answer: { code: 'already_exists', detail: 'A member with this id already exists' },
      },
    ],
  },
  {
    name: 'role, domains and assets of a member are changed at a version',
    steps: [
      {
        ...change('{user:stakeholder}', { role: 'grc_domain_manager', domains: ['{domain}'] }),
        headers: { 'if-match': '"1"' },
        status: 200,
        answer: {
          user_id: '{user:stakeholder}',
          role: 'grc_domain_manager',
          domains: ['{domain}'],
          assets: [],
          version: 2,
        },
        answerHeaders: { etag: '"2"' },
      },
      {
        as: 'stakeholder',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { role: 'grc_domain_manager', domains: ['{domain}'] },
      },
      { ...change('{user:stakeholder}', { role: 'auditor' }), headers: { 'if-match': '"1"' }, ...STALE },
      { ...change('{user:stakeholder}', { role: 'auditor' }), headers: { 'if-match': 'nonsense' }, ...STALE },
      { ...remove('{user:stakeholder}'), headers: { 'if-match': '"1"' }, ...STALE },
      { ...change('{user:stakeholder}', {}), status: 400 },
      {
        ...change('{user:stakeholder}', { email: 'new@cedarworks.example' }),
        status: 400,
        answer: { errors: [{ path: '/email' }] },
      },
      {
        ...change('{user:stakeholder}', { domains: ['no_domain'] }),
        status: 400,
        answer: { code: 'unknown_reference', errors: [{ path: '/domains' }] },
      },
      {
        ...change('nobody', { role: 'auditor' }),
        status: 404,
        answer: { code: 'member_not_found', detail: 'Member not found' },
      },
      {
        ...change('{user:stakeholder}', { role: 'admin', domains: [] }),
        status: 200,
        answer: { role: 'admin', domains: [], version: 3 },
      },
      { as: 'stakeholder', method: 'GET', path: '/api/organizations/{org}', status: 200, answer: { id: '{org}' } },
    ],
  },
  {
    name: 'the last admin stays admin, and nobody can remove themself',
    steps: [
      { ...add({ email: 'second@guests.example', role: 'admin' }), status: 201 },
      {
        ...change('{user:admin}', { role: 'auditor' }),
        status: 409,
        answer: { code: 'last_admin', detail: 'The last admin cannot be given another role.' },
      },
      { ...change('{user:admin}', { role: 'admin', domains: [] }), status: 200, answer: { version: 1 } },
      {
        ...remove('{user:admin}'),
        status: 409,
        answer: { code: 'cannot_remove_self', detail: 'You cannot remove yourself.' },
      },
      { ...change('{user:auditor}', { role: 'admin' }), status: 200 },
      {
        as: 'auditor',
        ...change('{user:admin}', { role: 'stakeholder' }),
        status: 200,
        answer: { role: 'stakeholder' },
      },
      {
        ...change('{user:auditor}', { role: 'stakeholder' }),
        status: 403,
        answer: { code: 'role_not_allowed', detail: 'Your role (stakeholder) cannot update organizations.' },
      },
    ],
  },
  {
    name: 'a removed member loses access, and can create their own organization',
    steps: [
      { ...remove('{user:risk_owner}'), headers: { 'if-match': '"1"' }, status: 204 },
      { ...remove('{user:risk_owner}'), status: 404, answer: { code: 'member_not_found' } },
      { as: 'risk_owner', method: 'GET', path: '/api/me', status: 404, answer: { code: 'no_membership' } },
      {
        as: 'risk_owner',
        method: 'GET',
        path: '/api/risks',
        query: { organization_id: '{org}' },
        status: 403,
        answer: { code: 'no_membership' },
      },
      {
        as: 'risk_owner',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 201,
        answer: { members: [{ user_id: '{user:risk_owner}', role: 'admin' }] },
      },
    ],
  },
  {
    name: 'only admins change members, and only those of their own organization',
    steps: [
      {
        as: 'risk_manager',
        ...add({ email: 'x@guests.example', role: 'admin' }),
        status: 403,
        answer: { detail: 'Your role (risk manager) cannot update organizations.' },
      },
      {
        as: 'auditor',
        ...change('{user:auditor}', { role: 'admin' }),
        status: 403,
        answer: { code: 'role_not_allowed' },
      },
      {
        as: 'stakeholder',
        ...remove('{user:admin}'),
        status: 403,
        answer: { detail: 'Your role (stakeholder) cannot delete organizations.' },
      },
      {
        method: 'POST',
        path: '/api/organizations/{foreignOrg}/members',
        body: { email: 'x@guests.example', role: 'admin' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      {
        method: 'PATCH',
        path: '/api/organizations/{foreignOrg}/members/x',
        body: { role: 'auditor' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      {
        method: 'DELETE',
        path: '/api/organizations/{foreignOrg}/members/x',
        status: 403,
        answer: { code: 'other_organization' },
      },
      { as: 'nobody', ...add({ email: 'x@guests.example', role: 'admin' }), status: 401 },
      {
        as: 'newcomer',
        ...add({ email: 'x@guests.example', role: 'admin' }),
        status: 403,
        answer: { code: 'no_membership' },
      },
    ],
  },
  {
    name: 'every member can list and search the members of the organization',
    steps: [
      ...['zoe@guests.example', 'emile@guests.example', 'frank@guests.example'].map((email): Step => ({
        ...add({ email, role: 'auditor' }),
        status: 201,
        save: { [email.slice(0, 1)]: '/member/user_id' },
      })),
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'guests', limit: '2' },
        status: 200,
        answer: { total: 3, items: [{ email: 'emile@guests.example', name: null }, { id: '{f}' }] },
        save: { next: '/next_cursor' },
      },
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'guests', limit: '2', cursor: '{next}' },
        status: 200,
        answer: { total: 3, next_cursor: null, items: [{ id: '{z}' }] },
      },
      // Others search by what they see: the address of a person without a name, up to the @.
      {
        as: 'stakeholder',
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'guests' },
        status: 200,
        answer: { total: 0, items: [] },
      },
      {
        as: 'stakeholder',
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'zoe@guests.example' },
        status: 200,
        answer: { total: 0, items: [] },
      },
      {
        as: 'stakeholder',
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'zo' },
        status: 200,
        answer: { total: 1, items: [{ id: '{z}', email: null, name: 'zoe' }] },
      },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'ÉMILE' },
        status: 200,
        answer: { total: 1 },
      },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', id: ['{z}', '{user:admin}', 'nobody'] },
        status: 200,
        answer: { total: 2, items: [{ id: '{user:admin}', email: null, name: 'admin' }, { id: '{z}' }] },
      },
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', cursor: 'nonsense' },
        status: 400,
        answer: { errors: [{ path: '/cursor' }] },
      },
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: Array.from({ length: 33 }, (_, n) => `w${n}`).join(' ') },
        status: 400,
        answer: { errors: [{ path: '/q' }] },
      },
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{foreignOrg}' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      { as: 'nobody', method: 'GET', path: '/api/people', query: { organization_id: '{org}' }, status: 401 },
    ],
  },
];
