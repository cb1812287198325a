import { MOST_WEBHOOKS } from '../../../schemas/organization/webhook.ts';
import type { Scenario } from '../../scenario.ts';
import { add, change, list, read, remove, send } from '../../steps.ts';

const hook = { name: 'Tickets', url: 'https://tickets.example.com/hooks/7', events: ['task.created', 'plan.updated'] };

export const webhookScenarios: readonly Scenario[] = [
  {
    name: 'an admin adds a webhook, changes it, and deletes it; its secret is shown when it is made',
    steps: [
      add(
        'webhooks',
        { ...hook, name: ' Tickets ' },
        {
          answer: {
            ...hook,
            secret: /^whsec_/,
            enabled: true,
            off_since: null,
            off_reason: null,
            failing_since: null,
            old_secret_until: null,
            last_try: null,
            version: 1,
          },
          save: { webhook: '/id', secret: '/secret' },
        },
      ),
      read('webhooks/{webhook}', { answer: { name: 'Tickets', secret: undefined } }),
      list(
        'webhooks',
        {},
        { answer: { items: [{ id: '{webhook}', secret: undefined }], total: 1, next_cursor: null } },
      ),
      change(
        'webhooks/{webhook}',
        { enabled: false },
        { answer: { enabled: false, off_since: /Z$/, off_reason: 'person' } },
      ),
      send('POST', 'webhooks/{webhook}/test', {}, { status: 409, answer: { code: 'webhook_off' } }),
      change(
        'webhooks/{webhook}',
        { enabled: true, name: 'All tasks', events: ['task.created', 'task.updated', 'task.deleted'] },
        { answer: { enabled: true, off_since: null, off_reason: null, name: 'All tasks', version: 3 } },
      ),
      change('webhooks/{webhook}', { name: 'Late' }, { headers: { 'if-match': '"1"' }, status: 412 }),
      send(
        'POST',
        'webhooks/{webhook}/secret',
        {},
        { answer: { secret: /^whsec_/, old_secret_until: /Z$/, version: 4 } },
      ),
      send(
        'POST',
        'webhooks/{webhook}/secret',
        { keep_old: false },
        { answer: { secret: /^whsec_/, old_secret_until: null, version: 5 } },
      ),
      list(
        'audit',
        { entity: 'webhooks', entity_id: '{webhook}' },
        {
          answer: {
            items: [
              { action: 'update', title: 'All tasks', after: { secret: undefined, secret_changed_at: /Z$/ } },
              { action: 'update' },
              { action: 'update' },
              { action: 'update', after: { enabled: false } },
              { action: 'create', after: { ...hook, secret: undefined } },
            ],
          },
        },
      ),
      remove('webhooks/{webhook}', { headers: { 'if-match': '"1"' }, status: 412 }),
      remove('webhooks/{webhook}'),
      read('webhooks/{webhook}', { status: 404, answer: { code: 'webhook_not_found' } }),
    ],
  },
  {
    name: 'what a webhook was told can be read and repeated, with the same id',
    steps: [
      add('webhooks', hook, { save: { webhook: '/id' } }),
      // Not chosen.
      add('risks', { title: 'Outage' }),
      add('tasks', { title: 'Call the provider' }),
      read('webhooks/{webhook}/deliveries', {
        answer: { items: [{ id: /^msg_/, type: 'task.created' }], next_cursor: null },
        save: { delivery: '/items/0/id' },
      }),
      send(
        'POST',
        'webhooks/{webhook}/deliveries/{delivery}/repeat',
        {},
        { status: 202, answer: { id: '{delivery}', type: 'task.created', state: 'waiting' } },
      ),
      {
        method: 'POST',
        path: '/api/webhooks/{webhook}/test',
        status: 202,
        answer: { type: 'webhook.test', state: 'waiting' },
        save: { test: '/id' },
      },
      read('webhooks/{webhook}/deliveries', {
        query: { limit: '1' },
        answer: { items: [{ id: '{test}' }], next_cursor: /./ },
        save: { next: '/next_cursor' },
      }),
      read('webhooks/{webhook}/deliveries', {
        query: { limit: '1', cursor: '{next}' },
        answer: { items: [{ id: '{delivery}' }], next_cursor: null },
      }),
      read('webhooks/{webhook}/deliveries', { query: { state: 'delivered' }, answer: { items: [] } }),
      {
        method: 'POST',
        path: '/api/webhooks/{webhook}/deliveries/msg_1/repeat',
        status: 404,
        answer: { code: 'delivery_not_found' },
      },
      change('webhooks/{webhook}', { enabled: false }),
      {
        method: 'POST',
        path: '/api/webhooks/{webhook}/deliveries/{delivery}/repeat',
        status: 409,
        answer: { code: 'webhook_off' },
      },
    ],
  },
  {
    name: 'an address of a webhook that leads into a private network is refused',
    steps: [
      ...[
        ['http://tickets.example.com', 'webhook_address_invalid'],
        ['https://ann:secret@tickets.example.com', 'webhook_address_invalid'],
        ['https://127.0.0.1/in', 'webhook_address_private'],
        ['https://[::ffff:10.0.0.1]/in', 'webhook_address_private'],
        ['https://169.254.169.254/latest', 'webhook_address_private'],
      ].map(([url, code]) =>
        add('webhooks', { ...hook, url }, { status: 400, answer: { code, errors: [{ path: '/url' }] } }),
      ),
      add('webhooks', { ...hook, events: [] }, { status: 400, answer: { errors: [{ path: '/events' }] } }),
      add('webhooks', hook, { save: { webhook: '/id' } }),
      change(
        'webhooks/{webhook}',
        { url: 'https://localhost.localdomain:1/', events: ['risk.moved'] },
        { status: 400, answer: { errors: [{ path: '/events/0' }] } },
      ),
      change(
        'webhooks/{webhook}',
        { url: 'https://10.0.0.1' },
        { status: 400, answer: { code: 'webhook_address_private' } },
      ),
    ],
  },
  {
    name: 'webhooks are for admins, and an organization has only so many',
    steps: [
      add('webhooks', hook, { save: { webhook: '/id' } }),
      ...(['risk_manager', 'auditor'] as const).flatMap((as) => [
        list('webhooks', {}, { as, status: 403 }),
        add('webhooks', hook, { as, status: 403 }),
        read('webhooks/{webhook}/deliveries', { as, status: 403 }),
        read('audit', { as, query: { entity: 'webhooks', entity_id: '{webhook}' }, status: 403 }),
      ]),
      ...Array.from({ length: MOST_WEBHOOKS - 1 }, () => add('webhooks', hook)),
      add('webhooks', hook, { status: 409, answer: { code: 'too_many_webhooks' } }),
    ],
  },
];
