import type { Scenario, Step } from '../scenario.ts';
import { add, addFlow, list, read, send } from '../steps.ts';

const KEY = '3f0d3a5e-8a52-4a0b-9c1f-5f0c1d2e3a4b';
const OTHER_KEY = 'b7f6f0a2-1f39-4d8b-a9a7-2f4b8f1f7a90';
const REPLAYED = { 'idempotent-replayed': 'true' };
const FIRST = { 'idempotent-replayed': null };
const REUSED = {
  status: 409,
  answer: { code: 'idempotency_key_reused', detail: 'This Idempotency-Key has already been used for another request' },
};

const keyed = (step: Step, key = KEY): Step => ({ ...step, headers: { ...step.headers, 'idempotency-key': key } });
const created = (path: string) => ({
  etag: '"1"',
  location: new RegExp(`^/api/${path}/.`),
  'content-type': 'application/json; charset=utf-8',
});

const risk = (more: Partial<Step> = {}): Step => add('risks', { title: 'Flood' }, more);
const task = (more: Partial<Step> = {}): Step => add('tasks', { title: 'Pump' }, more);
const invite = (more: Partial<Step> = {}): Step =>
  send(
    'POST',
    'organizations/{org}/members',
    { email: 'guest@guests.example', role: 'auditor' },
    { status: 201, ...more },
  );
const token = (more: Partial<Step> = {}): Step =>
  send('POST', 'me/tokens', { name: 'Nightly export', scopes: ['read'] }, { status: 201, ...more });
const csv = (text: string, more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: '/api/risks/import',
  query: { organization_id: '{org}' },
  headers: { 'content-type': 'text/csv' },
  text,
  status: 200,
  ...more,
});

export const idempotencyScenarios: readonly Scenario[] = [
  {
    name: 'a request that is repeated with its key makes one record, and gets the same answer',
    steps: [
      keyed(risk({ answerHeaders: { ...created('risks'), ...FIRST }, save: { risk: '/id' } })),
      keyed(
        risk({
          answer: { id: '{risk}', title: 'Flood', version: 1 },
          answerHeaders: { ...created('risks'), ...REPLAYED },
        }),
      ),
      // The stored answer is repeated even after the record has changed.
      { method: 'PATCH', path: '/api/risks/{risk}', body: { title: 'Flooded' }, status: 200 },
      keyed(risk({ answer: { id: '{risk}', title: 'Flood', version: 1 }, answerHeaders: REPLAYED })),
      keyed(add('risks', { title: 'Flood' }, { answer: { id: '{risk}' } })),
      list('risks', {}, { answer: { total: 1 } }),
      keyed(risk(), OTHER_KEY),
      risk(),
      list('risks', {}, { answer: { total: 3 } }),
    ],
  },
  {
    name: 'a key cannot be reused for a different request, except by other people or for other operations',
    steps: [
      keyed(task({ save: { task: '/id' } })),
      keyed(add('tasks', { title: 'Other' }, REUSED)),
      keyed(add('tasks', { title: 'Pump', description: '' }, REUSED)),
      list('tasks', {}, { answer: { total: 1 } }),
      // Other people may use the same key, and so may other operations.
      keyed(task({ as: 'risk_manager', answerHeaders: FIRST })),
      keyed(risk({ answerHeaders: FIRST, save: { risk: '/id' } })),
      keyed(send('POST', 'risks/{risk}/notes', { note: 'Rain' }, { status: 201, answerHeaders: FIRST })),
      keyed(send('POST', 'risks/{risk}/notes', { note: 'Rain' }, { status: 201, answerHeaders: REPLAYED })),
      read('risks/{risk}/notes', { answer: { total: 1 } }),
    ],
  },
  {
    name: 'a refused request can be repeated with its key',
    steps: [
      keyed(add('risks', { title: ' ' }, { status: 400 })),
      keyed(risk({ as: 'stakeholder', status: 403 })),
      keyed(risk({ answerHeaders: FIRST })),
      ...addFlow('', {}, {}),
      keyed(add('risk-flows', { risk_id: '{risk}' }, { status: 409, answer: { code: 'wrong_state' } })),
      { method: 'DELETE', path: '/api/risk-flows/{flow}', status: 204 },
      keyed(add('risk-flows', { risk_id: '{risk}' }, { answerHeaders: FIRST, save: { flow: '/id' } })),
      keyed(add('risk-flows', { risk_id: '{risk}' }, { answer: { id: '{flow}' }, answerHeaders: REPLAYED })),
      keyed(invite({ status: 201, answerHeaders: FIRST })),
      keyed(invite({ as: 'risk_manager', status: 403 })),
    ],
  },
  {
    name: 'secrets that are shown once are in the repeated answer too',
    steps: [
      keyed(token({ save: { secret: '/secret', token: '/token/id' } })),
      keyed(token({ answer: { secret: '{secret}', token: { id: '{token}' } }, answerHeaders: REPLAYED })),
      read('me/tokens', { answer: { items: [{ id: '{token}' }] } }),
      keyed(invite({ save: { link: '/invitation_url', invited: '/member/user_id' } })),
      keyed(invite({ answer: { invitation_url: '{link}' }, answerHeaders: REPLAYED })),
      keyed({
        method: 'POST',
        path: '/api/organizations/{org}/members/{invited}/invitation',
        status: 201,
        save: { link: '/invitation_url' },
      }),
      keyed({
        method: 'POST',
        path: '/api/organizations/{org}/members/{invited}/invitation',
        status: 201,
        answer: { invitation_url: '{link}' },
        answerHeaders: REPLAYED,
      }),
    ],
  },
  {
    name: 'files, bulk changes and requests without a body can be repeated, too',
    steps: [
      keyed(csv('title\nFlood\nFire\n', { answer: { imported: 2 } })),
      keyed(csv('title\nFlood\nFire\n', { answer: { imported: 2 }, answerHeaders: REPLAYED })),
      keyed(csv('title\nFlood\nStorm\n', REUSED)),
      list('risks', { sort: 'title' }, { answer: { total: 2 }, save: { fire: '/items/0/id' } }),
      keyed(
        send(
          'POST',
          'risks/bulk',
          { organization_id: '{org}', ids: ['{fire}'], action: 'delete' },
          { answerHeaders: FIRST },
        ),
      ),
      keyed(
        send(
          'POST',
          'risks/bulk',
          { organization_id: '{org}', ids: ['{fire}'], action: 'delete' },
          { answer: { items: [{ id: '{fire}', status: 'done' }] }, answerHeaders: REPLAYED },
        ),
      ),
      keyed({ method: 'POST', path: '/api/risks/{fire}/restore', status: 200, answerHeaders: FIRST }),
      keyed({ method: 'POST', path: '/api/risks/{fire}/restore', status: 200, answerHeaders: REPLAYED }),
      keyed({
        as: 'newcomer',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 201,
        save: { own: '/id' },
      }),
      keyed({
        as: 'newcomer',
        method: 'POST',
        path: '/api/organizations',
        body: {},
        status: 201,
        answer: { id: '{own}' },
        answerHeaders: REPLAYED,
      }),
    ],
  },
  {
    name: 'streamed answers and answers to people who are not signed in are not stored for repetition',
    steps: [
      ...[1, 2].map((): Step =>
        keyed({
          method: 'POST',
          path: '/api/ai/chat',
          body: { messages: [{ role: 'user', content: 'tips' }] },
          headers: { accept: 'text/event-stream' },
          status: 200,
          answerHeaders: FIRST,
        }),
      ),
      ...[1, 2].map((): Step =>
        keyed({ as: 'nobody', method: 'POST', path: '/api/auth/logout', status: 200, answerHeaders: FIRST }),
      ),
    ],
  },
  {
    name: 'a key has 16 to 255 visible characters',
    steps: ['short', 'x'.repeat(256), 'with blanks in the text', 'x'.repeat(15)]
      .map((key): Step =>
        keyed(risk({ status: 400, answer: { code: 'invalid_request', errors: [{ path: '/idempotency-key' }] } }), key),
      )
      .concat(
        keyed(risk(), 'x'.repeat(16)),
        keyed(risk(), '~'.repeat(255)),
        list('risks', {}, { answer: { total: 2 } }),
      ),
  },
];
