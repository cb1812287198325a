import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Organization } from '@parapet/contracts';
import { createApp } from '../../app.ts';
import { collections } from '../../collections.ts';
import { readConfig } from '../../config.ts';
import { migrations } from '../../migrations.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/port.ts';
import { hasMongo, mongodb, type TestStore } from '../../store/testing.ts';
import { openStream, originOf, type OpenStream } from '../../testing/event-stream.ts';
import { signedIn } from '../../testing/signed-in.ts';

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
    return openStream(`${await originOf(app)}/api/events`, { headers: { ...headers, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) } });
  };
  async function record(process: number, title: string): Promise<string> {
    const answer = await apps[process]?.inject({ method: 'POST', url: '/api/risks', headers, payload: { organization_id: organization, title } });
    return answer?.json<{ id: string }>().id ?? '';
  }
  const idsOf = (events: { data: unknown }[]) => events.map(({ data }) => (data as { id: string }).id);

  /** Waits for the events of all earlier changes. */
  async function settle(...streams: OpenStream[]): Promise<void> {
    const marker = await record(0, 'Marker');
    for (const stream of streams) while (!idsOf(await stream.take(1)).includes(marker));
  }

  test('both receive the changes of the other, in one order', async () => {
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
});
