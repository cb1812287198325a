/** A page with the names and counts that it shows takes as many queries however many records it has. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CommittedSession } from '../store/embedded/writes/committed-session.ts';
import { embedded } from '../store/testing.ts';
import { openApi, type Person, type TestApi } from '../testing/api.ts';
import { addFlow, addPlan } from '../testing/flows.ts';
import { addAsset, addRisk, giveAssets } from '../testing/items.ts';

/** Enough for a record with each kind of link. */
const FEW = 4;
const MANY = 8;

describe('a page', () => {
  let api: TestApi;
  let ada: Person;
  let owner: Person;
  const assets: string[] = [];

  beforeAll(async () => {
    api = await openApi(embedded);
    ada = await api.person('ada@example.com');
    for (let n = 0; n < MANY; n += 1) {
      const { id, linked_properties } = await addAsset(ada);
      assets.push(id);
      await addRisk(ada, { asset_id: id, selected_assets: assets });
      await addFlow(ada, { selected_assets: assets, selected_properties: linked_properties });
      await addPlan(ada, { assigned_to: ada.userId, actions: [{ title: 'Ask', responsible: ada.userId }] });
      const task = { organization_id: ada.organizationId, title: 'Call', assigned_to: ada.userId };
      await ada.client.POST('/api/tasks', { body: task });
    }
    owner = await api.colleague(ada, 'owner@example.com', 'asset_owner');
    await giveAssets(api, owner, assets);
  });
  afterAll(() => api.close());

  /** The queries of the store for a page, also those that its caches answer. */
  async function queriesFor(who: Person, path: string, limit: number): Promise<number> {
    const reads = (['find', 'findFirst', 'count', 'countBy', 'countLinks'] as const).map((name) =>
      vi.spyOn(CommittedSession.prototype, name),
    );
    const answer = await who.send(
      'GET',
      `/api/${path}?organization_id=${ada.organizationId}&limit=${limit}&sort=created_at`,
    );
    expect([answer.status, Object(await answer.json()).items.length]).toEqual([200, limit]);
    const count = reads.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    vi.restoreAllMocks();
    return count;
  }

  const kinds = ['assets', 'properties', 'risk-scenarios', 'risks', 'risk-flows', 'treatment-plans', 'tasks'];
  test.each([
    ...kinds.map((kind) => [kind, 'admin'] as const),
    ...kinds.slice(0, 3).map((kind) => [kind, 'owner of assets'] as const),
  ])('of %s for an %s', async (kind, role) => {
    const who = role === 'admin' ? ada : owner;
    // The membership is looked up once.
    await queriesFor(who, kind, FEW);
    const few = await queriesFor(who, kind, FEW);
    expect(few).toBeGreaterThan(0);
    expect(await queriesFor(who, kind, MANY)).toBe(few);
  });
});
