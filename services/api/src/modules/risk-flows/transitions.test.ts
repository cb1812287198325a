import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAN_INCOMPLETE } from '@parapet/contracts/rules';
import {
  addFlow,
  colleagues,
  complete,
  oneOf,
  planFor,
  plansOfFlow,
  readFlow,
  readRisk,
  recordRisk,
  statuses,
} from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('finishing risk flows on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let cleo: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    cleo = await api.colleague(ada, 'Cleo@example.com', 'risk_owner');
  });
  afterAll(() => api.close());

  const finish = (who: Person, id: string, body: object = {}, headers: Record<string, string> = {}) =>
    who.send('PATCH', `/api/risk-flows/${id}/complete`, body, headers);
  const archive = (who: Person, id: string, headers: Record<string, string> = {}) =>
    who.send('PATCH', `/api/risk-flows/${id}/archive`, undefined, headers);
  const refusal = async (answer: Response) => [answer.status, (await problemOf(answer)).detail];

  test('a completion saves and completes the plan, completes the flow, and assigns the risk to the assignee', async () => {
    const { id, risk_id } = await addFlow(ada);
    const body = {
      treatment_plan: planFor('cleo@EXAMPLE.com'),
      actions: [{ id: 'a1', title: 'Ask', description: '', responsible: '', dueDate: null, status: 'pending' }],
    };
    const answer = await finish(ada, id, body);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
    const flow = await readFlow(ada, id);
    expect(flow).toMatchObject({
      status: 'completed',
      assigned_to: cleo.userId,
      treatment_plan: planFor(cleo.userId),
      version: 2,
    });
    expect(Math.abs(Date.parse(flow.completed_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await readRisk(ada, risk_id)).toMatchObject({ status: 'mitigating', owner_id: cleo.userId, version: 3 });
    const [plan, ...others] = await plansOfFlow(ada, id);
    expect(others).toEqual([]);
    expect(plan).toMatchObject({
      risk_id,
      title: 'Second line',
      assigned_to: cleo.userId,
      estimated_cost: '4 000 €',
      status: 'completed',
      completed_at: flow.completed_at,
      actions: body.actions,
    });
  });

  test('a flow has one plan record, and completing the flow completes the record as last saved', async () => {
    const { id } = await addFlow(ada, { treatment_plan: { ...planFor(ada.userId), title: 'In the flow' } });
    const [record] = await plansOfFlow(ada, id);
    expect(record).toMatchObject({ title: 'In the flow', assigned_to: ada.userId, status: 'draft' });
    expect(
      (await ada.send('PATCH', `/api/treatment-plans/${record?.id}`, { title: 'In the record', timeline: 'soon' }))
        .status,
    ).toBe(200);
    expect((await readFlow(ada, id)).treatment_plan).toMatchObject({ title: 'In the record', timeline: 'soon' });
    expect((await finish(ada, id)).status).toBe(200);
    expect(await plansOfFlow(ada, id)).toMatchObject([
      { id: record?.id, title: 'In the record', timeline: 'soon', status: 'completed' },
    ]);
  });

  test('twenty concurrent writers of the plan of a flow leave one record, which the flow shows', async () => {
    const { id } = await addFlow(ada);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        ada.send('PATCH', `/api/risk-flows/${id}`, { treatment_plan: { ...planFor(ada.userId), title: `Plan ${n}` } }),
      ),
    );
    const [record, ...others] = await plansOfFlow(ada, id);
    expect([others, record?.title]).toEqual([[], (await readFlow(ada, id)).treatment_plan?.title]);
  });

  test.each([
    ['a draft', 'draft', planFor('ada@example.com'), 409, 'The risk flow is a draft. Start it before completing it.'],
    ['a plan without title', 'in-progress', { ...planFor('ada@example.com'), title: '  ' }, 400, PLAN_INCOMPLETE],
    [
      'a plan without description',
      'in-progress',
      { ...planFor('ada@example.com'), description: '' },
      400,
      PLAN_INCOMPLETE,
    ],
    ['a plan without assignee', 'in-progress', planFor(''), 400, PLAN_INCOMPLETE],
    ['no plan at all', 'in-progress', undefined, 409, PLAN_INCOMPLETE],
    [
      'an assignee who is not there',
      'in-progress',
      planFor('nobody@example.com'),
      400,
      'The request refers to a record that does not exist',
    ],
  ] as const)('%s is refused, and nothing changes', async (_name, status, treatment_plan, code, detail) => {
    const flow = await addFlow(ada, { status });
    const risk = await readRisk(ada, flow.risk_id);
    expect(await refusal(await finish(ada, flow.id, { ...(treatment_plan && { treatment_plan }) }))).toEqual([
      code,
      detail,
    ]);
    expect(await readFlow(ada, flow.id)).toEqual(flow);
    expect(await readRisk(ada, flow.risk_id)).toEqual(risk);
    expect(await plansOfFlow(ada, flow.id)).toEqual([]);
  });

  test('the flow of an archived risk cannot be completed', async () => {
    const { id, risk_id } = await addFlow(ada);
    await complete(ada, id);
    expect((await ada.send('PATCH', `/api/risks/${risk_id}/archive`)).status).toBe(200);
    expect((await ada.send('PATCH', `/api/risk-flows/${id}`, { status: 'in-progress' })).status).toBe(200);
    expect(await refusal(await finish(ada, id))).toEqual([
      409,
      'The risk is archived. Unarchive it before completing its risk flow.',
    ]);
  });

  test('a reopened flow is no longer completed, and can be completed again', async () => {
    const { id } = await addFlow(ada);
    await complete(ada, id);
    const answer = await ada.client.PATCH('/api/risk-flows/{id}', {
      params: { path: { id } },
      body: { status: 'in-progress' },
    });
    expect(made(answer)).toMatchObject({ status: 'in-progress', completed_at: null });
    expect((await finish(ada, id)).status).toBe(200);
    expect(await plansOfFlow(ada, id)).toHaveLength(1);
  });

  test('of twenty concurrent completions one succeeds', async () => {
    const { id, risk_id } = await addFlow(ada);
    const managers = await colleagues(api, ada, 20);
    const answers = await Promise.all(managers.map((who) => finish(who, id, { treatment_plan: planFor(who.userId) })));
    expect(statuses(answers)).toEqual(oneOf(200, 409, 20));
    const [plan, ...others] = await plansOfFlow(ada, id);
    expect(others).toEqual([]);
    // Flow, risk and plan have the values of the request that succeeded.
    const flow = await readFlow(ada, id);
    expect(flow.version).toBe(2);
    expect(await readRisk(ada, risk_id)).toMatchObject({ owner_id: flow.assigned_to, version: 3 });
    expect(plan).toMatchObject({ assigned_to: flow.assigned_to, version: 1 });
  });

  test('archiving a flow closes its risk, and the flow can no longer be changed', async () => {
    const { id, risk_id } = await addFlow(ada);
    expect(await refusal(await archive(ada, id))).toEqual([409, 'A risk flow can be archived once it is completed.']);
    await complete(ada, id);
    expect((await archive(ada, id)).status).toBe(200);
    const flow = await readFlow(ada, id);
    expect(flow).toMatchObject({ status: 'archived', version: 3 });
    expect(Math.abs(Date.parse(flow.archived_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await readRisk(ada, risk_id)).toMatchObject({ status: 'closed', version: 4 });
    expect(await refusal(await archive(ada, id))).toEqual([409, 'The risk flow is already archived.']);
    expect(await refusal(await finish(ada, id))).toEqual([409, 'The risk flow is archived.']);
    expect(await refusal(await ada.send('PATCH', `/api/risk-flows/${id}`, { current_step: 2 }))).toEqual([
      409,
      'The risk flow is archived and can no longer be changed.',
    ]);
    expect(await readFlow(ada, id)).toEqual(flow);
  });

  test('of twenty concurrent archivings one succeeds', async () => {
    const { id } = await addFlow(ada);
    await complete(ada, id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => archive(ada, id)));
    expect(statuses(answers)).toEqual(oneOf(200, 409, 20));
    expect((await readFlow(ada, id)).version).toBe(3);
  });

  test('an outdated version is refused and changes nothing; a state that forbids the request is reported first', async () => {
    const flow = await addFlow(ada);
    await ada.send('PATCH', `/api/risk-flows/${flow.id}`, { current_step: 3 });
    const before = await readFlow(ada, flow.id);
    const body = { treatment_plan: planFor(ada.userId) };
    expect((await finish(ada, flow.id, body, { 'if-match': '"1"' })).status).toBe(412);
    expect(await readFlow(ada, flow.id)).toEqual(before);
    expect(await plansOfFlow(ada, flow.id)).toEqual([]);
    expect((await finish(ada, flow.id, body, { 'if-match': '"2"' })).status).toBe(200);
    expect((await archive(ada, flow.id, { 'if-match': '"2"' })).status).toBe(412);
    expect(await refusal(await finish(ada, flow.id, body, { 'if-match': '"2"' }))).toEqual([
      409,
      'The risk flow is already completed.',
    ]);
  });

  test('a risk may have another flow once its first one is archived', async () => {
    const { id: risk_id } = await recordRisk(ada);
    const { id } = await addFlow(ada, { risk_id });
    const another = () => ada.send('POST', '/api/risk-flows', { organization_id: ada.organizationId, risk_id });
    await complete(ada, id);
    expect(await refusal(await another())).toEqual([409, 'The risk already has a risk flow.']);
    await archive(ada, id);
    const answers = await Promise.all(Array.from({ length: 20 }, another));
    expect(statuses(answers)).toEqual(oneOf(201, 409, 20));
  });
});
