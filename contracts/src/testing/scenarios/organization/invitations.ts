import { ROLES } from '../../../schemas/organization/me.ts';
import type { Scenario, Step } from '../../scenario.ts';

const invite = (email: string, role: string): Step => ({
  method: 'POST',
  path: '/api/organizations/{org}/members',
  body: { email, role },
  status: 201,
  save: { pending: '/member/user_id', token: '/invitation_url after #invitation=' },
});
const accept = (token = '{token}'): Pick<Step, 'method' | 'path' | 'body'> => ({
  method: 'POST',
  path: '/api/invitations/accept',
  body: { token },
});
/** The members of a list, of whom the last one was invited. */
const pendingLast = (invitation: object) => [
  ...ROLES.map(() => ({ invitation: null })),
  { user_id: '{pending}', invitation },
];
const GONE = {
  status: 404,
  answer: {
    code: 'invitation_not_found',
    detail: 'This invitation has already been used, was withdrawn or has expired. Ask for a new one.',
  },
} as const;

export const invitationScenarios: readonly Scenario[] = [
  {
    name: 'a link works once, with the role that the admin chose',
    steps: [
      invite('ben@guests.example', 'risk_manager'),
      {
        method: 'POST',
        path: '/api/risks',
        body: { organization_id: '{org}', title: 'Waiting', owner_id: '{pending}', reviewer_id: '{pending}' },
        status: 201,
        save: { risk: '/id' },
      },
      {
        as: 'newcomer',
        ...accept(),
        status: 200,
        answer: {
          role: 'risk_manager',
          organizationId: '{org}',
          email: 'ben@guests.example',
          name: null,
          organizationName: "admin's Organization",
          preferences: { theme: 'light', language: 'en' },
        },
        save: { me: '/user_id' },
      },
      {
        as: 'newcomer',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { user_id: '{me}', role: 'risk_manager', organizationId: '{org}', domains: [], assets: [] },
      },
      { as: 'newcomer', ...accept(), ...GONE },
      { as: 'verified', ...accept(), ...GONE },
      {
        as: 'newcomer',
        method: 'GET',
        path: '/api/risks/{risk}',
        status: 200,
        answer: { owner_id: '{me}', reviewer_id: '{me}', version: 3 },
      },
      {
        method: 'GET',
        path: '/api/people',
        query: { organization_id: '{org}', q: 'guests' },
        status: 200,
        answer: { total: 1, items: [{ id: '{me}', email: 'ben@guests.example' }] },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { entity: 'members', entity_id: '{me}' },
        status: 200,
        answer: {
          total: 2,
          items: [
            {
              action: 'update',
              actor_id: '{me}',
              before: { user_id: '{pending}' },
              after: { user_id: '{me}', role: 'risk_manager' },
            },
            { action: 'create', actor_id: '{user:admin}' },
          ],
        },
      },
    ],
  },
  {
    name: 'an admin sees the link of an open invitation again, and changes its role and scope; an API token does not show links',
    steps: [
      {
        method: 'POST',
        path: '/api/organizations/{org}/members',
        body: { email: 'ben@guests.example', role: 'auditor' },
        status: 201,
        save: { pending: '/member/user_id', first: '/invitation_url' },
      },
      {
        method: 'GET',
        path: '/api/organizations/{org}',
        status: 200,
        answer: { members: pendingLast({ invitation_url: '{first}' }) },
      },
      {
        method: 'POST',
        path: '/api/organizations/{org}/members/{pending}/invitation',
        status: 201,
        save: { second: '/invitation_url', token: '/invitation_url after #invitation=' },
      },
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{pending}',
        body: { role: 'risk_owner' },
        status: 200,
        answer: { role: 'risk_owner' },
      },
      {
        method: 'GET',
        path: '/api/organizations/{org}',
        status: 200,
        answer: { members: pendingLast({ invitation_url: '{second}' }) },
      },
      {
        method: 'POST',
        path: '/api/me/tokens',
        body: { name: 'x', scopes: ['organizations/read'] },
        status: 201,
        save: { secret: '/secret' },
      },
      {
        as: 'nobody',
        headers: { authorization: 'Bearer {secret}' },
        method: 'GET',
        path: '/api/organizations/{org}',
        status: 200,
        answer: { members: pendingLast({ invitation_url: undefined, mailed_at: null }) },
      },
      { as: 'newcomer', ...accept(), status: 200, answer: { role: 'risk_owner' } },
    ],
  },
  {
    name: 'a link does not work for members or after it was withdrawn, and must be valid',
    steps: [
      invite('ben@guests.example', 'auditor'),
      {
        as: 'stakeholder',
        ...accept(),
        status: 409,
        answer: { code: 'already_in_organization', detail: 'You already belong to this organization' },
      },
      { as: 'nobody', ...accept(), status: 401, answer: { code: 'not_signed_in' } },
      { as: 'newcomer', ...accept('short'), status: 400, answer: { errors: [{ path: '/token' }] } },
      { as: 'newcomer', ...accept('x'.repeat(43)), ...GONE },
      {
        as: 'newcomer',
        method: 'POST',
        path: '/api/invitations/accept',
        body: {},
        status: 400,
        answer: { errors: [{ path: '/token' }] },
      },
      { method: 'DELETE', path: '/api/organizations/{org}/members/{pending}', status: 204 },
      { as: 'newcomer', ...accept(), ...GONE },
      { as: 'newcomer', method: 'GET', path: '/api/me', status: 404, answer: { code: 'no_membership' } },
    ],
  },
  {
    name: 'a person with a verified e-mail address joins at the first sign-in, even without the link',
    steps: [
      invite('VERIFIED@cedarworks.example', 'auditor'),
      {
        as: 'verified',
        method: 'POST',
        path: '/api/organizations',
        body: { name: 'Mine' },
        status: 200,
        answer: { id: '{org}', members: [{ email: 'verified@cedarworks.example', role: 'auditor' }] },
      },
      {
        as: 'verified',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { role: 'auditor', organizationId: '{org}', email: 'verified@cedarworks.example' },
      },
      {
        as: 'verified',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 200,
        answer: { id: '{org}', members: [{ role: 'auditor' }] },
      },
      { as: 'newcomer', ...accept(), ...GONE },
    ],
  },
  {
    name: 'a person whose e-mail address is not verified does not join at sign-in without the link',
    steps: [
      invite('newcomer@cedarworks.example', 'admin'),
      {
        as: 'newcomer',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 201,
        answer: { id: /^org_cedarworks\.example_/, members: [{ role: 'admin', version: 1 }] },
        save: { own: '/id' },
      },
      {
        as: 'newcomer',
        method: 'GET',
        path: '/api/organizations/{org}',
        status: 403,
        answer: { code: 'other_organization' },
      },
      { as: 'newcomer', method: 'GET', path: '/api/organizations/{own}', status: 200, answer: { id: '{own}' } },
    ],
  },
  {
    name: 'a person whose invitation was withdrawn does not join at the first sign-in',
    steps: [
      invite('verified@cedarworks.example', 'auditor'),
      { method: 'DELETE', path: '/api/organizations/{org}/members/{pending}', status: 204 },
      {
        as: 'verified',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 201,
        answer: { members: [{ role: 'admin' }] },
      },
    ],
  },
];
