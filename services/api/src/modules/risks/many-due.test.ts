/** Due dates of more tasks than a query of the store takes ids. */
import type { Job } from '@parapet/contracts';
import { newRisk, newTask } from '@parapet/contracts/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RiskDoc, TaskDoc } from '../../collections.ts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';

const MANY = 5001;

describe.each(stores)(`${MANY} due risks on $name`, (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    const organization_id = ada.organizationId;
    await api.store.transaction(organization_id, { id: ada.userId }, async (tx) => {
      for (let n = 0; n <= MANY; n += 1) {
        const { _id } = await tx
          .collection<RiskDoc>('risks')
          .insertOne({ ...newRisk({ organization_id, title: `Risk ${n}` }, ada.userId), table_id: null });
        // The last risk has no task.
        if (n < MANY)
          await tx
            .collection<TaskDoc>('tasks')
            .insertOne({
              ...newTask({ organization_id, title: 'Call', risk_id: _id, due_date: '2026-03-01' }, ada.userId),
              risk_domain_id: null,
            });
      }
    });
  });
  afterAll(() => api.close());

  const queryOf = (query: object) => new URLSearchParams({ organization_id: ada.organizationId, ...query });
  /** The job that a request has started, once `is` is true. */
  async function job(answer: Response, is: (job: Job) => boolean): Promise<Job> {
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as Job;
    const now = async () => (await (await ada.send('GET', `/api/me/jobs/${id}`)).json()) as Job;
    await expect.poll(async () => is(await now()), { timeout: 600_000 }).toBe(true);
    return now();
  }
  const ask = async (path: string, query: object) => {
    const answer = await ada.send('GET', `/api/${path}?${String(queryOf(query))}`);
    expect(answer.status, path).toBe(200);
    return answer;
  };
  const jsonOf = async (path: string, query: object) => Object(await (await ask(path, query)).json());

  test.each([{ due_by: '2026-12-31' }, { due_from: '2026-01-01' }])(
    'are listed, counted, drawn and exported (%j)',
    async (due) => {
      const page = await jsonOf('risks', { ...due, sort: 'title', limit: '200' });
      expect(page).toMatchObject({ total: MANY });
      expect(await jsonOf('risks', { ...due, sort: 'title', limit: '200', cursor: page.next_cursor })).toMatchObject({
        total: MANY,
      });
      expect(await jsonOf('risks/summary', due)).toMatchObject({ total: MANY });
      expect(await jsonOf('risks/facets', { ...due, count_due_by: '2026-06-30' })).toMatchObject({
        total: MANY,
        due_by: [{ value: '2026-06-30', count: MANY }],
      });
      expect(await jsonOf('risks/graph', due)).toMatchObject({ total: MANY });
      const exported = await ada.send('GET', `/api/risks/export?${String(queryOf(due))}`);
      const { id } = await job(exported, ({ state }) => state === 'done');
      const file = await ada.send('GET', `/api/me/jobs/${id}/file`);
      const rows = (await file.text()).trim().split('\r\n').slice(1);
      expect(rows).toHaveLength(MANY);
      expect(new Set(rows).size).toBe(MANY);
    },
  );

  test('are changed in bulk', async () => {
    const answer = await ada.send('POST', '/api/risks/bulk', {
      organization_id: ada.organizationId,
      filter: { due_by: '2026-12-31' },
      action: 'update',
      set: { category: 'Due' },
    });
    // All of them would take long, and show no more than the first.
    const { id, total } = await job(answer, ({ written }) => written > 0);
    expect(total).toBe(MANY);
    const canceled = await ada.send('POST', `/api/me/jobs/${id}/cancel`);
    expect(canceled.status).toBe(200);
  });
});
