import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MemberDoc, WebhookDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import {
  DELIVERIES,
  deliveriesOf,
  enqueue,
  QUEUE,
  queued,
  SENDERS,
  type DeliveryDoc,
  type QueuedDoc,
} from '../../outbox.ts';
import type { Store } from '../../store/port.ts';
import { allStores, type TestStore } from '../../store/testing.ts';
import { BACK_OFF, DAY, pauseAfter } from './back-off.ts';
import type { Answer, WebhookClient } from './client.ts';
import { Deliverer, type DelivererOptions } from './deliverer.ts';
import { newSender, type SenderDoc } from './sender.ts';

const ORG = 'org_1';
const OK: Answer = { outcome: 'answered', status: 200, note: null };
const DOWN: Answer = { outcome: 'unreachable', status: null, note: 'ECONNREFUSED' };

test('the waits after failures become longer, and make a day', () => {
  expect(BACK_OFF.toSorted((a, b) => a - b)).toEqual(BACK_OFF);
  expect(BACK_OFF.reduce((sum, wait) => sum + wait)).toBe(DAY);
  expect([pauseAfter(1), pauseAfter(2), pauseAfter(99)]).toEqual([BACK_OFF[0], BACK_OFF[1], BACK_OFF.at(-1)]);
});

/** It happens, however slow the machine is. */
const PATIENCE = 600_000;
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: PATIENCE, interval: 10 });

describe.each(allStores)('deliveries on $name', (on) => {
  let opened: TestStore;
  let store: Store;
  let time: number;
  let sent: { id: string; url: string }[];
  let answer: (id: string) => Answer | Promise<Answer>;
  const running: Deliverer[] = [];

  beforeEach(async () => {
    opened = await on.open(collections, []);
    ({ store } = opened);
    // Ahead of the clock of the store, so that what is added is due.
    time = Date.now() + 60_000;
    sent = [];
    answer = () => OK;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
    await opened.close();
  });

  const client: WebhookClient = {
    refusal: async () => null,
    async post({ url, headers }) {
      const id = headers['webhook-id'] ?? '';
      sent.push({ id, url });
      return answer(id);
    },
  };
  function start(more: Partial<DelivererOptions> = {}): Deliverer {
    const one = new Deliverer(store, {
      client,
      publicUrl: 'https://risk.example.com',
      mail: null,
      onError: (error) => {
        throw error;
      },
      now: () => time,
      interval: 5,
      ...more,
    });
    running.push(one);
    one.start();
    return one;
  }
  const org = () => store.org(ORG, { id: 'test' });
  async function add(name: string): Promise<string> {
    const made = await org()
      .collection<WebhookDoc>('webhooks')
      .insertOne({
        name,
        url: `https://${name}.example`,
        events: ['risk.created'],
        enabled: true,
        off_since: null,
        off_reason: null,
      });
    await store.system<SenderDoc>(SENDERS).put(newSender(made._id, ORG));
    return made._id;
  }
  const tell = (webhook: string) =>
    store.transaction(ORG, { id: 'test' }, async (tx) =>
      enqueue(tx, ORG, webhook, { type: 'risk.created', created_at: new Date(time).toISOString(), data: {} }),
    );
  const log = (webhook: string) => store.system<DeliveryDoc>(DELIVERIES).find(deliveriesOf(webhook));
  const sender = (webhook: string) => store.system<SenderDoc>(SENDERS).get(webhook);
  const waiting = () => store.system<QueuedDoc>(QUEUE).find({});
  /** Until what is due now is done. */
  const settled = () =>
    eventually(async () => {
      const paused = new Set(
        (await store.system<SenderDoc>(SENDERS).find({}))
          .filter(({ paused_until }) => paused_until > new Date(time).toISOString())
          .map(({ _id }) => _id),
      );
      return (await waiting()).filter(
        (item) => item.worker !== '' || (item.due_at <= new Date(time).toISOString() && !paused.has(item.webhook)),
      );
    }).toEqual([]);

  test('are sent once, though several processes look for them', async () => {
    const webhook = await add('siem');
    const told: string[] = [];
    for (let n = 0; n < 30; n += 1) told.push((await tell(webhook)).id);
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return OK;
    };
    start();
    start();
    start();
    await eventually(async () => (await log(webhook)).every(({ state }) => state === 'delivered')).toBe(true);
    expect(sent.map(({ id }) => id).toSorted()).toEqual(told.toSorted());
    expect((await log(webhook))[0]).toMatchObject({ tries: 1, last_try: { outcome: 'answered', status: 200 } });
    expect(await waiting()).toEqual([]);
  });

  test('of a process that died are sent by another one, with the same id', async () => {
    const webhook = await add('siem');
    const { id } = await tell(webhook);
    let let_go = (): void => {};
    answer = () => new Promise((resolve) => (let_go = () => resolve(OK)));
    start();
    await eventually(() => sent.length).toBe(1);
    answer = () => OK;
    start();
    time += 29_000;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toHaveLength(1);
    time += 2000;
    await eventually(async () => (await log(webhook))[0]?.state).toBe('delivered');
    let_go();
    expect(sent.map((one) => one.id)).toEqual([id, id]);
    await Promise.all(running.splice(0).map((one) => one.close()));
    expect(await log(webhook)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  test('that fail are tried again after longer and longer, and the webhook is turned off after a day', async () => {
    const webhook = await add('siem');
    await org()
      .collection<MemberDoc>('members')
      .insertOne({ user_id: 'u1', email: 'ada@example.com', role: 'admin', domains: [], assets: [] });
    await org()
      .collection<MemberDoc>('members')
      .insertOne({ user_id: 'u2', email: 'ben@example.com', role: 'auditor', domains: [], assets: [] });
    const mailed: string[] = [];
    let mailWorks = false;
    answer = () => DOWN;
    await tell(webhook);
    start({
      mail: async ({ email }, { name }) => {
        if (mailWorks) mailed.push(`${name} to ${email}`);
        return mailWorks;
      },
    });
    const began = time;
    for (const [n, wait] of BACK_OFF.entries()) {
      await eventually(async () => (await log(webhook))[0]?.tries).toBe(n + 1);
      await settled();
      expect((await sender(webhook))?.paused_until).toBe(new Date(time + wait).toISOString());
      time += wait - 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(sent).toHaveLength(n + 1);
      time += 1;
    }
    expect(time - began).toBe(DAY);
    await eventually(async () => (await log(webhook))[0]).toMatchObject({
      state: 'failed',
      tries: BACK_OFF.length + 1,
      last_try: DOWN,
    });
    const stored = () => org().collection<WebhookDoc>('webhooks').findOne({ _id: webhook });
    await eventually(stored).toMatchObject({
      enabled: false,
      off_since: new Date(time).toISOString(),
      off_reason: 'failures',
    });
    // The mail server is down as well: the mail waits.
    await settled();
    mailWorks = true;
    time += BACK_OFF[0] ?? 0;
    await eventually(waiting).toEqual([]);
    expect(mailed).toEqual(['siem to ada@example.com']);
    const { items } = await store.audit(ORG).history('webhooks', webhook);
    expect(items[0]).toMatchObject({ actor_id: 'system', after: { enabled: false } });
  });

  test('that fail alone do not stop the others, and do not turn the webhook off', async () => {
    const webhook = await add('siem');
    const bad = await tell(webhook);
    answer = (id) => (id === bad.id ? { ...OK, status: 500, note: 'No' } : OK);
    start();
    for (const wait of BACK_OFF) {
      await settled();
      const { id } = await tell(webhook);
      time += wait;
      // It may have to wait for the short pause after the other one's failure.
      await eventually(async () => {
        // Not while one is being sent, whose lease would end.
        if ((await waiting()).every(({ worker }) => worker === '')) time += 1000;
        return (await log(webhook)).find((one) => one.id === id)?.state;
      }).toBe('delivered');
    }
    await eventually(async () => (await log(webhook))[0]).toMatchObject({
      state: 'failed',
      last_try: { status: 500, note: 'No' },
    });
    expect(await org().collection<WebhookDoc>('webhooks').findOne({ _id: webhook })).toMatchObject({ enabled: true });
  });

  test('that have not failed go first after a pause, and the others once the receiver has answered', async () => {
    const webhook = await add('siem');
    const bad = await tell(webhook);
    let arrive = (): void => {};
    answer = (id) => (id === bad.id ? DOWN : new Promise((resolve) => (arrive = () => resolve(OK))));
    start();
    await eventually(async () => (await sender(webhook))?.failures).toBe(1);
    await settled();
    const good = await tell(webhook);
    time += BACK_OFF[0] ?? 0;
    await eventually(() => sent.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent.map(({ id }) => id)).toEqual([bad.id, good.id]);
    arrive();
    await eventually(() => sent.length).toBe(3);
  });

  test('that fail after another one has succeeded do not turn the webhook off', async () => {
    const webhook = await add('siem');
    const { id } = await tell(webhook);
    answer = () => DOWN;
    start();
    await eventually(async () => (await sender(webhook))?.failures).toBe(1);
    await settled();
    let fail = (): void => {};
    answer = () => new Promise((resolve) => (fail = () => resolve(DOWN)));
    time += BACK_OFF[0] ?? 0;
    await eventually(() => sent.length).toBe(2);
    // Its lease ends, and another process tries the same again, which succeeds.
    answer = () => OK;
    time += DAY;
    start();
    await eventually(async () => (await log(webhook)).find((one) => one.id === id)?.state).toBe('delivered');
    fail();
    await Promise.all(running.splice(0).map((one) => one.close()));
    expect(await org().collection<WebhookDoc>('webhooks').findOne({ _id: webhook })).toMatchObject({ enabled: true });
    expect(await sender(webhook)).toMatchObject({ failures: 0, failing_since: null });
  });

  test('of a receiver that is down are tried one round at a time, and all arrive when it is back', async () => {
    const webhook = await add('siem');
    answer = () => DOWN;
    for (let n = 0; n < 25; n += 1) await tell(webhook);
    start();
    await eventually(async () => (await sender(webhook))?.failures).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent.length).toBeLessThan(10);
    expect(await sender(webhook)).toMatchObject({
      failing_since: new Date(time).toISOString(),
      last_try: { outcome: 'unreachable' },
    });
    answer = () => OK;
    time += BACK_OFF[0] ?? 0;
    await eventually(async () => (await log(webhook)).filter(({ state }) => state === 'delivered').length).toBe(25);
    expect(await sender(webhook)).toMatchObject({ failures: 0, failing_since: null, paused_until: '' });
  });

  test('to a slow receiver do not hold up those to others', async () => {
    const slow = await add('slow');
    const fast = await add('fast');
    for (let n = 0; n < 30; n += 1) await tell(slow);
    const { id } = await tell(fast);
    const held: (() => void)[] = [];
    answer = (told) => (told === id ? OK : new Promise((resolve) => void held.push(() => resolve(OK))));
    start();
    await eventually(async () => (await log(fast))[0]?.state).toBe('delivered');
    expect(held).toHaveLength(4);
    answer = () => OK;
    held.forEach((let_go) => let_go());
    await eventually(async () => (await log(slow)).every(({ state }) => state === 'delivered')).toBe(true);
  });

  test('of a webhook that is off are not sent, and those of a deleted one are forgotten', async () => {
    const webhook = await add('siem');
    await tell(webhook);
    await org()
      .collection<WebhookDoc>('webhooks')
      .updateOne({ _id: webhook }, { $set: { enabled: false } });
    await store.system<QueuedDoc>(QUEUE).put(queued(ORG, 'gone', 'msg_0'));
    start();
    await eventually(waiting).toEqual([]);
    expect(await log(webhook)).toMatchObject([{ state: 'failed', tries: 0, last_try: null }]);
    expect(sent).toEqual([]);
  });
});
