/** Whoever listens hears of what they may read, and of nothing else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type LiveEvent, type Role } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { ask } from '../../testing/ask.ts';
import { openStream, originOf, type OpenStream } from '../../testing/event-stream.ts';
import { KINDS, PLACES } from '../world-kinds.ts';
import { makeWorld, type World } from '../world.ts';

describe.each(stores)('news on $name', (on) => {
  let api: TestApi;
  let ours: World;
  let theirs: World;
  const lines = new Map<Role, OpenStream>();

  beforeAll(async () => {
    api = await openApi(on);
    ours = await makeWorld(api, 'Quartz');
    theirs = await makeWorld(api, 'Zebra');
    const origin = await originOf(api.app);
    for (const role of ROLES) lines.set(role, await openStream(`${origin}/api/events`, { headers: ours.person(role).headers }));
    // On MongoDB news of what was made before may still be on its way.
    const start = await ours.fresh('domain');
    for (const role of ROLES) await upTo(role, start);
  });
  afterAll(async () => {
    for (const line of lines.values()) line.close();
    await api.close();
  });

  /** Everything told up to a change that everybody hears of, and how often they were told to fetch again what they show. */
  async function upTo(role: Role, marker: string): Promise<{ heard: LiveEvent[]; resets: number }> {
    const heard: LiveEvent[] = [];
    for (let resets = 0; ; ) {
      const [event] = (await lines.get(role)?.take(1)) ?? [];
      if (event?.event === 'reset') {
        resets += 1;
        continue;
      }
      // The stream's own tests hold its events against the contract.
      const data = event?.data as LiveEvent;
      if (data.id === marker) return { heard, resets };
      heard.push(data);
    }
  }

  test('of a change of every kind, everywhere', async () => {
    for (const place of PLACES) for (const kind of KINDS) await ours.fresh(kind, place);
    for (const kind of KINDS) await theirs.fresh(kind);
    const marker = await ours.fresh('domain');

    const { heard: everything } = await upTo('admin', marker);
    expect(new Set(everything.map(({ entity }) => entity)).size).toBeGreaterThan(10);
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const { heard, resets } = await upTo(role, marker);
      // A new asset comes onto the asset owner's list only once it is there: they are told to fetch their assets again.
      expect(resets, role).toBe(role === 'asset_owner' ? 1 : 0);
      const records = new Map(heard.map(({ entity, id }) => [`${entity}/${id}`, { entity, entity_id: id }]));
      for (const query of records.values()) expect((await ask(api, ours.person(role), 'listAuditEntries', { query })).status, `${query.entity} told to ${role}`).toBe(200);
      const missed = everything.filter(({ entity, id }) => !records.has(`${entity}/${id}`));
      for (const { entity, id } of missed) {
        const { status } = await ask(api, ours.person(role), 'listAuditEntries', { query: { entity, entity_id: id } });
        if (!(entity === 'assets' && resets > 0)) expect([403, 404], `${entity} kept from ${role}`).toContain(status);
      }
    }
  }, 120_000);
});
