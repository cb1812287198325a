import type { Scenario, Step } from '../scenario.ts';
import { add } from '../steps.ts';

const assign = (title: string): Step =>
  add('tasks', { title, assigned_to: '{user:risk_owner}' }, { as: 'admin', save: { task: '/id' } });
const mine = (answer: object, more: Partial<Step> = {}): Step => ({
  as: 'risk_owner',
  method: 'GET',
  path: '/api/me/notifications',
  status: 200,
  answer,
  ...more,
});

export const notificationScenarios: readonly Scenario[] = [
  {
    name: 'what somebody assigns to another person reaches that person alone, who reads it',
    steps: [
      assign('Call'),
      mine(
        {
          items: [
            {
              kind: 'assigned',
              subject: 'task',
              count: 1,
              record_id: '{task}',
              title: 'Call',
              actor_id: '{user:admin}',
            },
          ],
          unread: 1,
          next_cursor: null,
        },
        { save: { told: '/items/0/id' } },
      ),
      mine({ items: [], unread: 0 }, { as: 'admin' }),
      mine({ unread: 1 }, { path: '/api/me/notifications/unread' }),
      {
        as: 'admin',
        method: 'PATCH',
        path: '/api/me/notifications/{told}',
        body: { read: true },
        status: 404,
        answer: { code: 'notification_not_found' },
      },
      {
        as: 'risk_owner',
        method: 'PATCH',
        path: '/api/me/notifications/{told}',
        body: { read: true },
        status: 200,
        answer: { id: '{told}', read: true },
      },
      mine({ items: [], unread: 0 }, { query: { read: 'false' } }),
      mine({ items: [{ id: '{told}' }] }, { query: { read: 'true', kind: ['assigned', 'due'] } }),
      mine({ items: [] }, { query: { kind: 'critical' } }),
      mine({ code: 'invalid_request' }, { query: { kind: 'gossip' }, status: 400 }),
      assign('Write'),
      { as: 'risk_owner', method: 'POST', path: '/api/me/notifications/read', status: 200, answer: { unread: 0 } },
      mine({
        items: [
          { title: 'Write', read: true },
          { id: '{told}', read: true },
        ],
        unread: 0,
      }),
    ],
  },
  {
    name: 'the page of a person hears of it at once, and of nothing that they do themselves',
    steps: [
      {
        as: 'risk_owner',
        method: 'GET',
        path: '/api/events',
        query: { entity: 'webhooks' },
        status: 200,
        opens: 'own',
      },
      { ...assign('Call'), events: { own: [{ event: 'notification', data: {} }] } },
      add('tasks', { title: 'Own', assigned_to: '{user:risk_owner}' }, { as: 'risk_owner' }),
      { ...assign('Again'), events: { own: [{ event: 'notification', data: {} }] } },
    ],
  },
];
