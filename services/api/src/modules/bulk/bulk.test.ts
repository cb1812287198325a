import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BulkResult } from '@parapet/contracts';
import { Reply } from '../../pipeline/reply.ts';
import { stores } from '../../store/testing.ts';
import type { Doc } from '../../store/port.ts';
import { bulkService } from './bulk-service.ts';
import type { MemberDoc, RiskDoc } from '../../collections.ts';
import { newRisk } from '@parapet/contracts/rules';
import { openApi, SMALL_JOBS, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { processorTime } from '../../testing/processor-time.ts';

const RISKS = 400;

describe.each(stores)('bulk changes on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  /** How long each transaction held the writer (ms of work). */
  const held: number[] = [];

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    await api.store.transaction(ada.organizationId, { id: ada.userId }, async (tx) => {
      for (let index = 0; index < RISKS; index += 1) {
        await tx
          .collection<RiskDoc>('risks')
          .insertOne(
            newRisk(
              { organization_id: ada.organizationId, title: `Risk ${index}`, description: 'Text '.repeat(100) },
              ada.userId,
            ),
          );
      }
    });
    const transaction = api.store.transaction.bind(api.store);
    api.store.transaction = (organization, actor, work) =>
      transaction(organization, actor, async (tx) => {
        const started = processorTime();
        const result = await work(tx);
        held.push(processorTime() - started);
        return result;
      });
  });
  afterAll(() => api.close());

  // Freezes the clock, so that a request reaches its limit of records before its time limit even on a busy machine.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const bulk = async (body: object): Promise<BulkResult> => {
    const answer = await ada.send(
      'POST',
      '/api/risks/bulk',
      JSON.stringify({ organization_id: ada.organizationId, ...body }),
    );
    expect(answer.status).toBe(200);
    return (await answer.json()) as BulkResult;
  };

  test('no transaction holds the writer for long', async () => {
    const { items } = made(
      await ada.client.GET('/api/risks', { params: { query: { organization_id: ada.organizationId, limit: 200 } } }),
    );
    const ids = items.map(({ id }) => id);
    const first = await bulk({ ids, action: 'update', set: { category: 'Reviewed' } });
    expect([first.total, first.items.length, first.next_cursor]).toEqual([200, 200, null]);
    expect(first.items.every(({ status }) => status === 'done')).toBe(true);
    const sorted = held.toSorted((a, b) => a - b);
    const [median, p99] = [0.5, 0.99].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0);
    process.stdout.write(
      `${on.name}: a transaction of a bulk change takes ${median?.toFixed(2)} ms (median), ${p99?.toFixed(2)} ms (p99), ${sorted.at(-1)?.toFixed(2)} ms at most\n`,
    );
    expect(p99).toBeLessThan(50);
    const { total } = made(
      await ada.client.GET('/api/risks', { params: { query: { organization_id: ada.organizationId, q: 'reviewed' } } }),
    );
    expect(total).toBe(200);
  });

  test('a request that has no time left leaves the remaining ids to the next request', async () => {
    const ids = [...'abcdefghi'];
    const risk = (title: string) => newRisk({ organization_id: ada.organizationId, title }, ada.userId);
    for (const _id of ids)
      await api.store
        .org(ada.organizationId, { id: ada.userId })
        .collection<RiskDoc>('risks')
        .insertOne({ ...risk(_id), _id });
    const changed: string[] = [];
    const progress: object[] = [];
    const run = bulkService(
      {
        store: api.store,
        events: { reportProgress: (_, report) => void progress.push(report) },
        jobs: { add: () => Promise.reject(new Error('no job')), atOnce: SMALL_JOBS },
        patience: 0,
      },
      {
        collection: 'risks',
        list: () => ({ filter: {}, sort: '', field: '_id' }),
        get: async (): Promise<Doc> => Promise.reject(new Error('not asked')),
        checkFields: async () => {},
        update: async () => {},
        actions: { delete: async (_, id) => void changed.push(id) },
      },
    );
    const member = await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<MemberDoc>('members')
      .findOne({ user_id: ada.userId });
    if (member === null) throw new Error('There is no member');
    const body = { action: 'delete', bulk_id: 'b', ids };
    let cursor: string | null = null;
    const statuses: string[] = [];
    do {
      const answer: Awaited<ReturnType<typeof run>> = await run(
        { member, actor: { id: ada.userId } },
        { ...body, ...(cursor !== null && { cursor }) },
      );
      if (answer instanceof Reply) throw new Error('It became a job');
      statuses.push(...answer.items.map((item) => `${item.id} ${item.status} of ${answer.total}`));
      cursor = answer.next_cursor;
    } while (cursor !== null);
    expect(statuses).toEqual(ids.map((id) => `${id} done of 9`));
    expect(changed).toEqual(ids);
    // Four at a time, and the last request has one left.
    expect(progress).toEqual([{ bulk_id: 'b', done: 1, refused: 0, not_found: 0, total: 1 }]);
    for (const _id of ids)
      await api.store.org(ada.organizationId, { id: ada.userId }).collection('risks').deleteOne({ _id });
  });
});
