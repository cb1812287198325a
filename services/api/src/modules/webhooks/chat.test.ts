import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CHAT_KINDS,
  type ChatChannel,
  type ChatChannelState,
  type ChatChannelUpdate,
  type ChatKind,
  type WebhookTry,
} from '@parapet/contracts';
import { addDays } from '@parapet/contracts/rules';
import {
  DELIVERIES,
  QUEUE,
  SENDERS,
  TOPICS,
  type DeliveryDoc,
  type QueuedDoc,
  type ChatContent,
} from '../../outbox.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addFlow, complete, planFor, recordRisk } from '../../testing/flows.ts';
import { httpClient } from '../../webhooks/http-client.ts';
import { answers, openReceiver, type Receiver } from '../../webhooks/testing/receiver.ts';
import { recurring } from '../jobs/testing/recurring.ts';
import { reminderJobs } from '../notifications/reminders.ts';
import { BACK_OFF, DAY } from './back-off.ts';
import { Deliverer } from './deliverer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** It happens, however slow the machine is. */
const PATIENCE = 600_000;
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: PATIENCE, interval: 10 });

describe.each(allStores)('the chat channel on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let ben: Person;
  let receiver: Receiver;
  /** Milliseconds that the clock of the processes that send is ahead. */
  let ahead: number;
  const running: Deliverer[] = [];
  const client = httpClient({ isPrivateAllowed: true, patience: 2000 });

  beforeEach(async () => {
    receiver = await openReceiver();
    // Its own process sends, too, unless those below, whose clock is ahead, have done so.
    api = await openApi(on, { webhookClient: client });
    ada = await api.person('ada@example.com');
    ben = await api.colleague(ada, 'ben@example.com', 'risk_owner');
    ahead = 0;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
    await api.close();
    await receiver.close();
  });

  const path = () => `/api/organizations/${ada.organizationId}/chat-channel`;
  const set = async (body: ChatChannelUpdate): Promise<ChatChannel> => {
    const answer = await ada.send('PUT', path(), body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as ChatChannel;
  };
  const connect = (kinds: ChatKind[] = [...CHAT_KINDS]) => set({ url: receiver.url, kinds });
  const shown = async () => ((await (await ada.send('GET', path())).json()) as ChatChannelState).channel;
  const test_ = async () => (await (await ada.send('POST', `${path()}/test`)).json()) as WebhookTry;
  const contents = async () =>
    (await api.store.system<DeliveryDoc>(DELIVERIES).find({}))
      .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
      .map(({ body }) => JSON.parse(body) as ChatContent);
  /** What the channel will be told. */
  const told = async () =>
    (await contents()).map(({ items }) => items.map(({ kind, subject, title }) => `${kind} ${subject}: ${title}`));
  const texts = () => receiver.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  const waiting = () => api.store.system<QueuedDoc>(QUEUE).find({});
  function startProcess(): void {
    const one = new Deliverer(api.store, {
      client,
      publicUrl: 'https://risk.example.com',
      mail: null,
      onError: (error) => {
        throw error;
      },
      now: () => Date.now() + ahead,
      interval: 5,
    });
    running.push(one);
    one.start();
  }

  test('is told what happens once, whomever it concerns, and not what people take on themselves', async () => {
    await connect();
    const risk = await recordRisk(ada, { title: 'Flood', reviewer_id: ben.userId });
    expect(await told()).toEqual([['assigned review: Flood']]);
    const flow = await addFlow(ada, { risk_id: risk.id, assigned_to: ben.userId, treatment_plan: planFor(ben.userId) });
    await complete(ada, flow.id);
    await recordRisk(ada, { title: 'Fire', owner_id: ben.userId, impact_level: 5, probability: 5 });
    await recordRisk(ada, { title: 'Mine', owner_id: ada.userId });
    expect(await told()).toEqual([
      ['assigned review: Flood'],
      ['assigned flow: Flood'],
      ['completed flow: Flood'],
      ['assigned risk: Fire', 'critical risk: Fire'],
    ]);
  });

  test('is told the kinds that were chosen, and nothing while it is off', async () => {
    await connect(['critical']);
    await recordRisk(ada, { title: 'Fire', owner_id: ben.userId, impact_level: 5, probability: 5 });
    expect(await told()).toEqual([['critical risk: Fire']]);
    await set({ enabled: false });
    await recordRisk(ada, { title: 'Flood', impact_level: 5, probability: 5 });
    await set({ enabled: true, kinds: ['assigned'] });
    await recordRisk(ada, { title: 'Theft', owner_id: ben.userId, impact_level: 5, probability: 5 });
    expect(await told()).toEqual([['critical risk: Fire'], ['assigned risk: Theft']]);
  });

  test('gets one message for one request, once though several processes send', async () => {
    await connect();
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push((await recordRisk(ada, { title: `Risk ${n}` })).id);
    const organization_id = ada.organizationId;
    const set_ = { owner_id: ben.userId };
    const answer = await ada.send('POST', '/api/risks/bulk', { organization_id, action: 'update', ids, set: set_ });
    // On a slow machine the rest is left to another request.
    const changed = ((await answer.json()) as { items: unknown[] }).items.length;
    expect(changed).toBeGreaterThan(1);
    await recordRisk(ada, { title: 'Storm', owner_id: ben.userId });
    for (let n = 0; n < 3; n += 1) startProcess();
    ahead = MINUTE;
    await eventually(waiting).toEqual([]);
    const [storm = '', many = ''] = texts().toSorted((one, other) => one.length - other.length);
    expect(storm).toMatch(
      /^ada assigned the risk <https:\/\/risk\.example\.com\/risk-register\?risk=[\w-]+\|Storm> to ben$/,
    );
    expect(many.split('\n')).toHaveLength(Math.min(changed, 21));
    expect(many.match(/And (\d+) more in Parapet/)?.[1]).toBe(changed > 20 ? String(changed - 20) : undefined);
    expect(receiver.received[0]?.headers).not.toHaveProperty('webhook-signature');
    ahead = 2 * DAY;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(receiver.received).toHaveLength(2);
  });

  test('is told in the morning what is due and overdue, once a day', async () => {
    await connect();
    const today = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
    const add = (title: string, who: Person, days: number) =>
      ada.send('POST', '/api/tasks', {
        organization_id: ada.organizationId,
        title,
        assigned_to: who.userId,
        due_date: addDays(today, days),
      });
    await set({ kinds: ['due', 'overdue'] });
    await add('Call', ada, 1);
    await add('Write', ben, -1);
    await add('Later', ben, 9);
    const reminders = recurring(
      api.store,
      'remind',
      reminderJobs(api.store, {
        onError: (error) => {
          throw error;
        },
        now: () => Date.parse(`${today}T09:00:00.000Z`),
      }),
    );
    await reminders.start();
    await reminders.start();
    await reminders.round();
    await reminders.round();
    await reminders.close();
    expect((await told()).map((items) => items.toSorted())).toEqual([['due task: Call', 'overdue task: Write']]);
    startProcess();
    ahead = 3 * DAY + HOUR * 24;
    await eventually(texts).toHaveLength(1);
    expect(texts()[0]).toContain('|Write> is overdue since');
  });

  test('that fails is tried again after longer and longer, waits as long as it asks for, and is off after a day', async () => {
    await connect(['assigned']);
    receiver.answer = answers(429, { 'retry-after': '600' }, 'rate_limited');
    await recordRisk(ada, { title: 'Flood', owner_id: ben.userId });
    startProcess();
    ahead = MINUTE;
    await eventually(() => receiver.received.length).toBe(1);
    await eventually(shown).toMatchObject({ last_try: { status: 429, note: 'rate_limited' }, failing_since: /Z$/ });
    // Longer than after any first failure.
    ahead += 7 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(receiver.received).toHaveLength(1);
    receiver.answer = answers(500, {}, 'no_service');
    ahead += 5 * MINUTE;
    await eventually(() => receiver.received.length).toBe(2);
    for (let tries = 2; tries < BACK_OFF.length + 1; tries += 1) {
      await eventually(async () => (await waiting()).every(({ worker }) => worker === '')).toBe(true);
      ahead += (BACK_OFF[tries - 1] ?? DAY) + MINUTE;
      await eventually(() => receiver.received.length).toBe(tries + 1);
    }
    await eventually(shown).toMatchObject({ enabled: false, off_reason: 'failures' });
    // Turned on again it is as new.
    receiver.answer = answers(200, {}, 'ok');
    expect(await set({ enabled: true })).toMatchObject({ enabled: true, failing_since: null, off_since: null });
    await recordRisk(ada, { title: 'Fire', owner_id: ben.userId });
    ahead += MINUTE;
    await eventually(() => texts().at(-1)).toContain('|Fire> to ben');
  });

  test.each([
    ['down', (it: Receiver) => it.close(), { outcome: 'unreachable', status: null }],
    ['slow', (it: Receiver) => void (it.answer = () => {}), { outcome: 'timeout', status: null }],
    ['in error', (it: Receiver) => void (it.answer = answers(500)), { outcome: 'answered', status: 500 }],
    ['there', () => {}, { outcome: 'answered', status: 204 }],
  ])('is tested at once, and says that the receiver is %s', async (_, prepare, outcome) => {
    await connect();
    await prepare(receiver);
    expect(await test_()).toMatchObject(outcome);
    expect(await shown()).toMatchObject({ enabled: true, last_try: outcome });
  });

  test('has an address that no answer, log or entry of the audit trail tells', async () => {
    const lines: string[] = [];
    await api.close();
    api = await openApi(on, {
      webhookClient: client,
      logStream: { write: (line) => void lines.push(line) },
      config: { logLevel: 'debug' },
    });
    ada = await api.person('ada@example.com');
    const secret = 'T0A1B2C3D4/B0A1B2C3D4/XyZ0123456789abcdefghijk';
    const url = `${receiver.url}/services/${secret}`;
    receiver.answer = answers(302, { location: `${url}/` });
    const said = [await set({ url }), await test_(), await shown()];
    receiver.answer = answers(404, {}, `No such hook: /in/services/${secret}`);
    said.push(await test_());
    expect(said).toMatchObject([{ host: new URL(url).host }, { outcome: 'redirected' }, {}, { status: 404 }]);
    const { items } = await api.store.audit(ada.organizationId).list({ entity: 'webhooks', limit: 50 });
    expect(items).toHaveLength(1);
    for (const part of secret.split('/'))
      expect(JSON.stringify([said, items, await api.store.system('idempotency_keys').find({}), lines])).not.toContain(
        part,
      );
    expect(await problemOf(await ada.send('PUT', path(), { url: 'ftp://x' }))).toMatchObject({
      code: 'webhook_address_invalid',
    });
  });

  test('leads into no private network, unless the service allows it', async () => {
    const strict = await openApi(on, { webhookClient: httpClient({ isPrivateAllowed: false }) });
    const eve = await strict.person('eve@example.com');
    const own = `/api/organizations/${eve.organizationId}/chat-channel`;
    for (const url of ['https://localhost/in', 'https://169.254.169.254/in'])
      expect((await problemOf(await eve.send('PUT', own, { url }))).code).toBe('webhook_address_private');
    await strict.close();
  });

  test('leaves nothing behind when it is removed, or the organization is', async () => {
    const left = async () =>
      (await Promise.all([TOPICS, SENDERS, QUEUE, DELIVERIES].map((name) => api.store.system(name).find({})))).flat();
    await connect();
    await recordRisk(ada, { title: 'Flood', owner_id: ben.userId });
    expect(await left()).toHaveLength(4);
    expect((await ada.send('DELETE', path())).status).toBe(204);
    expect(await left()).toEqual([]);
    await connect();
    await recordRisk(ada, { title: 'Flood', owner_id: ben.userId });
    const name = encodeURIComponent(
      ((await (await ada.send('GET', `/api/organizations/${ada.organizationId}`)).json()) as { name: string }).name,
    );
    await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${ben.userId}`);
    expect((await ada.send('DELETE', `/api/organizations/${ada.organizationId}?name=${name}`)).status).toBe(204);
    await eventually(left).toEqual([]);
  });
});
