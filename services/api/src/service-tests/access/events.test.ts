/** Live events reach those who may read the record, and nobody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type LiveEvent, type Role } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { openStream, originOf, type OpenStream } from '../../testing/event-stream.ts';
import { sendRequest } from '../../testing/operation-request.ts';
import { KINDS, PLACES } from '../world-kinds.ts';
import { createWorld, type World } from '../world.ts';

describe.each(stores)('live events on $name', (on) => {
  let api: TestApi;
  let ours: World;
  let theirs: World;
  const streams = new Map<Role, OpenStream>();

  beforeAll(async () => {
    api = await openApi(on);
    ours = await createWorld(api, 'Quartz');
    theirs = await createWorld(api, 'Zebra');
    const origin = await originOf(api.app);
    for (const role of ROLES)
      streams.set(role, await openStream(`${origin}/api/events`, { headers: ours.person(role).headers }));
    // On MongoDB events of earlier changes may still be on their way.
    const start = await ours.create('domain');
    for (const role of ROLES) await eventsUntil(role, start);
  });
  afterAll(async () => {
    for (const stream of streams.values()) stream.close();
    await api.close();
  });

  /** Everything up to the event of a change that every role sees, and the number of resets. */
  async function eventsUntil(role: Role, marker: string): Promise<{ received: LiveEvent[]; resets: number }> {
    const received: LiveEvent[] = [];
    for (let resets = 0; ;) {
      const [event] = (await streams.get(role)?.take(1)) ?? [];
      if (event?.event === 'reset') {
        resets += 1;
        continue;
      }
      // The stream's own tests check its events against the contract.
      const data = event?.data as LiveEvent;
      if (data.id === marker) return { received, resets };
      received.push(data);
    }
  }

  test('of every kind of record reach exactly the roles that may read the record', async () => {
    for (const place of PLACES) for (const kind of KINDS) await ours.create(kind, place);
    for (const kind of KINDS) await theirs.create(kind);
    const marker = await ours.create('domain');

    const { received: everything } = await eventsUntil('admin', marker);
    expect(new Set(everything.map(({ entity }) => entity)).size).toBeGreaterThan(10);
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const { received, resets } = await eventsUntil(role, marker);
      // A reset makes an asset owner fetch again what they may read: for each of the two assets that are added to their list, and for the
      // property that comes to hang on one of them. An asset that is created while they are added to it takes another one.
      if (role === 'asset_owner') expect([3, 4]).toContain(resets);
      else expect(resets, role).toBe(0);
      const statusFor = async (query: Record<string, string>) =>
        (await sendRequest(api, ours.person(role), 'listAuditEntries', { query })).status;
      const records = new Map(received.map(({ entity, id }) => [`${entity}/${id}`, { entity, entity_id: id }]));
      for (const query of records.values())
        expect(await statusFor(query), `${role} got an event of ${query.entity}`).toBe(200);
      const missed = everything.filter(({ entity, id }) => !records.has(`${entity}/${id}`));
      for (const { entity, id } of missed) {
        const status = await statusFor({ entity, entity_id: id });
        if (!(['assets', 'properties', 'risk_scenarios'].includes(entity) && resets > 0))
          expect([403, 404], `${role} got no event of ${entity}`).toContain(status);
      }
    }
  });
});
