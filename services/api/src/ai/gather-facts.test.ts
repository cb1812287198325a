import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TreatmentAction, TreatmentPlanCreate } from '@parapet/contracts';
import type { MemberDoc, TaskDoc } from '../collections.ts';
import { addDomain, addPlan, recordRisk } from '../testing/flows.ts';
import { openApi, type Person, type TestApi } from '../testing/api.ts';
import { stores } from '../store/testing.ts';
import { factsFor } from './gather-facts.ts';

const TODAY = '2026-03-01';

describe.each(stores)('facts for the assistant on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on);
  });
  afterAll(() => api.close());

  async function facts(who: Person) {
    const db = api.store.org(who.organizationId, { id: 'test' });
    const member = await db.collection<MemberDoc>('members').findOne({ user_id: who.userId });
    if (member === null) throw new Error('no member');
    return factsFor(db, member, TODAY);
  }

  async function addTasks(who: Person, tasks: readonly Pick<TaskDoc, 'title' | 'status' | 'due_date'>[]): Promise<void> {
    const more = { description: '', assigned_to: '', risk_id: null, risk_domain_id: null, created_by: who.userId };
    await api.store.transaction(who.organizationId, { id: 'test' }, async (tx) => {
      // The ids have the same order as the tasks.
      for (const [n, task] of tasks.entries()) await tx.collection<TaskDoc>('tasks').insertOne({ _id: `task-${1000 + n}`, ...more, ...task });
    });
  }

  test('the oldest of many overdue tasks are listed, with both open statuses', async () => {
    const ada = await api.person('ada@example.com');
    const many = (status: TaskDoc['status'], due_date: string | null, count: number) => Array.from({ length: count }, (_, n) => ({ title: `${status} ${n}`, status, due_date }));
    await addTasks(ada, [
      ...many('in-progress', '2026-02-01', 120),
      ...many('pending', '2026-02-02', 100),
      ...many('pending', null, 10),
      ...many('pending', TODAY, 10),
      ...many('completed', '2019-01-01', 10),
      ...[5, 2, 4, 1, 3].map((day) => ({ title: `Old ${day}`, status: day % 2 === 0 ? ('pending' as const) : ('in-progress' as const), due_date: `2020-01-0${day}` })),
    ]);
    expect((await facts(ada)).overdue).toEqual({ tasks: [1, 2, 3, 4, 5].map((day) => ({ title: `Old ${day}`, due: `2020-01-0${day}` })), total: 225 });
  });

  test('tasks that are not overdue are not listed', async () => {
    const bob = await api.person('bob@example.net');
    await addTasks(bob, [{ title: 'In time', status: 'pending', due_date: TODAY }, { title: 'Whenever', status: 'pending', due_date: null }, { title: 'Late', status: 'pending', due_date: '2026-02-28' }]);
    expect((await facts(bob)).overdue).toEqual({ tasks: [{ title: 'Late', due: '2026-02-28' }], total: 1 });
  });

  test('overdue actions of open plans are listed for those who may see the risk', async () => {
    const cleo = await api.person('cleo@example.org');
    const domain = await addDomain(api, cleo, 'Privacy');
    const action = (title: string, dueDate: string | null, status: TreatmentAction['status'] = 'pending'): TreatmentAction => ({ id: title, title, description: '', responsible: '', dueDate, status });
    const plan = async (title: string, domain_id: string | null, actions: TreatmentAction[], more: Partial<TreatmentPlanCreate> = {}) =>
      addPlan(cleo, { title, risk_id: (await recordRisk(cleo, { domain_id })).id, actions, ...more });
    await plan('Letters', domain, [action('Shred', '2026-02-02'), action('Lock', TODAY), action('File', '2020-01-01', 'completed'), action('Whenever', null)]);
    await plan('Servers', null, [action('Patch', '2026-02-01', 'in-progress')], { status: 'in-progress' });
    const done = await plan('Done', domain, [action('Forgotten', '2020-01-01')], { description: 'D', timeline: 'T', assigned_to: cleo.userId });
    expect((await cleo.send('PATCH', `/api/treatment-plans/${done.id}/complete`)).status).toBe(200);

    const shred = { title: 'Shred', plan: 'Letters', due: '2026-02-02' };
    expect((await facts(cleo)).overdueActions).toEqual({ actions: [{ title: 'Patch', plan: 'Servers', due: '2026-02-01' }, shred], total: 2 });
    const manager = await api.colleague(cleo, 'manager@example.org', 'grc_domain_manager', [domain]);
    expect((await facts(manager)).overdueActions).toEqual({ actions: [shred], total: 1 });
    const other = await api.person('other@example.net');
    expect((await facts(other)).overdueActions).toEqual({ actions: [], total: 0 });
  });
});
