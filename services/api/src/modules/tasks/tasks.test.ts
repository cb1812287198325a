import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TASK_STATUSES, type Task, type TaskCreate } from '@parapet/contracts';
import { addDomain, oneOf, recordRisk, statuses } from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('tasks on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    bob = await api.person('bob@example.com');
  });
  afterAll(() => api.close());

  const add = async (who: Person, more: Partial<TaskCreate> = {}): Promise<Task> =>
    made(
      await who.client.POST('/api/tasks', { body: { organization_id: who.organizationId, title: 'Call', ...more } }),
    );
  const read = async (id: string): Promise<Task> =>
    made(await ada.client.GET('/api/tasks/{id}', { params: { path: { id } } }));
  const change = (who: Person, id: string, body: object, headers: Record<string, string> = {}) =>
    who.send('PATCH', `/api/tasks/${id}`, body, headers);
  const list = async (who: Person, query: object = {}) =>
    made(await who.client.GET('/api/tasks', { params: { query } }));

  test('a task is created as pending, with its creator, and found', async () => {
    const answer = await ada.client.POST('/api/tasks', {
      body: {
        organization_id: ada.organizationId,
        title: ' Call ',
        assigned_to: 'ada@example.com',
        due_date: '2026-12-01',
      },
    });
    const task = made(answer);
    expect(task).toMatchObject({
      title: 'Call',
      status: 'pending',
      risk_id: null,
      assigned_to: ada.userId,
      due_date: '2026-12-01',
      created_by: ada.userId,
      version: 1,
    });
    expect([answer.response.headers.get('etag'), answer.response.headers.get('location')]).toEqual([
      '"1"',
      `/api/tasks/${task.id}`,
    ]);
    expect(await read(task.id)).toEqual(task);
  });

  test('an empty due date means none, in tasks and in actions of a plan', async () => {
    const task = await add(ada, { due_date: '' });
    expect(task.due_date).toBeNull();
    expect(((await (await change(ada, task.id, { due_date: '2026-12-01' })).json()) as Task).due_date).toBe(
      '2026-12-01',
    );
    expect(((await (await change(ada, task.id, { due_date: '' })).json()) as Task).due_date).toBeNull();
    expect((await list(ada, { due: 'none', id: [task.id] })).total).toBe(1);
    expect((await problemOf(await change(ada, task.id, { due_date: ' ' }))).errors).toMatchObject([
      { path: '/due_date' },
    ]);
    const risk = await recordRisk(ada);
    const plan = made(
      await ada.client.POST('/api/treatment-plans', {
        body: { organization_id: ada.organizationId, risk_id: risk.id, actions: [{ title: 'Call', dueDate: '' }] },
      }),
    );
    expect(plan.actions).toMatchObject([{ title: 'Call', dueDate: null }]);
  });

  test('a status may change to any other', async () => {
    const { id } = await add(ada);
    for (const status of [...TASK_STATUSES, ...TASK_STATUSES.toReversed()]) {
      expect((await change(ada, id, { status })).status).toBe(200);
      expect((await read(id)).status).toBe(status);
    }
  });

  test('of five concurrent deletions one succeeds', async () => {
    const { id } = await add(ada);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.send('DELETE', `/api/tasks/${id}`)));
    expect(statuses(answers)).toEqual(oneOf(200, 404, 5));
    expect(await answers.find(({ status }) => status === 200)?.json()).toEqual({ success: true });
  });

  test('of twenty concurrent changes of one version one succeeds', async () => {
    const { id } = await add(ada);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(ada, id, { title: `Call ${n}` }, { 'if-match': '"1"' })),
    );
    expect(statuses(answers)).toEqual(oneOf(200, 412, 20));
    expect((await ada.send('DELETE', `/api/tasks/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
  });

  test.each<[string, object, string]>([
    ['no title', {}, '/title'],
    ['a blank title', { title: ' ' }, '/title'],
    ['an unknown status', { title: 'x', status: 'in_progress' }, '/status'],
    ['a day that is none', { title: 'x', due_date: '2026-02-30' }, '/due_date'],
    ['a risk that is not there', { title: 'x', risk_id: 'nowhere' }, '/risk_id'],
    ['a person who is not there', { title: 'x', assigned_to: 'nobody@example.com' }, '/assigned_to'],
    ['a field of the server', { title: 'x', risk_domain_id: 'd' }, '/risk_domain_id'],
  ])('%s is a 400 that names the field, and nothing is stored', async (_name, fields, path) => {
    const before = (await list(ada)).total;
    const answer = await ada.send('POST', '/api/tasks', { organization_id: ada.organizationId, ...fields });
    expect([answer.status, new Set((await problemOf(answer)).errors?.map((error) => error.path))]).toEqual([
      400,
      new Set([path]),
    ]);
    expect((await list(ada)).total).toBe(before);
  });

  test('lists are filtered, sorted and searched; the organization is optional', async () => {
    const eve = await api.person('eve@example.org');
    const risk = await recordRisk(eve);
    await add(eve, { title: 'Beta', due_date: '2026-05-01', risk_id: risk.id });
    await add(eve, { title: 'alpha', due_date: '2026-04-01', status: 'completed' });
    await add(eve, { title: 'Gamma', assigned_to: eve.userId });
    const titles = async (query: object) => (await list(eve, query)).items.map(({ title }) => title);
    expect(await titles({ sort: 'title', organization_id: eve.organizationId })).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await titles({ sort: '-due_date' })).toEqual(['Beta', 'alpha', 'Gamma']);
    expect(await titles({ risk_id: [risk.id] })).toEqual(['Beta']);
    expect(await titles({ status: ['completed', 'cancelled'] })).toEqual(['alpha']);
    expect(await titles({ assigned_to: 'eve@example.org' })).toEqual(['Gamma']);
    expect(await titles({ q: 'gam' })).toEqual(['Gamma']);
    expect((await eve.send('GET', `/api/tasks?organization_id=${ada.organizationId}`)).status).toBe(403);
  });

  test('tasks of another organization are inaccessible', async () => {
    const { id } = await add(ada);
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(
        (await bob.send(method, `/api/tasks/${id}`, method === 'PATCH' ? { title: 'x' } : undefined)).status,
        method,
      ).toBe(404);
    expect(
      (
        await bob.send('POST', '/api/tasks', {
          organization_id: bob.organizationId,
          title: 'x',
          risk_id: (await recordRisk(ada)).id,
        })
      ).status,
    ).toBe(400);
  });

  test('a GRC domain manager sees the tasks of risks in their domains, and those without a risk', async () => {
    const boss = await api.person('boss@example.net');
    const [privacy, finance] = [await addDomain(api, boss, 'Privacy'), await addDomain(api, boss, 'Finance')];
    const manager = await api.colleague(boss, 'manager@example.net', 'grc_domain_manager', [privacy]);
    const [inside, outside] = [
      await recordRisk(boss, { domain_id: privacy }),
      await recordRisk(boss, { domain_id: finance }),
    ];
    const mine = await add(manager, { title: 'Mine', risk_id: inside.id });
    const theirs = await add(boss, { title: 'Theirs', risk_id: outside.id });
    const alone = await add(boss, { title: 'Without risk', assigned_to: manager.userId });
    const seen = await list(manager, { sort: 'title' });
    expect([seen.total, seen.items.map(({ title }) => title)]).toEqual([2, ['Mine', 'Without risk']]);
    expect((await change(manager, alone.id, { status: 'completed' })).status).toBe(200);
    expect((await manager.send('GET', `/api/tasks/${theirs.id}`)).status).toBe(404);
    expect((await change(manager, mine.id, { risk_id: outside.id })).status).toBe(400);
    await add(manager, { title: 'Own' });
    // A task that moves to another risk, and a risk that moves to another domain.
    expect((await change(boss, theirs.id, { risk_id: inside.id })).status).toBe(200);
    expect((await list(manager)).total).toBe(4);
    await boss.send('PATCH', `/api/risks/${inside.id}`, { domain_id: finance });
    expect((await list(manager, { sort: 'title' })).items.map(({ title }) => title)).toEqual(['Own', 'Without risk']);
  });
});
