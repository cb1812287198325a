/** Files of lists whose records change while they are written. */
import Papa from 'papaparse';
import { newRisk, newTask } from '@parapet/contracts/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetDoc, RiskDoc, TaskDoc } from '../../collections.ts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { sized } from '../../testing/flags.ts';

const MANY = sized({ default: 1000, full: 3000 });
const numbers = Array.from({ length: MANY }, (_, n) => n);
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe.each(stores)('a file of a list that people edit, on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    const organization_id = ada.organizationId;
    await api.store.transaction(organization_id, { id: ada.userId }, async (tx) => {
      for (const n of numbers) {
        const _id = idOf(n);
        await tx
          .collection<RiskDoc>('risks')
          .insertOne({ _id, ...newRisk({ organization_id, title: `Risk ${n}` }, ada.userId), table_id: null });
        await tx
          .collection<TaskDoc>('tasks')
          .insertOne({
            _id,
            ...newTask({ organization_id, title: `Task ${n}`, assigned_to: ada.userId }, ada.userId),
            risk_domain_id: null,
          });
        await tx
          .collection<AssetDoc>('assets')
          .insertOne({
            _id,
            name: `Asset ${n}`,
            description: '',
            type: 'Server',
            status: 'Active',
            risk_level: 'Low',
            linked_properties: [],
            template_id: null,
            attributes: {},
          });
      }
    });
  });
  afterAll(() => api.close());

  const rowsOf = async (path: string, query: object = {}) => {
    const answer = await ada.send(
      'GET',
      `/api/${path}/export?${String(new URLSearchParams({ organization_id: ada.organizationId, ...query }))}`,
    );
    expect(answer.status).toBe(200);
    return Papa.parse<Record<string, string>>((await answer.text()).trim(), { header: true }).data;
  };

  /** Changes records, so that they move in most orders, until `work` is done. */
  async function whileEditing<R>(collection: string, field: string, work: () => Promise<R>): Promise<R> {
    const records = api.store.org(ada.organizationId, { id: 'editor' }).collection(collection);
    const done = new AbortController();
    const editor = (async () => {
      for (let n = 0; !done.signal.aborted; n += 1)
        await records.updateOne({ _id: idOf((n * 379) % MANY) }, { $set: { [field]: `Edited ${n}` } });
    })();
    const result = await work();
    done.abort();
    await editor;
    return result;
  }

  test.each([
    ['risks', 'category', {}],
    ['risks', 'title', { sort: 'title' }],
    ['tasks', 'title', { sort: 'title' }],
    ['assets', 'name', { sort: 'name' }],
  ])('of %s has each of them once, whatever is edited (%s, %j)', async (path, field, query) => {
    const rows = await whileEditing(path, field, () => rowsOf(path, query));
    expect(rows.map(({ id = '' }) => id).toSorted()).toEqual(numbers.map(idOf));
  });

  test('is in the order of the list, and leaves out what was deleted meanwhile', async () => {
    const listed = await ada.send(
      'GET',
      `/api/tasks?${String(new URLSearchParams({ organization_id: ada.organizationId, sort: '-title', limit: '200' }))}`,
    );
    const first = Object(await listed.json()).items.map(({ id }: { id: string }) => id);
    expect((await rowsOf('tasks', { sort: '-title' })).slice(0, 200).map(({ id }) => id)).toEqual(first);
    await api.store.org(ada.organizationId, { id: 'editor' }).collection('tasks').deleteOne({ _id: first[0] });
    expect(await rowsOf('tasks', { sort: '-title' })).toHaveLength(MANY - 1);
  });

  test('shows the names of people', async () => {
    const [row] = await rowsOf('tasks', { q: 'Task 1' });
    expect(row).toMatchObject({ assigned_to: 'ada@example.com' });
  });
});
