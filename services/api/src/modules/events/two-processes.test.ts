import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Organization } from '@parapet/contracts';
import { createApp } from '../../app.ts';
import type { MemberDoc, UserDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import { readConfig } from '../../config.ts';
import { createIdentity, type Identity } from '../../identity/identity.ts';
import { sessionIdOf } from '../../identity/sessions.ts';
import { migrations } from '../../migrations.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/port.ts';
import { hasMongo, mongodb, type TestStore } from '../../store/testing.ts';
import { openStream, originOf, type OpenStream } from '../../testing/event-stream.ts';
import { join, signedIn } from '../../testing/signed-in.ts';
import { credentialOf, type Credential } from './credential.ts';
import { EventHub } from './event-hub.ts';

// The embedded store has one process.
describe.runIf(hasMongo)('live events of two processes on MongoDB', () => {
  let opened: TestStore;
  let second: Store;
  let apps: FastifyInstance[];
  let headers: Record<string, string>;
  let organization: string;
  beforeAll(async () => {
    opened = await mongodb.open(collections, migrations);
    second = await openStore(opened.options, collections, migrations);
    const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' });
    apps = [await createApp({ config, store: opened.store }), await createApp({ config, store: second })];
    headers = { origin: config.publicUrl, ...(await signedIn(opened.store, 'ada@example.com')).headers };
    const made = await apps[0]?.inject({ method: 'POST', url: '/api/organizations', headers, payload: {} });
    organization = made?.json<Organization>().id ?? '';
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await second.close();
    await opened.close();
  });

  const listen = async (process: number, lastId?: string) => {
    const app = apps[process];
    if (app === undefined) throw new Error('no such process');
    return openStream(`${await originOf(app)}/api/events`, {
      headers: { ...headers, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    });
  };
  async function record(process: number, title: string): Promise<string> {
    const answer = await apps[process]?.inject({
      method: 'POST',
      url: '/api/risks',
      headers,
      payload: { organization_id: organization, title },
    });
    return answer?.json<{ id: string }>().id ?? '';
  }
  const idsOf = (events: { data: unknown }[]) => events.map(({ data }) => (data as { id: string }).id);

  /** Waits for the events of all earlier changes. */
  async function settle(...streams: OpenStream[]): Promise<void> {
    const marker = await record(0, 'Marker');
    for (const stream of streams) while (!idsOf(await stream.take(1)).includes(marker));
  }

  test('report the changes of both processes, in the same order', async () => {
    const [one, two] = [await listen(0), await listen(1)];
    await settle(one, two);
    const made = [await record(0, 'Here'), await record(1, 'There'), await record(0, 'Here again')];
    expect(idsOf(await one.take(3))).toEqual(made);
    expect(idsOf(await two.take(3))).toEqual(made);
    [one, two].forEach((stream) => stream.close());
  });

  test('a client that reconnects to the other process misses nothing', async () => {
    const [one, two] = [await listen(0), await listen(1)];
    await settle(one, two);
    await record(1, 'Received');
    await one.take(1);
    await two.take(1);
    const last = one.lastId();
    one.close();
    const missed = [await record(0, 'Missed 1'), await record(1, 'Missed 2')];
    const again = await listen(1, last);
    expect(idsOf(await again.take(2))).toEqual(missed);
    [two, again].forEach((stream) => stream.close());
  });

  test('a colleague who is connected to one process is told once what somebody replaced through the other', async () => {
    const grace = { email: 'grace@example.com', ...(await signedIn(opened.store, 'grace@example.com')) };
    await join(opened.store, organization, grace, 'risk_manager');
    const theirs = { ...headers, ...grace.headers };
    const id = await record(0, 'Flood');
    const write = async (process: number, who: Record<string, string>, description: string, more: object) => {
      const answer = await apps[process]?.inject({
        method: 'PATCH',
        url: `/api/risks/${id}`,
        headers: { ...who, ...more },
        payload: { description },
      });
      expect(answer?.statusCode).toBe(200);
    };
    await write(1, theirs, 'Water in the depot', { 'if-match': '"1"' });
    const streams = await Promise.all(
      apps.map(async (app) => openStream(`${await originOf(app)}/api/events`, { headers: theirs })),
    );
    await settle(...streams);
    await write(0, headers, 'Rain', { 'if-match': '"2"', 'overwrites-since': '1' });
    for (const stream of streams) {
      const told = [...(await stream.take(2))].filter(({ event }) => event === 'replaced');
      expect(told.map(({ data }) => data)).toMatchObject([
        { record_id: id, changes: [{ path: '/description', replaced: 'Water in the depot', now: 'Rain' }] },
      ]);
      stream.close();
    }
    expect(await second.system('notices').find({ user_id: grace.userId })).toEqual([]);
  });
});

describe.runIf(hasMongo)('streams of a session that another process on MongoDB ends', () => {
  let opened: TestStore;
  let second: Store;
  let hub: EventHub;
  let member: MemberDoc;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const head = { method: 'GET', url: '/api/events', headers: {}, requestId: 'r' };
  const person = {
    user_id: 'ada',
    profile: { email: 'ada@example.com', email_verified: false, name: null },
    issuer: 'https://test.example',
    subject: 'ada',
    id_token: null,
  };
  const identityOf = (store: Store) => createIdentity({ store, publicUrl: 'http://localhost:8080' });
  beforeAll(async () => {
    opened = await mongodb.open(collections, migrations);
    second = await openStore(opened.options, collections, migrations);
    // No heartbeat during the test, because at each one a process checks its streams by itself.
    hub = new EventHub(second, { heartbeat: 3_600_000 });
    await opened.store.system<UserDoc>('users').put({ _id: 'ada', organization: 'o' });
    member = await opened.store
      .org('o', { id: 'test' })
      .collection<MemberDoc>('members')
      .insertOne({ user_id: 'ada', email: 'ada@example.com', role: 'admin', domains: [], assets: [] });
  });
  afterAll(async () => {
    await hub.close();
    await second.close();
    await opened.close();
  });

  /** What a stream receives until it ends. */
  async function received(credential: Credential): Promise<{ text: Promise<string> }> {
    const { stream } = await hub.subscribe({ member, entities: undefined, credential, lastEventId: undefined, log });
    return { text: new Response(stream.readable).text() };
  }

  test.each([
    [
      'the person ends their other sessions, or chooses a new password',
      (id: Identity) => id.sessions.revokeUser('ada'),
    ],
    ['the provider signs them out', (id: Identity) => id.sessions.revokeProviderSession(person.issuer, 'sid')],
    ['they sign out', (id: Identity, sessionId: string) => id.sessions.revoke(sessionId)],
  ])('end at once when %s', async (_what, end) => {
    const there = identityOf(second);
    const sessionId = sessionIdOf(await there.sessions.start({ ...person, provider_sid: 'sid' }));
    const { text } = await received(
      credentialOf(there, {
        head,
        principal: { userId: 'ada', email: null, emailVerified: false, name: null, via: 'session', sessionId },
      }),
    );
    await end(identityOf(opened.store), sessionId);
    expect(await text).toContain('event: signed-out');
  });

  test('end at once when a token is revoked', async () => {
    const there = identityOf(second);
    const { secret, token } = await there.tokens.createToken({
      userId: 'ada',
      organization: 'org',
      name: 'one',
      scopes: ['read'],
    });
    const { text } = await received(
      credentialOf(there, { head: { ...head, headers: { authorization: `Bearer ${secret}` } }, principal: null }),
    );
    await identityOf(opened.store).tokens.revokeToken({ userId: 'ada' }, token.id);
    expect(await text).not.toContain('signed-out');
  });
});
