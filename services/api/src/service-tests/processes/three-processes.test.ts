import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AUDITED_ENTITIES, type Organization } from '@parapet/contracts';
import { MongoClient } from 'mongodb';
import { startMongo, type MongoServer } from '../../../../../scripts/lib/mongo-server.mjs';
import { collections } from '../../store-spec.ts';
import { Browser, type Transport } from '../../identity/testing/browser.ts';
import { signUp, userOf } from '../../identity/testing/open-identity.ts';
import { migrations } from '../../migrations.ts';
import { auditKeyFile } from '../../store/audit-key/outside-key.ts';
import { PRIVATE_PEM } from '../../store/audit/seals/stored-seals.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/port.ts';
import { dropDatabase, hasMongo, withDatabase } from '../../store/testing.ts';
import { sized } from '../../testing/flags.ts';
import { join, signedIn } from '../../testing/signed-in.ts';
import { clientOf } from './client.ts';
import { evidenceOf, nameOf, type Entry } from './evidence.ts';
import { listen, RETRY, type Listener } from './listener.ts';
import { startService, type Service } from './service.ts';
import { workerOf, type Worker } from './worker.ts';

const PUBLIC = 'http://localhost:8080';
const PEOPLE = 6;
/** Acknowledged changes of all people before the kill, and again after it. */
const BEFORE = sized({ default: 60, full: 120 });
const AFTER = sized({ default: 60, full: 120 });
/** Seconds after which MongoDB aborts transactions of the killed process. */
const TRANSACTION_LIFETIME = 3;

/** @throws Error when it is refused */
async function request(
  origin: string | undefined,
  session: Record<string, string>,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = { ...session, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// The embedded store has one process.
describe.runIf(hasMongo)('three processes on one MongoDB', () => {
  let server: MongoServer;
  let url: string;
  let services: Service[];
  let origins: string[];
  let store: Store;

  // A server of its own, because a killed client leaves transactions open.
  beforeAll(async () => {
    const started = await startMongo({ transactionLifetime: TRANSACTION_LIFETIME });
    if (started === null) throw new Error('there is no MongoDB');
    server = started;
    url = withDatabase(server.url, `parapet_test_${randomUUID().slice(0, 13)}`);
    // All three find an empty database.
    services = await Promise.all(
      [1, 2, 3].map(() => startService({ MONGODB_URL: url, AUDIT_KEY: PRIVATE_PEM, RATE_LIMIT: '1000000' })),
    );
    origins = services.map(({ origin }) => origin);
    store = await openStore(
      { dataDir: '', mongodbUrl: url, auditKey: { given: PRIVATE_PEM, file: '' } },
      collections,
      migrations,
    );
  });
  afterAll(async () => {
    for (const service of services) await service.kill();
    await store.close();
    // What was started for this test is deleted with its server.
    if (server.kind === 'given') await dropDatabase(url);
    await server.stop();
  });

  test('with another key for seals are not joined by a process', async () => {
    const env = { MONGODB_URL: url, LOG_LEVEL: 'warn' };
    const folder = await mkdtemp(path(tmpdir(), 'parapet-key-'));
    await expect(startService({ ...env, DATA_DIR: folder })).rejects.toThrow(
      'processes that share a database need the same key',
    );
    await writeFile(auditKeyFile(folder), PRIVATE_PEM);
    const service = await startService({ ...env, DATA_DIR: folder });
    expect(await service.stop()).toContain(
      `the key that signs the audit trail's seals is in ${auditKeyFile(folder)}: keep a copy of it, and if several processes use the database, set AUDIT_KEY of all to its content`,
    );
    await rm(folder, { recursive: true });
  });

  test('that start at the same moment create one secret and migrate once', async () => {
    const client = await new MongoClient(url).connect();
    const count = (name: string, filter = {}) => client.db().collection(name).countDocuments(filter);
    expect(await count('provider_keys')).toBe(1);
    expect(await count('_meta', { _key: 'migrations', last: migrations.at(-1)?.number })).toBe(1);
    expect(await count('_leases')).toBe(0);
    await client.close();
  });

  test('share sessions: a person signs in and out with requests to all of them', async () => {
    const used = new Set<string>();
    let next = 0;
    const carry =
      (choose: () => string): Transport =>
      async ({ method, path, headers: { host: _host, ...headers }, form }) => {
        const origin = choose();
        used.add(origin);
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers,
          redirect: 'manual',
          ...(form !== undefined && { body: form }),
        });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      };
    const browser = new Browser(
      carry(() => origins[(next += 1) % origins.length] ?? ''),
      PUBLIC,
    );
    await signUp(browser, 'ann@example.com');
    expect(used.size).toBe(3);
    const session = browser.cookie('parapet') ?? '';
    const there = origins.map((origin) => {
      const one = new Browser(
        carry(() => origin),
        PUBLIC,
      );
      one.setCookie('parapet', session);
      return one;
    });
    const emails = () => Promise.all(there.map(async (one) => (await userOf(one))?.email));
    expect(await emails()).toEqual(['ann@example.com', 'ann@example.com', 'ann@example.com']);
    expect((await there[0]?.go('/api/auth/logout', { method: 'POST' }))?.status).toBe(200);
    // Also for a browser that still has its cookie.
    there.forEach((one) => one.setCookie('parapet', session));
    expect(await emails()).toEqual([undefined, undefined, undefined]);
  });

  test('continue the event stream of a listener that comes from another process', async () => {
    const [first = '', second = '', third = ''] = origins;
    const eve = { ...(await signedIn(store, 'eve@example.com')).headers, origin: PUBLIC };
    const { id: organization_id } = (await request(first, eve, 'POST', '/api/organizations', {})) as Organization;
    const record = (title: string) =>
      request(second, eve, 'POST', '/api/risks', { organization_id, title }) as Promise<{ id: string }>;
    const receivedBy = (listener: Listener, id: string) =>
      vi.waitUntil(() => listener.received.some((one) => one.id === id), { timeout: 20_000 });
    const before = listen([first], eve);
    await vi.waitUntil(() => before.connections() === 1, { timeout: 20_000 });
    await receivedBy(before, (await record('Received')).id);
    before.stop();
    const missed = await record('Missed');
    await wait(RETRY);
    const after = listen([third], eve, before.lastId());
    await receivedBy(after, missed.id);
    after.stop();
    expect(after.received.map(({ id }) => id)).toEqual([missed.id]);
    expect(after.resets()).toBe(0);
  });

  describe('with people at work and one process killed', () => {
    let organizationId: string;
    let admin: Record<string, string>;
    let workers: Worker[];
    let listeners: Listener[];
    /** Changes before the work. */
    let earlier: Set<string>;
    let marker: string;

    const acknowledged = () => workers.flatMap((worker) => worker.acknowledged);
    const waitForMore = (count: number) => {
      const goal = acknowledged().length + count;
      return vi.waitUntil(() => acknowledged().length >= goal, { timeout: 240_000 });
    };
    const ask = (origin: string | undefined, method: string, path: string, body?: object) =>
      request(origin, admin, method, path, body);
    const record = async (title: string) =>
      ((await ask(origins[1], 'POST', '/api/risks', { organization_id: organizationId, title })) as { id: string }).id;
    /** An asset that flows can be about, with the scenario and property that it needs. */
    async function asset(): Promise<string> {
      const add = async (path: string, body: object) =>
        ((await ask(origins[1], 'POST', path, { organization_id: organizationId, ...body })) as { id: string }).id;
      const template = await add('/api/risk-scenario-templates', { name: 'Outage', category: 'Outage', fields: [] });
      const scenario = await add('/api/risk-scenarios', {
        title: 'Outage',
        description: 'The line is cut',
        template_id: template,
      });
      const property = await add('/api/properties', { name: 'Uptime', type: 'Digital', linked_scenarios: [scenario] });
      return add('/api/assets', {
        name: 'web-1',
        type: 'Hardware',
        status: 'Active',
        risk_level: 'High',
        linked_properties: [property],
      });
    }
    /** Until every listener has the event. */
    const waitForAll = (id: string) =>
      vi.waitUntil(() => listeners.every(({ received }) => received.some((one) => one.id === id)), {
        timeout: 120_000,
      });

    beforeAll(async () => {
      const { userId, headers } = await signedIn(store, 'ada@example.com');
      admin = { ...headers, origin: PUBLIC };
      organizationId = ((await ask(origins[0], 'POST', '/api/organizations', {})) as Organization).id;
      const shared = [await record('Everybody’s 1'), await record('Everybody’s 2')];
      const aboutFlows = await asset();
      const people = await Promise.all(
        Array.from({ length: PEOPLE - 1 }, async (_, n) => {
          const email = `manager-${n}@example.com`;
          const made = { email, ...(await signedIn(store, email)) };
          await join(store, organizationId, made, 'risk_manager');
          return made;
        }),
      );
      const [first = '', second = '', third = ''] = origins;
      // Each surviving process has a listener; that of the killed process continues at another one.
      listeners = [listen([second], admin), listen([third], admin), listen([first, third], admin)];
      await vi.waitUntil(() => listeners.every((listener) => listener.connections() === 1), { timeout: 20_000 });
      marker = await record('Marker');
      await waitForAll(marker);
      const before = await evidenceOf(url, organizationId);
      earlier = new Set(before.entries.map(nameOf));
      await before.close();
      workers = [{ userId, headers: admin }, ...people].map((person, n) => {
        const client = clientOf(origins, { ...person.headers, origin: PUBLIC }, n);
        return workerOf({
          client,
          organizationId,
          userId: person.userId,
          name: `worker${n}`,
          shared,
          asset: aboutFlows,
        });
      });

      const working = Promise.all(workers.map((worker) => worker.run()));
      await waitForMore(BEFORE);
      await services[0]?.kill();
      await waitForMore(AFTER);
      workers.forEach((worker) => worker.stop());
      await working;
      await waitForAll(await record('The last'));
    });
    afterAll(() => listeners.forEach((listener) => listener.stop()));

    test('lose no acknowledged change', async () => {
      expect(workers.flatMap((worker) => worker.failures)).toEqual([]);
      const evidence = await evidenceOf(url, organizationId);
      const lost: unknown[] = [];
      for (const one of acknowledged()) {
        const entries = evidence.of(one.entity, one.id);
        const entry =
          one.version === null ? entries.findLast(({ action }) => action === 'delete') : entries[one.version - 1];
        const isThere =
          entry !== undefined &&
          (one.title === undefined || entry.after?.['title'] === one.title) &&
          (one.status === undefined || entry.after?.['status'] === one.status);
        if (!isThere) lost.push(one);
        if (one.version === null && (await evidence.record(one.entity, one.id)) !== null)
          lost.push({ ...one, because: 'it is still there' });
      }
      await evidence.close();
      expect(lost).toEqual([]);
      // All kinds of changes were made.
      expect(acknowledged().length).toBeGreaterThanOrEqual(BEFORE + AFTER);
      expect(acknowledged().some(({ status }) => status === 'completed')).toBe(true);
      expect(acknowledged().some(({ version }) => version === null)).toBe(true);
    });

    test('store one audit entry for each version of a record, in complete chains', async () => {
      const evidence = await evidenceOf(url, organizationId);
      const chains = Map.groupBy(evidence.entries, ({ entity, id }) => `${entity} ${id}`);
      for (const [name, entries] of chains) {
        expect([name, ...entries.map(({ version }) => version)]).toEqual([
          name,
          ...entries.map((_, index) => index + 1),
        ]);
        const [head] = entries.slice(-1);
        const stored = await evidence.record(head?.entity ?? '', head?.id ?? '');
        expect([name, stored?.['version']]).toEqual([name, head?.action === 'delete' ? undefined : head?.version]);
      }
      await evidence.close();
      await store.audit(organizationId).seal();
      const query = `?organization_id=${organizationId}`;
      for (const origin of origins.slice(1)) {
        expect(await ask(origin, 'GET', `/api/audit/verify${query}`)).toMatchObject({
          ok: true,
          entries: evidence.entries.length,
          faults: [],
        });
      }
    });

    test('send each change to each listener once, in the order of versions', async () => {
      const evidence = await evidenceOf(url, organizationId);
      await evidence.close();
      const hasEvents = ({ entity }: Entry) => AUDITED_ENTITIES.some((name) => name === entity);
      const expected = evidence.entries.filter((entry) => hasEvents(entry) && !earlier.has(nameOf(entry))).map(nameOf);
      expect(expected.length).toBeGreaterThan(BEFORE + AFTER);
      for (const { received } of listeners) {
        const since = received.slice(received.findIndex(({ id }) => id === marker) + 1);
        expect(since.map(nameOf).toSorted()).toEqual(expected.toSorted());
        for (const [name, changes] of Map.groupBy(since, ({ entity, id }) => `${entity} ${id}`)) {
          const versions = changes.map(({ version }) => version);
          expect([name, ...versions]).toEqual([name, ...versions.toSorted((a, b) => a - b)]);
        }
      }
      expect(listeners.map((listener) => [listener.connections(), listener.resets()])).toEqual([
        [1, 0],
        [1, 0],
        [2, 0],
      ]);
    });

    test('stop in an orderly way when they are asked to', async () => {
      listeners.forEach((listener) => listener.stop());
      for (const service of services.slice(1)) expect(await service.stop()).toBe('');
    });
  });
});
