import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  WEBHOOK_EVENTS,
  type Organization,
  type Risk,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookEvent,
} from '@parapet/contracts';
import { DELIVERIES, QUEUE, SENDERS, TOPICS } from '../../outbox.ts';
import { stores } from '../../store/testing.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addFlow, addPlan } from '../../testing/flows.ts';
import { httpClient } from '../../webhooks/http-client.ts';
import { answers, openReceiver, type ReceivedMessage, type Receiver } from '../../webhooks/testing/receiver.ts';

/** The body of an answer that the contract was checked for. */
const read = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

interface Message {
  type: string;
  timestamp: string;
  organization_id: string;
  data: { id: string; title?: string };
}

describe.each(stores)('webhooks on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let receiver: Receiver;
  beforeAll(async () => {
    api = await openApi(on, { webhookClient: httpClient({ isPrivateAllowed: true, patience: 500 }) });
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    receiver = await openReceiver();
  });
  afterEach(async () => {
    const { items } = await read<{ items: Webhook[] }>(
      await ada.send('GET', `/api/webhooks?organization_id=${ada.organizationId}`),
    );
    for (const { id } of items) await ada.send('DELETE', `/api/webhooks/${id}`);
    await receiver.close();
  });

  async function add(
    events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
    who = ada,
  ): Promise<Webhook & { secret: string }> {
    const answer = await who.send('POST', '/api/webhooks', { name: 'SIEM', url: receiver.url, events });
    expect(answer.status).toBe(201);
    return read(answer);
  }
  const deliveries = async (id: string) =>
    (await read<WebhookDeliveryPage>(await ada.send('GET', `/api/webhooks/${id}/deliveries`))).items;
  const received = (count: number) => expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(count);
  /** @throws when the signature is none of the secret's */
  const verified = ({ body, headers }: ReceivedMessage, secret: string) =>
    new Verifier(secret).verify(body, headers as Record<string, string>) as Message;
  const record = async (title: string, who = ada) =>
    read<{ id: string }>(await who.send('POST', '/api/risks', { organization_id: who.organizationId, title }));

  test('tell a receiver what was changed, as the API shows it, with a signature that it can verify', async () => {
    const { secret } = await add();
    const { id } = await record('Storm');
    await ada.send('PATCH', `/api/risks/${id}`, { title: 'Flood' });
    // The names of linked records, and when their work is due, are added by reading.
    const { names, due_date, ...shown } = await read<Risk>(await ada.send('GET', `/api/risks/${id}`));
    expect([names, due_date]).toEqual([{}, null]);
    const flow = await addFlow(ada, { risk_id: id });
    const plan = await addPlan(ada, { risk_id: id, risk_flow_id: flow.id });
    const task = await read<{ id: string }>(await ada.send('POST', '/api/tasks', { title: 'Call', risk_id: id }));
    await ada.send('DELETE', `/api/tasks/${task.id}`);
    const types = ['risk.created', 'risk.updated', 'flow.created', 'plan.created', 'task.created', 'task.deleted'];
    // In any order, and with what one change changes besides.
    await expect
      .poll(() => receiver.received.map(({ body }) => (JSON.parse(body) as Message).type))
      .toEqual(expect.arrayContaining(types));
    const messages = receiver.received.map((one) => verified(one, secret));
    const of = (type: string) => messages.find((one) => one.type === type);
    expect(of('risk.created')).toMatchObject({ organization_id: ada.organizationId, data: { id, title: 'Storm' } });
    expect(messages.find(({ type, data }) => type === 'risk.updated' && data.title === 'Flood')?.data).toEqual(shown);
    expect(of('flow.created')?.data.id).toBe(flow.id);
    expect(of('plan.created')?.data.id).toBe(plan.id);
    expect(of('task.created')?.data).toMatchObject({ id: task.id, title: 'Call' });
    expect(of('task.deleted')?.data).toEqual({ id: task.id });
  });

  test('tell nothing that was not chosen, not committed, or of another organization', async () => {
    const { id } = await add(['task.created']);
    const eve = await api.person(`eve-${on.name}@example.com`);
    await record('Storm');
    await record('Theirs', eve);
    await eve.send('POST', '/api/tasks', { title: 'Theirs' });
    await expect(
      api.store.transaction(ada.organizationId, { id: 'test' }, async (tx) => {
        await tx
          .collection('tasks')
          .insertOne({ title: 'Undone', status: 'pending', due_date: null, created_by: 'test' } as never);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await ada.send('POST', '/api/tasks', { title: 'Ours' });
    await received(1);
    // Written once the receiver has answered.
    await vi.waitFor(async () =>
      expect(await deliveries(id)).toMatchObject([{ type: 'task.created', state: 'delivered', tries: 1 }]),
    );
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as Message).data.title)).toEqual(['Ours']);
  });

  test('are signed with both secrets while one is changed, and then with the new one alone', async () => {
    const { id, secret } = await add();
    const changed = await read<{ secret: string }>(await ada.send('POST', `/api/webhooks/${id}/secret`, {}));
    expect(changed.secret).not.toBe(secret);
    await ada.send('POST', `/api/webhooks/${id}/test`);
    await received(1);
    const [first] = receiver.received;
    if (first === undefined) throw new Error('nothing arrived');
    for (const one of [secret, changed.secret]) expect(verified(first, one).type).toBe('webhook.test');
    const last = await read<{ secret: string }>(
      await ada.send('POST', `/api/webhooks/${id}/secret`, { keep_old: false }),
    );
    await ada.send('POST', `/api/webhooks/${id}/test`);
    await received(2);
    const [, second] = receiver.received;
    if (second === undefined) throw new Error('nothing arrived');
    expect(verified(second, last.secret).type).toBe('webhook.test');
    expect(() => verified(second, changed.secret)).toThrow('No matching signature found');
    const { items } = await api.store.audit(ada.organizationId).history('webhooks', id);
    expect(items).toHaveLength(3);
    expect(JSON.stringify(items)).not.toContain('whsec_');
  });

  test('that fail say how, and a repetition has the same id and content', async () => {
    const { id } = await add();
    receiver.answer = answers(500, {}, 'Out of disk');
    const test = await read<WebhookDelivery>(await ada.send('POST', `/api/webhooks/${id}/test`));
    await received(1);
    await expect
      .poll(async () => (await deliveries(id))[0])
      .toMatchObject({
        id: test.id,
        state: 'waiting',
        tries: 1,
        last_try: { outcome: 'answered', status: 500, note: 'Out of disk' },
        next_try_at: expect.any(String),
      });
    const shown = () => ada.send('GET', `/api/webhooks/${id}`).then(read<Webhook>);
    await expect.poll(shown).toMatchObject({ failing_since: expect.any(String), last_try: { status: 500 } });
    receiver.answer = answers(204);
    expect((await ada.send('POST', `/api/webhooks/${id}/deliveries/${test.id}/repeat`)).status).toBe(202);
    await received(2);
    await expect.poll(async () => (await deliveries(id))[0]).toMatchObject({ state: 'delivered', tries: 2 });
    expect(await shown()).toMatchObject({ failing_since: null, last_try: { status: 204 } });
    // Of what has arrived, too.
    await ada.send('POST', `/api/webhooks/${id}/deliveries/${test.id}/repeat`);
    await received(3);
    const ids = receiver.received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toContain(test.id);
  });

  test.each([
    ['that is too slow', (it: Receiver) => void (it.answer = () => {}), { outcome: 'timeout' }],
    ['that is down', (it: Receiver) => it.close(), { outcome: 'unreachable', note: 'ECONNREFUSED' }],
    [
      'that redirects',
      (it: Receiver) => void (it.answer = answers(302, { location: 'https://example.com' })),
      { outcome: 'redirected', status: 302 },
    ],
  ])('keep what a receiver %s has missed', async (_, prepare, last_try) => {
    const { id } = await add();
    await prepare(receiver);
    await record('Storm');
    await expect.poll(async () => (await deliveries(id))[0]).toMatchObject({ state: 'waiting', tries: 1, last_try });
  });

  test('leave nothing behind when they are deleted, or their organization is', async () => {
    const { id } = await add();
    await record('Storm');
    await received(1);
    expect((await ada.send('DELETE', `/api/webhooks/${id}`)).status).toBe(204);
    await record('Flood');
    expect(await api.store.system(DELIVERIES).find({})).toEqual([]);
    const eve = await api.person(`mallory-${on.name}@example.com`);
    receiver.answer = answers(500);
    await add(WEBHOOK_EVENTS, eve);
    await record('Storm', eve);
    const { name } = await read<Organization>(await eve.send('GET', `/api/organizations/${eve.organizationId}`));
    await eve.send('DELETE', `/api/organizations/${eve.organizationId}?name=${encodeURIComponent(name)}`);
    for (const collection of [TOPICS, SENDERS, QUEUE, DELIVERIES])
      await expect.poll(() => api.store.system(collection).find({})).toEqual([]);
  });

  test('lead into no private network, unless the service allows it', async () => {
    const strict = await openApi(on, { webhookClient: httpClient({ isPrivateAllowed: false }) });
    const bob = await strict.person('bob@example.com');
    const body = { name: 'SIEM', url: 'https://localhost/in', events: ['risk.created'] };
    expect(await problemOf(await bob.send('POST', '/api/webhooks', body))).toMatchObject({
      status: 400,
      code: 'webhook_address_private',
      errors: [{ path: '/url' }],
    });
    await strict.close();
  });
});
