import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import type { GrcDomainDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import { readConfig } from '../../config.ts';
import { createIdentity } from '../../identity/identity.ts';
import { migrations } from '../../migrations.ts';
import type { ChangeListener, Store } from '../../store/port.ts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { openStream, originOf, type OpenStream } from '../../testing/event-stream.ts';
import { join, signedIn } from '../../testing/signed-in.ts';

describe.each(stores)('streams of live events on $name', (on) => {
  let api: TestApi;
  let origin: string;
  let ada: Person;
  const open: OpenStream[] = [];
  /** Whether the service receives changes. */
  let isWatching = true;
  let listener: ChangeListener;
  beforeAll(async () => {
    api = await openApi({
      ...on,
      async open(...options) {
        const opened = await on.open(...options);
        const { watch } = opened.store;
        opened.store.watch = (own) => {
          listener = own;
          return watch.call(opened.store, {
            onChange: (...change) => isWatching && own.onChange(...change),
            onGap: () => own.onGap(),
          });
        };
        return opened;
      },
    });
    origin = await originOf(api.app);
    ada = await api.person('ada@example.com');
  });
  afterEach(() => open.splice(0).forEach((stream) => stream.close()));
  afterAll(() => api.close());

  async function listen(headers: Record<string, string>, lastId?: string): Promise<OpenStream> {
    const stream = await openStream(`${origin}/api/events`, {
      headers: { ...headers, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    });
    open.push(stream);
    return stream;
  }
  async function domains(count: number): Promise<string> {
    let last = '';
    await api.store.transaction(ada.organizationId, { id: 'test' }, async (tx) => {
      for (let n = 0; n < count; n += 1)
        last = (await tx.collection<GrcDomainDoc>('grc_domains').insertOne({ name: 'Many', description: '' }))._id;
    });
    return last;
  }
  const idOf = ({ data }: { data: unknown }): unknown => Reflect.get(Object(data), 'id');
  /** Reads up to the event of that record. @returns names of the events before it */
  async function upTo(stream: OpenStream, id: string): Promise<string[]> {
    const names: string[] = [];
    for (;;) {
      // A thousand events take a while on a busy machine.
      const [event] = await vi.waitFor(() => stream.take(1), { timeout: 30_000 });
      if (event === undefined || idOf(event) === id) return names;
      names.push(event.event);
    }
  }
  /** A stream that has received all events up to now. */
  async function upToDate(who: Person): Promise<OpenStream> {
    const stream = await listen(who.headers);
    await upTo(stream, await domains(1));
    return stream;
  }

  test('are not opened by HEAD', async () => {
    const statuses = [];
    for (let n = 0; n < 25; n += 1)
      statuses.push((await fetch(`${origin}/api/events`, { method: 'HEAD', headers: ada.headers })).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await listen(ada.headers)).status).toBe(200);
  });

  test('a client that disconnects before the response leaves no stream', async () => {
    const cy = await api.person('cy@example.org');
    const { hostname, port } = new URL(origin);
    for (let n = 0; n < 60; n += 1) {
      const socket = createConnection(Number(port), hostname);
      await new Promise((done) => socket.once('connect', done));
      socket.write(`GET /api/events HTTP/1.1\r\nhost: x\r\ncookie: ${cy.headers['cookie']}\r\n\r\n`);
      await wait(n % 6);
      socket.resetAndDestroy();
    }
    // One person may have 20 streams. The attempt is repeated until the streams of earlier attempts are closed.
    const all = async () => {
      const statuses = (await Promise.all(Array.from({ length: 20 }, () => listen(cy.headers)))).map(
        ({ status }) => status,
      );
      for (const stream of open.splice(0)) stream.close();
      return new Set(statuses);
    };
    await expect.poll(all, { timeout: 30_000, interval: 500 }).toEqual(new Set([200]));
  });

  test('send all missed events after a reconnect, or a reset when they are too many', async () => {
    const first = await upToDate(ada);
    const place = first.lastId();
    let last = '';
    for (let n = 0; n < 9; n += 1) last = await domains(100);
    await upTo(first, last);
    expect(await upTo(await listen(ada.headers, place), last)).toHaveLength(899);
    for (let n = 0; n < 3; n += 1) last = await domains(100);
    await upTo(first, last);
    const late = await listen(ada.headers, place);
    expect(await late.take(1)).toMatchObject([{ event: 'reset' }]);
    const after = await domains(1);
    expect(await upTo(late, after)).toEqual([]);
    // The reset event had an id to resume from.
    expect(await upTo(await listen(ada.headers, late.lastId()), await domains(1))).toEqual([]);
  });

  test('survive a transaction with very many changes', async () => {
    const stream = await upToDate(ada);
    // The embedded store reports the changes all at once, MongoDB one after another.
    const many = on.name === 'embedded' ? 6000 : 200;
    await domains(many);
    const names = await upTo(stream, await domains(1));
    expect(names.length).toBeGreaterThan(0);
    // All events, or a reset.
    expect(names.includes('reset') || names.length === many).toBe(true);
  });

  test('end at once when their user signs out, and streams of other users stay open', async () => {
    const ben = await api.colleague(ada, 'ben@example.com', 'admin');
    const [others, own] = [await upToDate(ada), await listen(ben.headers)];
    expect(own.status).toBe(200);
    await ben.send('POST', '/api/auth/logout');
    expect((await own.take(1))[0]).toMatchObject({ event: 'signed-out', data: {} });
    await own.ended;
    await upTo(others, await domains(1));
  });

  test('end when their token is revoked', async () => {
    const { tokens } = createIdentity({ store: api.store, publicUrl: origin });
    const made = await Promise.all(
      ['one', 'two'].map((name) =>
        tokens.createToken({ userId: ada.userId, organization: ada.organizationId, name, scopes: ['read'] }),
      ),
    );
    const [one, two] = await Promise.all(made.map(({ secret }) => listen({ authorization: `Bearer ${secret}` })));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    await tokens.revokeToken({ userId: ada.userId }, made[0]?.token.id ?? '');
    await one?.ended;
    await expect(Promise.race([two?.ended, wait(300, 'open')])).resolves.toBe('open');
  });

  test.each(['removed', 'demoted'])('send nothing more to a member who was %s during a gap', async (what) => {
    const dan = await api.colleague(ada, `${what}@example.com`, 'admin');
    const stream = await upToDate(dan);
    const path = `/api/organizations/${ada.organizationId}/members/${dan.userId}`;
    isWatching = false;
    await (what === 'removed' ? ada.send('DELETE', path) : ada.send('PATCH', path, { role: 'stakeholder' }));
    // Events take some time on MongoDB.
    await wait(on.name === 'mongodb' ? 1500 : 0);
    isWatching = true;
    listener.onGap();
    if (what === 'removed') return stream.ended;
    await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email: 'later@example.com',
      role: 'auditor',
    });
    const { data: risk } = await ada.client.POST('/api/risks', {
      body: { organization_id: ada.organizationId, title: 'Marker' },
    });
    expect(await upTo(stream, risk?.id ?? '')).toEqual(['reset']);
  });
});

test('a stream is refused while the database cannot be watched', async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const opened = await on.open(collections, migrations);
  const store: Store = {
    ...opened.store,
    watch: () => ({ ready: new Promise(() => {}), stop: async () => undefined }),
  };
  const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent' }), store });
  const origin = await originOf(app);
  const who = { email: 'ada@example.com', ...(await signedIn(store, 'ada@example.com')) };
  await join(store, 'o', who, 'admin');
  const answer = await fetch(`${origin}/api/events`, { headers: who.headers });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({
    code: 'not_ready',
    detail: 'Live updates are not available at the moment. Try again shortly.',
  });
  await app.close();
  await opened.close();
});
