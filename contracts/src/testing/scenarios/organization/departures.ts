/** Leaving, handing over and deleting an organization, and accepting an invitation from any state. */
import type { Scenario, Step } from '../../scenario.ts';

const members = '/api/organizations/{org}/members';
const invite = (email: string, role: string): Step => ({
  method: 'POST', path: members, body: { email, role }, status: 201, save: { pending: '/member/user_id', token: '/invitation_url after #invitation=' },
});
const accept = (more: object = {}): Pick<Step, 'method' | 'path' | 'body'> => ({ method: 'POST', path: '/api/invitations/accept', body: { token: '{token}', ...more } });
const preview: Pick<Step, 'method' | 'path' | 'body'> = { method: 'POST', path: '/api/invitations/preview', body: { token: '{token}' } };
const KEYED = { 'idempotency-key': '0c0f6a52-3a41-4c6c-8a52-7f1f2d3e4a5b' };
const transfer = (role: string): Pick<Step, 'method' | 'path' | 'body'> => ({ method: 'POST', path: '/api/organizations/{org}/transfer', body: { user_id: `{user:${role}}`, own_role: 'risk_manager' } });
const leave = (body: object = {}, org = '{org}'): Pick<Step, 'method' | 'path' | 'body'> => ({ method: 'POST', path: `/api/organizations/${org}/leave`, body });
const signUp: Step = { as: 'newcomer', method: 'POST', path: '/api/organizations', body: {}, status: 201, save: { own: '/id' } };
const GONE = { status: 404, answer: { code: 'invitation_not_found' } } as const;

export const departureScenarios: readonly Scenario[] = [
  {
    name: 'accepting an invitation replaces an empty organization without confirmation',
    steps: [
      signUp,
      { as: 'newcomer', method: 'PATCH', path: '/api/me/preferences', body: { theme: 'dark', filterProfiles: { risks: { Mine: {} } } }, status: 200 },
      invite('ben@guests.example', 'risk_manager'),
      {
        as: 'newcomer', ...preview, status: 200,
        answer: { organization: { id: '{org}', name: "admin's Organization" }, role: 'risk_manager', link_expires_at: /Z$/, current: { id: '{own}', name: "newcomer's Organization", is_empty: true, records: 0, members: 1, leaving: 'deletion', candidates: [] } },
      },
      { as: 'newcomer', ...accept(), status: 200, answer: { organizationId: '{org}', role: 'risk_manager', preferences: { theme: 'dark', language: 'en', filterProfiles: undefined } } },
      { as: 'newcomer', method: 'GET', path: '/api/risks', query: { organization_id: '{own}' }, status: 403, answer: { code: 'other_organization' } },
      { as: 'newcomer', ...preview, ...GONE },
    ],
  },
  {
    name: 'an organization with records is left only when that is confirmed; its only member deletes it',
    steps: [
      signUp,
      { as: 'newcomer', method: 'POST', path: '/api/risks', body: { organization_id: '{own}', title: 'Mine' }, status: 201 },
      invite('ben@guests.example', 'auditor'),
      { as: 'newcomer', ...preview, status: 200, answer: { current: { is_empty: false, records: 1, members: 1, leaving: 'deletion' } } },
      { as: 'newcomer', ...accept(), status: 409, answer: { code: 'leaving_required', detail: 'You belong to another organization. Confirm that you want to leave it.' } },
      { as: 'newcomer', ...accept({ leave: { organization_id: '{org}', delete: true } }), status: 409, answer: { code: 'leaving_required' } },
      { as: 'newcomer', ...accept({ leave: { organization_id: '{own}' } }), status: 409, answer: { code: 'last_member', detail: 'Nobody else belongs to this organization. Delete it, or invite somebody first.' } },
      { as: 'newcomer', ...accept({ leave: {} }), status: 400, answer: { errors: [{ path: '/leave/organization_id' }] } },
      { as: 'newcomer', method: 'GET', path: '/api/me', status: 200, answer: { organizationId: '{own}' } },
      { as: 'newcomer', ...accept({ leave: { organization_id: '{own}', delete: true } }), status: 200, answer: { organizationId: '{org}', role: 'auditor' } },
      { as: 'newcomer', method: 'GET', path: '/api/risks', query: { organization_id: '{org}' }, status: 200, answer: { total: 0 } },
    ],
  },
  {
    name: 'the last admin names another one before they accept an invitation elsewhere',
    steps: [
      signUp,
      { as: 'newcomer', method: 'POST', path: '/api/organizations/{own}/members', body: { email: 'second@guests.example', role: 'stakeholder' }, status: 201, save: { token: '/invitation_url after #invitation=' } },
      { as: 'verified', ...accept(), status: 200, answer: { organizationId: '{own}' }, save: { second: '/user_id' } },
      invite('ben@guests.example', 'auditor'),
      {
        as: 'newcomer', ...preview, status: 200,
        answer: { current: { is_empty: false, members: 2, leaving: 'successor', candidates: [{ id: '{second}', email: 'verified@cedarworks.example', former: false }] } },
      },
      { as: 'newcomer', ...accept({ leave: { organization_id: '{own}' } }), status: 409, answer: { code: 'last_admin' } },
      { as: 'newcomer', ...accept({ leave: { organization_id: '{own}', delete: true } }), status: 409, answer: { code: 'has_members' } },
      { as: 'newcomer', ...accept({ leave: { organization_id: '{own}', successor: 'nobody' } }), status: 400, answer: { errors: [{ path: '/leave/successor' }] } },
      { as: 'newcomer', ...accept({ leave: { organization_id: '{own}', successor: '{second}' } }), status: 200, answer: { organizationId: '{org}' } },
      { as: 'verified', method: 'GET', path: '/api/me', status: 200, answer: { role: 'admin', organizationId: '{own}', organizationName: "newcomer's Organization" } },
    ],
  },
  {
    name: 'an invitation link can be issued again, and the earlier link stops working',
    steps: [
      invite('ben@guests.example', 'auditor'),
      { method: 'GET', path: '/api/organizations/{org}', status: 200, answer: { id: '{org}' } },
      { method: 'POST', path: `${members}/{pending}/invitation`, status: 201, answer: { mailed: false, expires_at: /Z$/, member: { user_id: '{pending}', email: 'ben@guests.example', invitation: { invited_at: /Z$/, link_expires_at: /Z$/, mailed_at: null } } }, save: { second: '/invitation_url after #invitation=' } },
      { as: 'newcomer', ...accept(), ...GONE },
      { as: 'newcomer', method: 'POST', path: '/api/invitations/accept', body: { token: '{second}' }, status: 200, answer: { role: 'auditor' } },
      { method: 'POST', path: `${members}/{user:admin}/invitation`, status: 409, answer: { code: 'already_joined' } },
      { method: 'POST', path: `${members}/nobody/invitation`, status: 404, answer: { code: 'member_not_found' } },
    ],
  },
  {
    name: 'the name of a member who left is still shown on the risks and tasks that they own',
    steps: [
      { method: 'POST', path: '/api/risks', body: { organization_id: '{org}', title: 'Theirs', owner_id: '{user:risk_owner}' }, status: 201, save: { risk: '/id' } },
      { method: 'POST', path: '/api/tasks', body: { organization_id: '{org}', title: 'Theirs too', assigned_to: '{user:risk_owner}' }, status: 201 },
      { as: 'risk_owner', ...leave({ successor: '{user:stakeholder}' }), status: 409, answer: { code: 'not_an_admin' } },
      { as: 'risk_owner', ...leave(), status: 204 },
      { as: 'risk_owner', method: 'GET', path: '/api/me', status: 404, answer: { code: 'no_membership' } },
      { as: 'stakeholder', method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { owner_id: '{user:risk_owner}', names: { '{user:risk_owner}': 'risk_owner' } } },
      { as: 'stakeholder', method: 'GET', path: '/api/risks', query: { organization_id: '{org}' }, status: 200, answer: { items: [{ names: { '{user:risk_owner}': 'risk_owner' } }] } },
      { as: 'stakeholder', method: 'GET', path: '/api/tasks', query: { organization_id: '{org}' }, status: 200, answer: { items: [{ assigned_to: '{user:risk_owner}', assigned_to_name: 'risk_owner' }] } },
      { as: 'stakeholder', method: 'GET', path: '/api/people', query: { organization_id: '{org}', id: ['{user:risk_owner}', '{user:admin}', 'nobody'] }, status: 200, answer: { total: 2, items: [{ id: '{user:admin}', former: false }, { id: '{user:risk_owner}', email: null, name: 'risk_owner', former: true }] } },
      { as: 'stakeholder', method: 'GET', path: '/api/people', query: { organization_id: '{org}', q: 'risk_owner' }, status: 200, answer: { total: 0 } },
    ],
  },
  {
    name: 'leaving and handing over return the same answer when repeated with their idempotency key',
    steps: [
      { as: 'risk_owner', ...leave(), headers: KEYED, status: 204, answerHeaders: { 'idempotent-replayed': null } },
      { as: 'risk_owner', ...leave(), headers: KEYED, status: 204, answerHeaders: { 'idempotent-replayed': 'true' } },
      { as: 'risk_owner', ...leave({ successor: '{user:stakeholder}' }), headers: KEYED, status: 409, answer: { code: 'idempotency_key_reused' } },
      { as: 'risk_owner', ...leave(), status: 403, answer: { code: 'no_membership' } },
      { ...transfer('auditor'), headers: KEYED, status: 200, answer: { role: 'risk_manager' } },
      { ...transfer('auditor'), headers: KEYED, status: 200, answer: { role: 'risk_manager' }, answerHeaders: { 'idempotent-replayed': 'true' } },
      { ...transfer('auditor'), status: 403, answer: { code: 'role_not_allowed' } },
      { as: 'auditor', method: 'GET', path: '/api/organizations/{org}', status: 200, answer: { id: '{org}' } },
    ],
  },
  {
    name: 'the last admin can hand the organization over, or name another admin and leave',
    steps: [
      { ...leave(), status: 409, answer: { code: 'last_admin', detail: 'You are the last admin. Name another admin before you leave.' } },
      { method: 'POST', path: '/api/organizations/{org}/transfer', body: { user_id: '{user:admin}', own_role: 'auditor' }, status: 400, answer: { errors: [{ path: '/user_id' }] } },
      { method: 'POST', path: '/api/organizations/{org}/transfer', body: { user_id: '{user:auditor}', own_role: 'risk_manager' }, status: 200, answer: { role: 'risk_manager', organizationId: '{org}' } },
      { method: 'POST', path: '/api/organizations/{org}/transfer', body: { user_id: '{user:stakeholder}', own_role: 'auditor' }, status: 403, answer: { code: 'role_not_allowed' } },
      { as: 'auditor', method: 'GET', path: '/api/me', status: 200, answer: { role: 'admin' } },
      { as: 'auditor', ...leave({ successor: '{user:stakeholder}' }), status: 204 },
      { as: 'stakeholder', method: 'GET', path: '/api/me', status: 200, answer: { role: 'admin' } },
      { as: 'stakeholder', ...leave({}, '{foreignOrg}'), status: 403, answer: { code: 'other_organization' } },
    ],
  },
  {
    name: 'an admin who confirms the name can delete the organization, which ends all memberships',
    steps: [
      { method: 'POST', path: '/api/risks', body: { organization_id: '{org}', title: 'Gone' }, status: 201 },
      invite('ben@guests.example', 'auditor'),
      { method: 'DELETE', path: '/api/organizations/{org}', query: { name: 'Another' }, status: 400, answer: { errors: [{ path: '/name', message: 'must be the name of the organization' }] } },
      { method: 'DELETE', path: '/api/organizations/{org}', status: 400, answer: { errors: [{ path: '/name' }] } },
      { as: 'risk_manager', method: 'DELETE', path: '/api/organizations/{org}', query: { name: "admin's Organization" }, status: 403, answer: { code: 'role_not_allowed' } },
      { method: 'DELETE', path: '/api/organizations/{org}', query: { name: "ADMIN's organization " }, status: 204 },
      { method: 'GET', path: '/api/me', status: 404, answer: { code: 'no_membership' } },
      { as: 'stakeholder', method: 'GET', path: '/api/risks', query: { organization_id: '{org}' }, status: 403, answer: { code: 'no_membership' } },
      { as: 'newcomer', ...accept(), ...GONE },
      { method: 'POST', path: '/api/organizations', body: {}, status: 201, answer: { members: [{ user_id: '{user:admin}', role: 'admin' }] } },
    ],
  },
  {
    name: 'the records that a member owns are counted, and unfinished ones are handed over on removal',
    steps: [
      { method: 'POST', path: '/api/risks', body: { organization_id: '{org}', title: 'Open', owner_id: '{user:risk_owner}', reviewer_id: '{user:risk_owner}' }, status: 201, save: { open: '/id' } },
      { method: 'POST', path: '/api/risks', body: { organization_id: '{org}', title: 'Over', owner_id: '{user:risk_owner}', status: 'closed' }, status: 201, save: { over: '/id' } },
      { method: 'POST', path: '/api/tasks', body: { organization_id: '{org}', title: 'Do', assigned_to: '{user:risk_owner}' }, status: 201, save: { task: '/id' } },
      { method: 'GET', path: `${members}/{user:risk_owner}/holdings`, status: 200, answer: { risks: 1, risk_flows: 0, treatment_plans: 0, tasks: 1 } },
      { method: 'GET', path: `${members}/nobody/holdings`, status: 404, answer: { code: 'member_not_found' } },
      { as: 'stakeholder', method: 'GET', path: `${members}/{user:risk_owner}/holdings`, status: 403, answer: { code: 'role_not_allowed' } },
      { method: 'DELETE', path: `${members}/{user:risk_owner}`, query: { hand_over_to: '{user:risk_owner}' }, status: 400, answer: { errors: [{ path: '/hand_over_to', message: 'must be another member' }] } },
      { method: 'DELETE', path: `${members}/{user:risk_owner}`, query: { hand_over_to: '{user:stakeholder}' }, status: 204 },
      { method: 'GET', path: '/api/risks/{open}', status: 200, answer: { owner_id: '{user:stakeholder}', reviewer_id: '{user:stakeholder}' } },
      { method: 'GET', path: '/api/risks/{over}', status: 200, answer: { owner_id: '{user:risk_owner}' } },
      { method: 'GET', path: '/api/tasks/{task}', status: 200, answer: { assigned_to: '{user:stakeholder}' } },
      { as: 'auditor', method: 'GET', path: '/api/people', query: { organization_id: '{org}', id: ['{user:risk_owner}'] }, status: 200, answer: { items: [{ email: null, name: 'risk_owner', former: true }] } },
    ],
  },
];
