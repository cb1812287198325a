import type { Scenario } from '../../scenario.ts';
import { list, read, remove, send } from '../../steps.ts';

const path = 'organizations/{org}/chat-channel';
const SECRET = 'B0000000/XXXXXXXXXXXXXXXX';
const url = `https://hooks.slack.example.com/services/T0000000/${SECRET}`;

export const chatChannelScenarios: readonly Scenario[] = [
  {
    name: 'an admin names a chat channel, changes what it is told, tests it, pauses it and removes it; its address is never shown',
    steps: [
      read(path, { answer: { channel: null } }),
      send('PUT', path, { kinds: ['critical'] }, { status: 400, answer: { errors: [{ path: '/url' }] } }),
      { method: 'POST', path: `/api/${path}/test`, status: 404, answer: { code: 'webhook_not_found' } },
      send(
        'PUT',
        path,
        { url: ` ${url} `, kinds: ['critical', 'overdue'] },
        {
          answer: {
            version: 1,
            format: 'slack',
            host: 'hooks.slack.example.com',
            kinds: ['critical', 'overdue'],
            language: 'en',
            enabled: true,
            off_since: null,
            off_reason: null,
            failing_since: null,
            last_try: null,
            url: undefined,
          },
        },
      ),
      send(
        'PUT',
        path,
        { format: 'teams', language: 'de' },
        { answer: { format: 'teams', kinds: ['critical', 'overdue'] } },
      ),
      // It is none of the webhooks.
      list('webhooks', {}, { answer: { items: [], total: 0 } }),
      { method: 'POST', path: `/api/${path}/test`, status: 200, answer: { outcome: 'unreachable', status: null } },
      send('PUT', path, { enabled: false }, { answer: { enabled: false, off_since: /Z$/, off_reason: 'person' } }),
      read(path, { answer: { channel: { enabled: false, language: 'de', last_try: { outcome: 'unreachable' } } } }),
      list(
        'audit',
        { entity: 'webhooks' },
        {
          answer: {
            items: [
              { action: 'update', title: 'Microsoft Teams', after: { enabled: false } },
              { action: 'update' },
              {
                action: 'create',
                title: 'Slack',
                after: { url: 'https://hooks.slack.example.com', chat: { kinds: ['critical', 'overdue'] } },
              },
            ],
          },
        },
      ),
      send('PUT', path, { kinds: ['due'] }, { headers: { 'if-match': '"1"' }, status: 412 }),
      remove(path, { headers: { 'if-match': '"1"' }, status: 412 }),
      remove(path),
      remove(path, { status: 404 }),
      send('PUT', path, { url }, { headers: { 'if-match': '"1"' }, status: 404 }),
      read(path, { answer: { channel: null } }),
    ],
  },
  {
    name: 'a chat channel is for admins, has a kind of notification, and leads into no private network',
    steps: [
      ...(['risk_manager', 'auditor'] as const).flatMap((as) => [
        read(path, { as, status: 403 }),
        send('PUT', path, { url }, { as, status: 403 }),
      ]),
      send(
        'PUT',
        path,
        { url: 'https://10.0.4.7/in' },
        { status: 400, answer: { code: 'webhook_address_private', errors: [{ path: '/url' }] } },
      ),
      send('PUT', path, { url, kinds: [] }, { status: 400, answer: { errors: [{ path: '/kinds' }] } }),
      send('PUT', path, { url, kinds: ['job'] }, { status: 400, answer: { errors: [{ path: '/kinds/0' }] } }),
    ],
  },
];
