import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard, DashboardRange } from '@parapet/contracts';
import { dayReader, rangeStart, timelinePoints } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import { addDomain, addFlow, complete, recordRisk } from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

const DAY = 86_400_000;

describe.each(stores)('the dashboard on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on);
  });
  afterAll(() => api.close());

  const dashboard = async (who: Person, range?: DashboardRange, time_zone?: string): Promise<Dashboard> =>
    made(
      await who.client.GET('/api/dashboard', {
        params: {
          query: {
            organization_id: who.organizationId,
            ...(range && { range }),
            ...(time_zone !== undefined && { time_zone }),
          },
        },
      }),
    );

  /** Completes a flow some days ago. */
  async function completed(
    who: Person,
    title: string,
    daysAgo: number,
    more: Parameters<typeof recordRisk>[1] = {},
  ): Promise<string> {
    const flow = await addFlow(who, { risk_id: (await recordRisk(who, { title, ...more })).id });
    await complete(who, flow.id);
    const at = new Date(Date.now() - daysAgo * DAY).toISOString();
    const flows = api.store.org(who.organizationId, { id: 'test' }).collection<RiskFlowDoc>('risk_flows');
    await flows.updateOne({ _id: flow.id }, { $set: { completed_at: at } });
    return flow.id;
  }

  test('it is empty for a new organization', async () => {
    const ada = await api.person('ada@example.com');
    expect(await dashboard(ada)).toEqual({
      risk_status: [],
      task_status: [],
      risk_flow_status: [],
      completed_flows_timeline: timelinePoints([], '1m', new Date()),
      critical_risks: 0,
      total_completed_flows: 0,
      completed_flows: [],
      archived_risks: [],
      first_steps: {
        created_at: expect.any(String),
        risk: false,
        asset: false,
        colleague: false,
        flow: false,
        sample: null,
      },
    });
  });

  test('the range applies to the timeline and the recent tables, not to the counts', async () => {
    const ada = await api.person('counts@example.com');
    await recordRisk(ada, { status: 'open' });
    for (const status of ['pending', 'in-progress', 'in-progress'] as const)
      await ada.client.POST('/api/tasks', { body: { organization_id: ada.organizationId, title: 'x', status } });
    await addFlow(ada, { status: 'draft' });
    await completed(ada, 'Today', 0, { severity: 'critical' });
    await completed(ada, 'Today too', 0);
    await completed(ada, 'Ten days ago', 10);
    const archivedFlow = await completed(ada, 'Long ago', 300);
    expect((await ada.send('PATCH', `/api/risk-flows/${archivedFlow}/archive`)).status).toBe(200);
    await completed(ada, 'Too long ago', 400);

    const month = await dashboard(ada);
    expect(await dashboard(ada, '1m')).toEqual(month);
    expect(month.risk_status).toEqual([
      { _id: 'identified', count: 1 },
      { _id: 'mitigating', count: 4 },
      { _id: 'open', count: 1 },
      { _id: 'closed', count: 1 },
    ]);
    expect(month.task_status).toEqual([
      { _id: 'pending', count: 1 },
      { _id: 'in-progress', count: 2 },
    ]);
    expect(month.risk_flow_status).toEqual([
      { _id: 'draft', count: 1 },
      { _id: 'completed', count: 4 },
      { _id: 'archived', count: 1 },
    ]);
    expect(month.total_completed_flows).toBe(5);
    const titles = async (range: DashboardRange) =>
      (await dashboard(ada, range)).completed_flows.map(({ risk_title }) => risk_title);
    expect(await titles('1w')).toEqual(expect.arrayContaining(['Today', 'Today too']));
    expect(await titles('1w')).toHaveLength(2);
    expect((await titles('1m')).at(-1)).toBe('Ten days ago');
    expect((await titles('1y')).at(-1)).toBe('Long ago');

    const filled = async (range: DashboardRange) =>
      (await dashboard(ada, range)).completed_flows_timeline.filter(({ count }) => count > 0);
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
    expect(await filled('1w')).toEqual([{ _id: day(0), count: 2 }]);
    expect((await dashboard(ada, '1w')).completed_flows_timeline).toHaveLength(8);
    expect(await filled('1m')).toEqual([
      { _id: day(10), count: 1 },
      { _id: day(0), count: 2 },
    ]);
    expect((await filled('1y')).reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(month.completed_flows.find(({ risk_title }) => risk_title === 'Today')).toMatchObject({
      risk_severity: 'critical',
    });
  });

  test('days are those of the time zone, and risks with a critical score are counted', async () => {
    const ada = await api.person('zone@example.com');
    await completed(ada, 'Just now', 0, { impact_level: 4, probability: 4 });
    const lastDay = async (zone: string) => (await dashboard(ada, '1w', zone)).completed_flows_timeline.at(-1);
    const today = (timeZone: string) => dayReader(timeZone)(new Date());
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect(await lastDay(zone)).toEqual({ _id: today(zone), count: 1 });
    expect(today('Pacific/Kiritimati') > today('Pacific/Pago_Pago')).toBe(true);
    expect((await dashboard(ada)).critical_risks).toBe(1);
    const unknown = await ada.send('GET', `/api/dashboard?organization_id=${ada.organizationId}&time_zone=Mars`);
    expect([unknown.status, (await problemOf(unknown)).errors]).toMatchObject([400, [{ path: '/time_zone' }]]);
  });

  test('the recent tables have five rows, newest first, from midnight of the first day', async () => {
    const ada = await api.person('recent@example.com');
    const start = (Date.now() - rangeStart('1w', new Date()).getTime()) / DAY;
    // One flow a second before the start of the week, one a second after it, and five later ones.
    await completed(ada, 'Before', start + 1 / 86_400);
    await completed(ada, 'After', start - 1 / 86_400);
    expect((await dashboard(ada, '1w')).completed_flows.map(({ risk_title }) => risk_title)).toEqual(['After']);
    for (let n = 1; n <= 5; n++) await completed(ada, `Flow ${n}`, n);
    expect((await dashboard(ada, '1w')).completed_flows.map(({ risk_title }) => risk_title)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Flow ${n}`),
    );

    const risks = api.store.org(ada.organizationId, { id: 'test' }).collection<RiskDoc>('risks');
    for (const [ago, title] of [
      [1, 'Yesterday'],
      [20, 'Weeks ago'],
    ] as const) {
      const { id } = await recordRisk(ada, { title, severity: 'high' });
      await risks.updateOne(
        { _id: id },
        { $set: { status: 'archived', archived_at: new Date(Date.now() - ago * DAY).toISOString() } },
      );
    }
    expect((await dashboard(ada, '1w')).archived_risks).toMatchObject([{ title: 'Yesterday', severity: 'high' }]);
    expect((await dashboard(ada, '1m')).archived_risks.map(({ title }) => title)).toEqual(['Yesterday', 'Weeks ago']);
  });

  test('a GRC domain manager counts only what they see', async () => {
    const boss = await api.person('boss@example.net');
    const [privacy, finance] = [await addDomain(api, boss, 'Privacy'), await addDomain(api, boss, 'Finance')];
    const manager = await api.colleague(boss, 'manager@example.net', 'grc_domain_manager', [privacy]);
    for (const [title, domain_id] of [
      ['Inside', privacy],
      ['Outside', finance],
      ['None', null],
    ] as const) {
      await completed(boss, title, 0, { domain_id });
      const { id } = await recordRisk(boss, { domain_id });
      await boss.send('POST', '/api/tasks', { organization_id: boss.organizationId, title, risk_id: id });
    }
    expect(await dashboard(boss)).toMatchObject({
      total_completed_flows: 3,
      task_status: [{ _id: 'pending', count: 3 }],
    });
    const seen = await dashboard(manager);
    expect(seen).toMatchObject({
      risk_status: [
        { _id: 'identified', count: 1 },
        { _id: 'mitigating', count: 1 },
      ],
      task_status: [{ _id: 'pending', count: 1 }],
      risk_flow_status: [{ _id: 'completed', count: 1 }],
      total_completed_flows: 1,
      completed_flows: [{ risk_title: 'Inside' }],
    });
    expect(seen.completed_flows_timeline.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([1]);
  });

  test('other organizations and unknown ranges are refused', async () => {
    const [ada, bob] = [await api.person('a@example.com'), await api.person('b@example.com')];
    await recordRisk(bob);
    expect((await dashboard(ada)).risk_status).toEqual([]);
    expect((await ada.send('GET', `/api/dashboard?organization_id=${bob.organizationId}`)).status).toBe(403);
    expect((await ada.send('GET', `/api/dashboard?organization_id=${ada.organizationId}&range=2w`)).status).toBe(400);
    const missing = await ada.send('GET', '/api/dashboard');
    expect([missing.status, (await problemOf(missing)).detail]).toEqual([400, 'organizationId is required']);
  });

  test('a bulk change is one activity with its number of records, and does not hide what was done before', async () => {
    const ada = await api.person('bulk@example.com');
    const query = { organization_id: ada.organizationId, limit: 2 };
    const activities = async () =>
      made(await ada.client.GET('/api/dashboard/activity', { params: { query } })).items.map(
        ({ title, verb, entity, fields, count }) => [title, verb, entity, fields.join(), count],
      );
    const first = await recordRisk(ada, { title: 'Alone' });
    const many: string[] = [];
    // More than are read at first.
    for (let n = 0; n < 12; n++) many.push((await recordRisk(ada, { title: `Risk ${n}` })).id);
    await ada.send('POST', '/api/tasks', { organization_id: ada.organizationId, title: 'Call', risk_id: first.id });
    const changed = await ada.send('POST', '/api/risks/bulk', {
      organization_id: ada.organizationId,
      action: 'update',
      ids: many,
      set: { severity: 'critical' },
    });
    expect(changed.status).toBe(200);
    expect(await activities()).toEqual([
      [expect.stringMatching(/^Risk /), 'changed', 'risks', 'severity', 12],
      ['Call', 'created', 'tasks', '', 1],
    ]);
  });
});
