import type { Caller, Scenario, Step } from '../scenario.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const risk = (fields: object = {}): Step => ({
  method: 'POST',
  path: '/api/risks',
  body: { organization_id: '{org}', title: 'Flood', ...fields },
  status: 201,
  save: { risk: '/id' },
});
const announce = (
  as: Caller,
  id: string,
  more: Partial<Step> & { place?: string | null; entity?: string; record_id?: string } = {},
): Step => {
  const { place = null, entity = 'risks', record_id = '{risk}', ...step } = more;
  return {
    as,
    method: 'POST',
    path: `/api/presence/${id}`,
    body: { organization_id: '{org}', entity, record_id, place },
    status: 200,
    ...step,
  };
};
const end = (as: Caller, id: string, more: Partial<Step> = {}): Step => ({
  as,
  method: 'POST',
  path: `/api/presence/${id}/end`,
  status: 204,
  ...more,
});
const page = (id: string, user: Caller, place: string | null = null) => ({
  id,
  user_id: `{user:${user}}`,
  place,
  since: TIME,
});
const presence = (...items: object[]) => ({ entity: 'risks', record_id: '{risk}', items });
const event = (...items: object[]) => ({ event: 'presence', data: presence(...items) });
const listen = (as: Caller, opens: string): Step => ({
  as,
  method: 'GET',
  path: '/api/events',
  query: { entity: 'risk_tables' },
  opens,
  status: 200,
});
const NOT_THERE = { status: 404, answer: { code: 'record_not_found' } } as const;

export const presenceScenarios: readonly Scenario[] = [
  {
    name: 'everybody who has a record open is notified of who has it open, and at which place',
    steps: [
      risk(),
      listen('risk_manager', 'stream'),
      announce('risk_manager', 'one', {
        answer: presence(page('one', 'risk_manager')),
        events: { stream: [event(page('one', 'risk_manager'))] },
      }),
      announce('stakeholder', 'two', {
        answer: presence(page('one', 'risk_manager'), page('two', 'stakeholder')),
        events: { stream: [event(page('one', 'risk_manager'), page('two', 'stakeholder'))] },
      }),
      // First another page of somebody who has the record open already, then a renewal, which sends no event.
      announce('risk_manager', 'three', {
        events: {
          stream: [event(page('one', 'risk_manager'), page('two', 'stakeholder'), page('three', 'risk_manager'))],
        },
      }),
      announce('stakeholder', 'two'),
      announce('stakeholder', 'two', {
        place: '/title',
        events: {
          stream: [
            event(page('one', 'risk_manager'), page('two', 'stakeholder', '/title'), page('three', 'risk_manager')),
          ],
        },
      }),
      end('risk_manager', 'three', {
        events: { stream: [event(page('one', 'risk_manager'), page('two', 'stakeholder', '/title'))] },
      }),
      end('risk_manager', 'three'),
      end('stakeholder', 'two', { events: { stream: [event(page('one', 'risk_manager'))] } }),
    ],
  },
  {
    name: 'a page that opens another record is removed from the previous record',
    steps: [
      risk(),
      announce('risk_manager', 'one'),
      announce('stakeholder', 'two'),
      { ...risk({ title: 'Fire' }), save: { other: '/id' } },
      listen('risk_manager', 'stream'),
      announce('stakeholder', 'two', {
        record_id: '{other}',
        answer: { record_id: '{other}', items: [page('two', 'stakeholder')] },
        events: { stream: [event(page('one', 'risk_manager'))] },
      }),
    ],
  },
  {
    name: 'a page is ended only by the person who announced it',
    steps: [
      risk(),
      announce('risk_manager', 'one'),
      end('stakeholder', 'one'),
      announce('stakeholder', 'two', { answer: presence(page('one', 'risk_manager'), page('two', 'stakeholder')) }),
    ],
  },
  {
    name: 'presence follows the access rules of the record: roles, domains, organizations',
    steps: [
      risk({ domain_id: '{domain}' }),
      announce('grc_domain_manager', 'one'),
      risk({ domain_id: '{otherDomain}' }),
      announce('grc_domain_manager', 'one', NOT_THERE),
      announce('risk_owner', 'one', {
        entity: 'assets',
        record_id: 'x',
        status: 403,
        answer: { code: 'role_not_allowed', detail: 'Your role (risk owner) cannot read assets.' },
      }),
      announce('admin', 'one', { record_id: '{foreign:risks}', ...NOT_THERE }),
      announce('admin', 'one', { entity: 'members', status: 400, answer: { errors: [{ path: '/entity' }] } }),
      announce('nobody', 'one', { status: 401 }),
      announce('newcomer', 'one', {
        body: { entity: 'risks', record_id: '{risk}', place: null },
        status: 403,
        answer: { code: 'no_membership' },
      }),
      end('nobody', 'one', { status: 401 }),
    ],
  },
];
