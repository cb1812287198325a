import type { Caller, Scenario, Step } from '../scenario.ts';
import { addItems, change } from '../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const listen = (as: Caller, opens: string, more: Pick<Step, 'query' | 'headers'> = {}): Step => ({
  as,
  method: 'GET',
  path: '/api/events',
  opens,
  status: 200,
  answerHeaders: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  ...more,
});
const record = (fields: object, more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: '/api/risks',
  body: { organization_id: '{org}', title: 'Flood', ...fields },
  status: 201,
  ...more,
});
const changed = (entity: string, id: string, action: string, version: number, actor = '{user:admin}') => ({
  event: 'change',
  id: /./,
  data: { entity, id, action, version, at: TIME, actor_id: actor },
});

/** The page has to fetch its data again. */
const RESET = { event: 'reset', id: /./, data: {} };

export const eventScenarios: readonly Scenario[] = [
  {
    name: 'every change is one live event, in order',
    steps: [
      listen('stakeholder', 'stream', { query: { organization_id: '{org}' } }),
      record({}, { save: { risk: '/id' }, events: { stream: [changed('risks', '{risk}', 'create', 1)] } }),
      {
        as: 'risk_manager',
        method: 'PATCH',
        path: '/api/risks/{risk}',
        body: { title: 'Flooded' },
        status: 200,
        events: { stream: [changed('risks', '{risk}', 'update', 2, '{user:risk_manager}')] },
      },
      { as: 'stakeholder', method: 'PATCH', path: '/api/risks/{risk}', body: { title: 'Not allowed' }, status: 403 },
      {
        method: 'DELETE',
        path: '/api/risks/{risk}',
        status: 204,
        events: { stream: [changed('risks', '{risk}', 'delete', 3)] },
      },
    ],
  },
  {
    name: 'members who may read the record before or after the change receive the live event',
    steps: [
      listen('grc_domain_manager', 'manager', { query: { entity: ['members', 'risks'] } }),
      listen('risk_owner', 'owner', { query: { entity: ['members', 'risks'] } }),
      listen('admin', 'admin', { query: { entity: ['members', 'risks'] } }),
      record(
        { domain_id: '{otherDomain}' },
        { save: { outside: '/id' }, events: { owner: [changed('risks', '{outside}', 'create', 1)] } },
      ),
      record(
        { domain_id: '{domain}' },
        {
          save: { moving: '/id' },
          events: {
            owner: [changed('risks', '{moving}', 'create', 1)],
            manager: [changed('risks', '{moving}', 'create', 1)],
          },
        },
      ),
      {
        method: 'PATCH',
        path: '/api/risks/{moving}',
        body: { domain_id: '{otherDomain}' },
        status: 200,
        events: { manager: [changed('risks', '{moving}', 'update', 2)] },
      },
      { method: 'PATCH', path: '/api/risks/{moving}', body: { title: 'Moved' }, status: 200 },
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:auditor}',
        body: { role: 'stakeholder' },
        status: 200,
      },
      record(
        { domain_id: '{domain}' },
        { save: { last: '/id' }, events: { manager: [changed('risks', '{last}', 'create', 1)] } },
      ),
      {
        method: 'GET',
        path: '/api/health',
        status: 200,
        events: {
          owner: [
            changed('risks', '{moving}', 'update', 2),
            changed('risks', '{moving}', 'update', 3),
            changed('risks', '{last}', 'create', 1),
          ],
          admin: [
            changed('risks', '{outside}', 'create', 1),
            changed('risks', '{moving}', 'create', 1),
            changed('risks', '{moving}', 'update', 2),
            changed('risks', '{moving}', 'update', 3),
            changed('members', '{user:auditor}', 'update', 2),
            changed('risks', '{last}', 'create', 1),
          ],
        },
      },
    ],
  },
  {
    name: 'live events can be filtered by kinds of records',
    steps: [
      listen('admin', 'notes', { query: { entity: 'risk_notes' } }),
      record({}, { save: { risk: '/id' } }),
      {
        method: 'POST',
        path: '/api/risks/{risk}/notes',
        body: { note: 'Asked for' },
        status: 201,
        save: { note: '/id' },
        events: { notes: [changed('risk_notes', '{note}', 'create', 1)] },
      },
    ],
  },
  {
    name: 'live events continue where a browser left off, or report that events were missed',
    steps: [
      listen('auditor', 'first', { query: { entity: 'risks' } }),
      record(
        {},
        {
          save: { heard: '/id', place: 'last-id:first' },
          events: { first: [changed('risks', '{heard}', 'create', 1)] },
        },
      ),
      record({}, { save: { missed: '/id' }, events: { first: [changed('risks', '{missed}', 'create', 1)] } }),
      {
        ...listen('auditor', 'again', { query: { entity: 'risks' }, headers: { 'last-event-id': '{place}' } }),
        events: { again: [changed('risks', '{missed}', 'create', 1)] },
      },
      {
        ...listen('auditor', 'lost', { query: { entity: 'risks' }, headers: { 'last-event-id': 'nonsense' } }),
        events: { lost: [{ event: 'reset', data: {} }] },
      },
      record(
        {},
        {
          save: { next: '/id' },
          events: { again: [changed('risks', '{next}', 'create', 1)], lost: [changed('risks', '{next}', 'create', 1)] },
        },
      ),
    ],
  },
  {
    name: 'live events follow a change of the member’s role, and end with the membership',
    steps: [
      listen('auditor', 'stream', { query: { entity: ['risks', 'assets', 'members'] } }),
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:auditor}',
        body: { role: 'admin' },
        status: 200,
        events: { stream: [RESET, changed('members', '{user:auditor}', 'update', 2)] },
      },
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:auditor}',
        body: { role: 'stakeholder' },
        status: 200,
        events: { stream: [RESET] },
      },
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:stakeholder}',
        body: { role: 'auditor' },
        status: 200,
      },
      record({}, { save: { risk: '/id' }, events: { stream: [changed('risks', '{risk}', 'create', 1)] } }),
      { method: 'DELETE', path: '/api/organizations/{org}/members/{user:auditor}', status: 204, ends: 'stream' },
      { as: 'auditor', method: 'GET', path: '/api/events', status: 403, answer: { code: 'no_membership' } },
    ],
  },
  {
    name: 'a change of the domains of a member sends a reset event, unless only their order changed',
    steps: [
      listen('grc_domain_manager', 'manager', { query: { entity: 'risks' } }),
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:grc_domain_manager}',
        body: { domains: ['{domain}', '{otherDomain}'] },
        status: 200,
        events: { manager: [RESET] },
      },
      record(
        { domain_id: '{otherDomain}' },
        { save: { risk: '/id' }, events: { manager: [changed('risks', '{risk}', 'create', 1)] } },
      ),
      // The same domains in another order change nothing about what the member may read, so there is no reset.
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:grc_domain_manager}',
        body: { domains: ['{otherDomain}', '{domain}'] },
        status: 200,
      },
      record(
        { domain_id: '{domain}' },
        { save: { risk: '/id' }, events: { manager: [changed('risks', '{risk}', 'create', 1)] } },
      ),
    ],
  },
  {
    name: 'a change of the assets of an asset owner sends a reset event',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      listen('asset_owner', 'owner', { query: { entity: 'assets' } }),
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:web}'] }, { events: { owner: [RESET] } }),
      change(
        'assets/{a:web}',
        { status: 'Inactive' },
        { events: { owner: [changed('assets', '{a:web}', 'update', 2)] } },
      ),
      change('organizations/{org}/members/{user:asset_owner}', { assets: [] }, { events: { owner: [RESET] } }),
    ],
  },
  {
    name: 'live events are for members, and only from their own organization',
    steps: [
      { as: 'nobody', method: 'GET', path: '/api/events', status: 401, answer: { code: 'not_signed_in' } },
      { as: 'newcomer', method: 'GET', path: '/api/events', status: 403, answer: { code: 'no_membership' } },
      {
        as: 'stakeholder',
        method: 'GET',
        path: '/api/events',
        query: { organization_id: '{foreignOrg}' },
        status: 403,
        answer: { code: 'other_organization' },
      },
      {
        as: 'stakeholder',
        method: 'GET',
        path: '/api/events',
        query: { entity: 'sessions' },
        status: 400,
        answer: { detail: 'The query is not valid', errors: [{ path: '/entity/0' }] },
      },
    ],
  },
];
