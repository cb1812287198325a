import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TreatmentPlan } from '@parapet/contracts';
import { PLAN_INCOMPLETE } from '@parapet/contracts/rules';
import {
  addDomain,
  addFlow,
  addPlan,
  complete,
  oneOf,
  plansOfFlow,
  recordRisk,
  statuses,
} from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('treatment plans on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    bob = await api.person('bob@example.com');
  });
  afterAll(() => api.close());

  const read = async (id: string): Promise<TreatmentPlan> =>
    made(await ada.client.GET('/api/treatment-plans/{id}', { params: { path: { id } } }));
  const change = (id: string, body: object, headers: Record<string, string> = {}) =>
    ada.send('PATCH', `/api/treatment-plans/${id}`, body, headers);
  const finish = (id: string, headers: Record<string, string> = {}) =>
    ada.send('PATCH', `/api/treatment-plans/${id}/complete`, undefined, headers);
  const refusal = async (answer: Response) => [answer.status, (await problemOf(answer)).detail];
  const list = async (who: Person, query: object = {}) =>
    made(
      await who.client.GET('/api/treatment-plans', {
        params: { query: { organization_id: who.organizationId, ...query } },
      }),
    );
  const whole = { title: 'Pump', description: 'Buy one', assigned_to: 'ada@example.com' };

  test('a plan is created with defaults and its creator, and found', async () => {
    const { id: risk_id } = await recordRisk(ada);
    const body = { organization_id: ada.organizationId, risk_id };
    const refused = await ada.send('POST', '/api/treatment-plans', { ...body, created_by: bob.userId });
    expect([refused.status, (await problemOf(refused)).errors]).toEqual([
      400,
      [{ path: '/created_by', keyword: 'rule', params: {}, message: 'must be your own user id' }],
    ]);
    const answer = await ada.client.POST('/api/treatment-plans', { body: { ...body, created_by: ada.userId } });
    const plan = made(answer);
    expect(plan).toMatchObject({
      title: '',
      assigned_to: '',
      priority: 'medium',
      status: 'draft',
      actions: [],
      risk_flow_id: null,
      created_by: ada.userId,
      completed_at: null,
    });
    expect([answer.response.headers.get('etag'), answer.response.headers.get('location')]).toEqual([
      '"1"',
      `/api/treatment-plans/${plan.id}`,
    ]);
    expect(await read(plan.id)).toEqual(plan);
  });

  test('a colleague who changes a plan does not become its creator', async () => {
    const { id, created_by, risk_id, risk_flow_id, title } = await addPlan(ada);
    const cleo = await api.colleague(ada, 'cleo@example.com', 'risk_manager');
    const sent = (maker: string) =>
      cleo.send('PATCH', `/api/treatment-plans/${id}`, {
        created_by: maker,
        risk_id,
        risk_flow_id,
        title: `${title}, again`,
      });
    for (const maker of [created_by, cleo.userId]) expect((await sent(maker)).status, maker).toBe(200);
    const refused = await sent(bob.userId);
    expect([refused.status, (await problemOf(refused)).errors]).toEqual([
      400,
      [{ path: '/created_by', keyword: 'rule', params: {}, message: 'cannot be changed' }],
    ]);
    expect(await read(id)).toMatchObject({ created_by: ada.userId, title: `${title}, again`, version: 2 });
  });

  test('an assignee is stored by id, and may be removed', async () => {
    const plan = await addPlan(ada, { assigned_to: ' ADA@example.com ' });
    expect(plan.assigned_to).toBe(ada.userId);
    expect((await change(plan.id, { assigned_to: '' })).status).toBe(200);
    expect((await read(plan.id)).assigned_to).toBe('');
    const answer = await change(plan.id, { assigned_to: bob.email });
    expect([answer.status, (await problemOf(answer)).errors?.[0]?.path]).toEqual([400, '/assigned_to']);
  });

  test('a plan belongs to a flow of its own risk, and a flow has one', async () => {
    const flow = await addFlow(ada);
    const of = (risk_id: string, risk_flow_id: string) =>
      ada.send('POST', '/api/treatment-plans', { organization_id: ada.organizationId, risk_id, risk_flow_id });
    for (const [risk, id] of [
      [(await recordRisk(ada)).id, flow.id],
      [flow.risk_id, 'nowhere'],
      [flow.risk_id, (await addFlow(bob)).id],
    ] as const) {
      const answer = await of(risk, id);
      expect([answer.status, (await problemOf(answer)).errors?.[0]?.path]).toEqual([400, '/risk_flow_id']);
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => of(flow.risk_id, flow.id)));
    expect(statuses(answers)).toEqual(oneOf(201, 409, 20));
    expect(await refusal(await of(flow.risk_id, flow.id))).toEqual([
      409,
      'The risk flow already has a treatment plan.',
    ]);
    expect(await plansOfFlow(ada, flow.id)).toHaveLength(1);
  });

  test.each(['title', 'description', 'assigned_to'])('without %s a plan is not completed', async (field) => {
    const plan = await addPlan(ada, { ...whole, [field]: '' });
    expect(await refusal(await finish(plan.id))).toEqual([409, PLAN_INCOMPLETE]);
    expect(await read(plan.id)).toEqual(plan);
  });

  test('of twenty concurrent completions one succeeds; a reopened plan is open', async () => {
    const { id } = await addPlan(ada, whole);
    expect(statuses(await Promise.all(Array.from({ length: 20 }, () => finish(id))))).toEqual(oneOf(200, 409, 20));
    const done = await read(id);
    expect(done).toMatchObject({ status: 'completed', version: 2 });
    expect(Math.abs(Date.parse(done.completed_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await refusal(await finish(id))).toEqual([409, 'The treatment plan is already completed.']);
    expect(await refusal(await change(id, { status: 'draft' }))).toEqual([
      409,
      'A completed treatment plan cannot become a draft again.',
    ]);
    expect((await change(id, { status: 'completed' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'completed', completed_at: done.completed_at });
    expect((await change(id, { status: 'in-progress' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'in-progress', completed_at: null });
    expect(await refusal(await change(id, { status: 'completed' }))).toEqual([
      409,
      'Complete the treatment plan instead of setting its status to completed.',
    ]);
  });

  test('an outdated version is refused', async () => {
    const { id } = await addPlan(ada, whole);
    expect((await change(id, { timeline: 'soon' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await change(id, { timeline: 'late' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await finish(id, { 'if-match': '"1"' })).status).toBe(412);
    expect(await read(id)).toMatchObject({ timeline: 'soon', status: 'draft', version: 2 });
    expect((await ada.send('DELETE', `/api/treatment-plans/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ada.send('DELETE', `/api/treatment-plans/${id}`)).status).toBe(204);
    expect((await ada.send('GET', `/api/treatment-plans/${id}`)).status).toBe(404);
  });

  test('the plan of an archived flow cannot change', async () => {
    const flow = await addFlow(ada);
    await complete(ada, flow.id);
    await ada.send('PATCH', `/api/risk-flows/${flow.id}/archive`);
    const [plan] = await plansOfFlow(ada, flow.id);
    expect((await refusal(await change(plan?.id ?? '', { timeline: 'late' })))[0]).toBe(409);
    expect(await plansOfFlow(ada, flow.id)).toEqual([plan]);
  });

  test('lists are filtered, sorted by priority and searched', async () => {
    const eve = await api.person('eve@example.org');
    for (const [title, priority] of [
      ['Walls', 'low'],
      ['pumps', 'critical'],
      ['Boats', 'high'],
    ] as const)
      await addPlan(eve, { title, priority, ...(title === 'Boats' && { assigned_to: eve.userId }) });
    const titles = async (query: object) => (await list(eve, query)).items.map(({ title }) => title);
    expect(await titles({ sort: '-priority' })).toEqual(['pumps', 'Boats', 'Walls']);
    expect(await titles({ sort: 'title' })).toEqual(['Boats', 'pumps', 'Walls']);
    expect(await titles({ q: 'pum' })).toEqual(['pumps']);
    expect(await titles({ assigned_to: 'eve@example.org' })).toEqual(['Boats']);
    expect(await titles({ status: ['completed'] })).toEqual([]);
  });

  test('plans of other organizations and other domains are not found', async () => {
    const { id } = await addPlan(ada, whole);
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['PATCH', '/complete'],
    ] as const) {
      expect(
        (
          await bob.send(
            method,
            `/api/treatment-plans/${id}${path}`,
            method === 'PATCH' && path === '' ? { title: 'x' } : undefined,
          )
        ).status,
        method + path,
      ).toBe(404);
    }
    const privacy = await addDomain(api, ada, 'Privacy');
    const manager = await api.colleague(ada, 'manager@example.com', 'grc_domain_manager', [privacy]);
    const inside = await addPlan(manager, { risk_id: (await recordRisk(ada, { domain_id: privacy })).id });
    const seen = await list(manager);
    expect([seen.total, seen.items.map((plan) => plan.id)]).toEqual([1, [inside.id]]);
    expect((await manager.send('GET', `/api/treatment-plans/${id}`)).status).toBe(404);
  });
});
