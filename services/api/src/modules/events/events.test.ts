import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GrcDomainDoc } from '../../collections.ts';
import { addAsset, addProperty } from '../../testing/items.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { openStream, originOf, type OpenStream } from '../../testing/event-stream.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('live events on $name', (on) => {
  let api: TestApi;
  let origin: string;
  let ada: Person;
  const open: OpenStream[] = [];
  beforeAll(async () => {
    api = await openApi(on);
    origin = await originOf(api.app);
    ada = await api.person('ada@example.com');
  });
  afterEach(() => open.splice(0).forEach((stream) => stream.close()));
  afterAll(() => api.close());

  async function listen(who: Pick<Person, 'headers'>, query = '', lastId?: string): Promise<OpenStream> {
    const headers = { ...who.headers, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
    const stream = await openStream(`${origin}/api/events${query}`, { headers });
    open.push(stream);
    return stream;
  }
  /** Waits for the events of all earlier changes, which take some time on MongoDB. */
  async function settle(who: Person): Promise<void> {
    const stream = await listen(who);
    const { _id } = await api.store
      .org(who.organizationId, { id: 'test' })
      .collection<GrcDomainDoc>('grc_domains')
      .insertOne({ name: 'Marker', description: '' });
    await idsUpTo(stream, _id);
    stream.close();
  }
  async function record(who: Person, title: string, more: object = {}): Promise<string> {
    const { data } = await who.client.POST('/api/risks', {
      body: { organization_id: who.organizationId, title, ...more },
    });
    return data?.id ?? '';
  }
  /** The ids of all events before that of the marker. */
  async function idsUpTo(stream: OpenStream, marker: string): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const [event] = await stream.take(1);
      const id: unknown = Reflect.get(Object(event?.data), 'id');
      if (id === marker) return ids;
      ids.push(String(id));
    }
  }

  test('are sent once for each change, in order', async () => {
    await settle(ada);
    const stream = await listen(ada);
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(stream.headers.get('content-encoding')).toBeNull();
    const id = await record(ada, 'Flood');
    await ada.client.PATCH('/api/risks/{id}', { params: { path: { id } }, body: { title: 'Flooded' } });
    await ada.send('DELETE', `/api/risks/${id}`);
    const events = await stream.take(3);
    expect(events.map(({ event }) => event)).toEqual(['change', 'change', 'change']);
    expect(events.map(({ data }) => data)).toMatchObject([
      { entity: 'risks', id, action: 'create', version: 1, actor_id: ada.userId },
      { entity: 'risks', id, action: 'update', version: 2 },
      { entity: 'risks', id, action: 'delete', version: 3 },
    ]);
    expect(Object.keys(events[0]?.data as object).toSorted()).toEqual([
      'action',
      'actor_id',
      'at',
      'entity',
      'id',
      'version',
    ]);
  });

  test('are not sent for changes that were not committed', async () => {
    await settle(ada);
    const stream = await listen(ada);
    const failing = api.store.transaction(ada.organizationId, { id: 'test' }, async (tx) => {
      await tx.collection<GrcDomainDoc>('grc_domains').insertOne({ _id: 'never', name: 'Never', description: '' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await idsUpTo(stream, await record(ada, 'Marker'))).toEqual([]);
  });

  test('stay within the organization', async () => {
    const bob = await api.person('bob@example.net');
    await settle(bob);
    const stream = await listen(bob);
    await record(ada, 'Secret');
    expect(await idsUpTo(stream, await record(bob, 'Marker'))).toEqual([]);
    expect((await bob.send('GET', `/api/events?organization_id=${ada.organizationId}`)).status).toBe(403);
    expect((await api.anybody.send('GET', '/api/events')).status).toBe(401);
  });

  test('are sent according to the role and the domains of the member', async () => {
    const domains = api.store.org(ada.organizationId, { id: 'test' }).collection<GrcDomainDoc>('grc_domains');
    const [privacy, finance] = [
      await domains.insertOne({ name: 'Privacy', description: '' }),
      await domains.insertOne({ name: 'Finance', description: '' }),
    ];
    const manager = await api.colleague(ada, 'manager@example.com', 'grc_domain_manager', [privacy._id]);
    const owner = await api.colleague(ada, 'owner@example.com', 'risk_owner');
    await settle(ada);
    const [managers, owners] = [await listen(manager), await listen(owner)];
    await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email: 'new@example.com',
      role: 'auditor',
    });
    const outside = await record(ada, 'Outside', { domain_id: finance._id });
    const moving = await record(ada, 'Moving', { domain_id: privacy._id });
    // Members who could see the risk are notified that it has moved out of their scope.
    await ada.client.PATCH('/api/risks/{id}', { params: { path: { id: moving } }, body: { domain_id: finance._id } });
    await ada.client.PATCH('/api/risks/{id}', { params: { path: { id: moving } }, body: { title: 'Moved' } });
    const marker = await record(ada, 'Marker', { domain_id: privacy._id });
    expect(await idsUpTo(managers, marker)).toEqual([moving, moving]);
    expect(await idsUpTo(owners, marker)).toEqual([outside, moving, moving, moving]);
  });

  test('can be limited to kinds of records', async () => {
    await settle(ada);
    const stream = await listen(ada, '?entity=grc_domains');
    await record(ada, 'Not asked for');
    const { _id } = await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<GrcDomainDoc>('grc_domains')
      .insertOne({ name: 'Asked for', description: '' });
    expect((await stream.take(1))[0]?.data).toMatchObject({ entity: 'grc_domains', id: _id });
    expect((await ada.send('GET', '/api/events?entity=sessions')).status).toBe(400);
  });

  test('resume after a reconnect', async () => {
    await settle(ada);
    const first = await listen(ada);
    const id = await record(ada, 'Heard');
    await first.take(1);
    const last = first.lastId();
    first.close();
    const missed = [await record(ada, 'Missed 1'), await record(ada, 'Missed 2')];
    const again = await listen(ada, '', last);
    const events = await again.take(2);
    expect(events.map(({ data }) => (data as { id: string }).id)).toEqual(missed);
    expect(missed).not.toContain(id);
  });

  test('resume after a reconnect even when no event was received before it', async () => {
    await settle(ada);
    const first = await listen(ada);
    await expect.poll(() => first.lastId()).toBeDefined();
    const last = first.lastId();
    first.close();
    const missed = await record(ada, 'Missed');
    expect((await (await listen(ada, '', last)).take(1))[0]?.data).toMatchObject({ id: missed });
  });

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000.1'])(
    'are reset when the missed events since %s are unknown',
    async (lastId) => {
      const stream = await listen(ada, '', lastId);
      const [event] = await stream.take(1);
      expect(event).toMatchObject({ event: 'reset', data: {} });
      const id = await record(ada, 'After');
      expect((await stream.take(1))[0]?.data).toMatchObject({ id });
    },
  );

  test('follow a change of the member’s role, and end with the membership', async () => {
    const ben = await api.colleague(ada, 'ben@example.com', 'admin');
    await settle(ada);
    const stream = await listen(ben);
    const path = `/api/organizations/${ada.organizationId}/members/${ben.userId}`;
    await ada.send('PATCH', path, { role: 'stakeholder' });
    expect((await stream.take(1))[0]).toMatchObject({ event: 'reset', data: {} });
    await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email: 'later@example.com',
      role: 'auditor',
    });
    expect(await idsUpTo(stream, await record(ada, 'Marker'))).toEqual([]);
    await ada.send('DELETE', path);
    await stream.ended;
    expect((await listen(ben)).status).toBe(403);
  });

  test('are reset when the assets of an owner change', async () => {
    const owner = await api.colleague(ada, 'own@example.com', 'asset_owner');
    const property = await addProperty(ada);
    const [remaining, going] = [
      await addAsset(ada, { linked_properties: [property.id] }),
      await addAsset(ada, { linked_properties: [property.id] }),
    ];
    await settle(ada);
    const stream = await listen(owner, '?entity=assets');
    await ada.send('PATCH', `/api/organizations/${ada.organizationId}/members/${owner.userId}`, {
      assets: [remaining.id, going.id],
    });
    expect((await stream.take(1))[0]).toMatchObject({ event: 'reset', data: {} });
    await ada.send('DELETE', `/api/assets/${going.id}`);
    // One transaction removes the asset from the owner’s list, and then deletes it.
    expect((await stream.take(1))[0]).toMatchObject({ event: 'reset', data: {} });
    await ada.send('PATCH', `/api/assets/${remaining.id}`, { status: 'Inactive' });
    expect((await stream.take(1))[0]).toMatchObject({ event: 'change', data: { entity: 'assets', id: remaining.id } });
  });

  test('are refused without an organization', async () => {
    expect((await listen(await api.stranger('nobody@example.com'))).status).toBe(403);
  });

  test('one person has a limited number of streams', async () => {
    const cy = await api.person('cy@example.org');
    const lines = await Promise.all(Array.from({ length: 20 }, () => listen(cy)));
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listen(cy)).status).toBe(429);
    lines[0]?.close();
    await expect.poll(async () => (await listen(cy)).status).toBe(200);
  });
});

test('an open stream does not keep the service from closing', async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const api = await openApi(on);
  const who = await api.person('ada@example.com');
  const stream = await openStream(`${await originOf(api.app)}/api/events`, { headers: who.headers });
  await api.close();
  await expect(stream.ended).resolves.toBeUndefined();
});
