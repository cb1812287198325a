import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification, NotificationPage } from '@parapet/contracts';
import { NOTIFICATIONS, REMINDERS, notificationsOf, type NotificationDoc } from '../../notifications.ts';
import { addDomain, addFlow, addPlan, complete, planFor, recordRisk } from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { openStream, originOf } from '../../testing/event-stream.ts';
import { made } from '../../testing/items.ts';
import { allStores } from '../../store/testing.ts';

describe.each(allStores)('notifications on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let ben: Person;
  let cleo: Person;
  let dora: Person;
  let domain: string;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    ben = await api.colleague(ada, 'ben@example.com', 'risk_owner');
    domain = await addDomain(api, ada, 'Treasury');
    dora = await api.colleague(ada, 'dora@example.com', 'risk_manager');
    cleo = await api.colleague(ada, 'cleo@example.com', 'grc_domain_manager', [domain]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const { userId } of [ada, ben, cleo, dora])
      await api.store.system(NOTIFICATIONS).delete(notificationsOf(userId));
  });

  const page = async (who: Person, query = ''): Promise<NotificationPage> =>
    (await (await who.send('GET', `/api/me/notifications${query}`)).json()) as NotificationPage;
  const of = async (who: Person): Promise<Notification[]> => (await page(who)).items;
  const said = async (who: Person) => (await of(who)).map(({ kind, subject, title }) => `${kind} ${subject}: ${title}`);
  const unread = async (who: Person): Promise<unknown> =>
    (await who.send('GET', '/api/me/notifications/unread')).json();
  const addTask = (who: Person, title: string, assigned_to: string, more: object = {}) =>
    who.send('POST', '/api/tasks', { organization_id: ada.organizationId, title, assigned_to, ...more });

  test('say what somebody else assigned, with their name, and lead to it', async () => {
    const risk = await recordRisk(ada, { title: 'Flood', owner_id: ben.userId, impact_level: 4, probability: 5 });
    expect(await of(ben)).toMatchObject([
      {
        kind: 'assigned',
        subject: 'risk',
        count: 1,
        record_id: risk.id,
        risk_id: risk.id,
        title: 'Flood',
        actor_id: ada.userId,
        actor_name: 'ada',
        risk_score: 20,
        read: false,
      },
    ]);
    const task = await addTask(ada, 'Call', ben.userId, { risk_id: risk.id });
    const { id } = (await task.json()) as { id: string };
    await ada.send('PATCH', `/api/tasks/${id}`, { title: 'Call again' });
    expect((await of(ben))[0]).toMatchObject({ subject: 'task', record_id: id, title: 'Call again' });
    expect(await unread(ben)).toEqual({ unread: 2 });
    await ada.send('PATCH', `/api/tasks/${id}`, { assigned_to: ada.userId });
    expect(await of(ada)).toEqual([]);
  });

  test('of a flow and its plan are one, and completing it tells those whom it concerns', async () => {
    const risk = await recordRisk(ada, { title: 'Flood', reviewer_id: cleo.userId, domain_id: domain });
    const flow = await addFlow(ada, { risk_id: risk.id, assigned_to: ben.userId, treatment_plan: planFor(ben.userId) });
    expect(await said(ben)).toEqual(['assigned flow: Flood']);
    await complete(ada, flow.id);
    expect(await said(ben)).toEqual(['completed flow: Flood', 'assigned flow: Flood']);
    expect(await said(cleo)).toEqual(['completed flow: Flood', 'assigned review: Flood']);
    // She owns the risk now, and did it herself.
    expect(await of(ada)).toEqual([]);
  });

  test('tell who is responsible for actions of a plan, as one that leads to the plan', async () => {
    const action = (id: string, responsible: string) => ({ id, title: `Step ${id}`, responsible });
    const plan = await addPlan(ada, { actions: [action('a', ben.userId)] });
    expect(await of(ben)).toMatchObject([{ subject: 'action', record_id: plan.id, title: 'Step a' }]);
    const actions = ['a', 'b', 'c'].map((id) => action(id, ben.userId));
    expect((await ada.send('PATCH', `/api/treatment-plans/${plan.id}`, { actions })).status).toBe(200);
    expect(await of(ben)).toMatchObject([
      { subject: 'action', count: 2, record_id: null, risk_id: plan.risk_id, title: null },
      { title: 'Step a' },
    ]);
  });

  test('say that a score became critical, once, to owner, reviewer and risk managers', async () => {
    const risk = await recordRisk(ada, { title: 'Flood', owner_id: ben.userId, impact_level: 3, probability: 5 });
    const change = (body: object) => ada.send('PATCH', `/api/risks/${risk.id}`, body);
    expect((await change({ impact_level: 4 })).status).toBe(200);
    await change({ impact_level: 5 });
    expect(await said(ben)).toEqual(['critical risk: Flood', 'assigned risk: Flood']);
    expect((await of(ben))[0]).toMatchObject({ risk_score: 20, actor_id: ada.userId });
    expect(await said(dora)).toEqual(['critical risk: Flood']);
    expect([await of(ada), await of(cleo)]).toEqual([[], []]);
  });

  test('never name a record that the person may not read', async () => {
    const risk = await recordRisk(ada, { title: 'Secret', owner_id: cleo.userId });
    await addFlow(ada, { risk_id: risk.id, assigned_to: cleo.userId });
    expect(await of(cleo)).toEqual([]);
    const open = await recordRisk(ada, { title: 'Open', owner_id: cleo.userId, domain_id: domain });
    expect(await said(cleo)).toEqual(['assigned risk: Open']);
    await ada.send('PATCH', `/api/risks/${open.id}`, { domain_id: null });
    expect(await of(cleo)).toMatchObject([{ record_id: null, risk_id: null, title: null, risk_score: null, count: 1 }]);
  });

  test('say who is to review a risk, unless they chose it or may not read it', async () => {
    const risk = await recordRisk(ada, { title: 'Flood', reviewer_id: dora.userId });
    const change = (who: Person, body: object) => who.send('PATCH', `/api/risks/${risk.id}`, body);
    expect(await of(dora)).toMatchObject([
      { kind: 'assigned', subject: 'review', record_id: risk.id, title: 'Flood', actor_name: 'ada' },
    ]);
    await change(ada, { title: 'High water' });
    await change(ada, { reviewer_id: cleo.userId });
    expect((await change(dora, { reviewer_id: dora.userId })).status).toBe(200);
    expect(await said(dora)).toEqual(['assigned review: High water']);
    expect(await of(cleo)).toEqual([]);
    // Who becomes both is told once.
    await change(ada, { reviewer_id: ben.userId, owner_id: ben.userId });
    expect(await said(ben)).toEqual(['assigned risk: High water']);
  });

  test('of many records changed at once are one', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push((await recordRisk(ada, { title: `Risk ${n}` })).id);
    const answer = await ada.send('POST', '/api/risks/bulk', {
      organization_id: ada.organizationId,
      action: 'update',
      ids,
      set: { owner_id: ben.userId },
    });
    expect(answer.status).toBe(200);
    expect(await of(ben)).toMatchObject([
      { kind: 'assigned', subject: 'risk', count: 12, record_id: null, title: null, actor_name: 'ada' },
    ]);
    const rows = Array.from({ length: 30 }, (_, n) => `Storm ${n},5,5\n`).join('');
    const imported = await ada.send(
      'POST',
      `/api/risks/import?organization_id=${ada.organizationId}`,
      `title,impact_level,probability\n${rows}`,
      { 'content-type': 'text/csv' },
    );
    expect(imported.status).toBe(200);
    expect((await of(dora)).map(({ kind, count }) => [kind, count])).toEqual([['critical', 30]]);
  });

  test('say that a job has ended', async () => {
    // Without titles nothing is written, so that it soon ends.
    const file = `title,severity\n${',low\n'.repeat(1001)}`;
    const path = `/api/risks/import?organization_id=${ada.organizationId}&file_name=gales.csv`;
    const answer = await ada.send('POST', path, file, { 'content-type': 'text/csv' });
    const { id } = (await answer.json()) as { id: string };
    await expect
      .poll(() => of(ada))
      .toMatchObject([{ kind: 'job', subject: 'job', record_id: id, title: 'gales.csv', job: { kind: 'import' } }]);
    expect(await of(ben)).toEqual([]);
  });

  test('are read, unread and all read, by their person alone, page by page', async () => {
    for (const name of ['one', 'two', 'three']) await addTask(ada, name, ben.userId);
    const first = await page(ben, '?limit=2');
    expect([first.items.map(({ title }) => title), first.unread]).toEqual([['three', 'two'], 3]);
    const rest = await page(ben, `?limit=2&cursor=${first.next_cursor}`);
    expect([rest.items.map(({ title }) => title), rest.next_cursor]).toEqual([['one'], null]);

    const path = `/api/me/notifications/${first.items[0]?.id}`;
    expect((await problemOf(await ada.send('PATCH', path, { read: true }))).code).toBe('notification_not_found');
    const marked = made(
      await ben.client.PATCH('/api/me/notifications/{id}', {
        params: { path: { id: first.items[0]?.id ?? '' } },
        body: { read: true },
      }),
    );
    expect(marked).toMatchObject({ title: 'three', read: true });
    expect((await page(ben, '?read=false')).items.map(({ title }) => title)).toEqual(['two', 'one']);
    await ben.send('PATCH', path, { read: false });
    expect(await unread(ben)).toEqual({ unread: 3 });
    expect((await page(ben, '?kind=critical&kind=due')).items).toEqual([]);
    expect(await (await ben.send('POST', '/api/me/notifications/read')).json()).toEqual({ unread: 0 });
    expect([await unread(ben), (await page(ben, '?read=true')).items.length]).toEqual([{ unread: 0 }, 3]);
  });

  test('reach open pages at once', async () => {
    const stream = await openStream(`${await originOf(api.app)}/api/events`, { headers: ben.headers });
    const task = await addTask(ada, 'Now', ben.userId);
    expect(task.status).toBe(201);
    const events = await stream.take(2);
    stream.close();
    expect(events.map(({ event }) => event).toSorted()).toEqual(['change', 'notification']);
  });

  test('are deleted with the member', async () => {
    const emil = await api.colleague(ada, `emil-${on.name}@example.com`, 'risk_owner');
    await addTask(ada, 'Soon gone', emil.userId);
    const left = () => api.store.system<NotificationDoc>(NOTIFICATIONS).find(notificationsOf(emil.userId));
    expect(await left()).toHaveLength(1);
    await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${emil.userId}`);
    expect([await left(), await api.store.system(REMINDERS).get(emil.userId)]).toEqual([[], null]);
  });
});
