/** What was deleted comes back as it was (D41). */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allStores } from '../../store/testing.ts';
import { addAsset, addProperty, addScenario } from '../../testing/items.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';

describe.each(allStores)('a restored record on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const json = async (answer: Response) => Object(await answer.json());
  const get = async (path: string) => json(await ada.send('GET', `/api/${path}`));
  const add = async (path: string, body: object): Promise<string> => {
    const answer = await ada.send('POST', `/api/${path}`, { organization_id: ada.organizationId, ...body });
    expect(answer.status, path).toBe(201);
    return String((await json(answer)).id);
  };
  const remove = async (path: string) => expect((await ada.send('DELETE', `/api/${path}`)).ok).toBe(true);
  const restore = async (path: string) => {
    // Later than everything before, so that no time is the same by chance.
    await wait(5);
    const answer = await ada.send('POST', `/api/${path}/restore`);
    return { status: answer.status, ...(await json(answer)) };
  };
  const asItWas = (record: { version: number }) => ({ ...record, version: 0 });
  const riskWithFlow = async (
    plan: object | null = { title: 'Backups', description: 'Daily', assignedTo: ada.userId },
  ) => {
    const risk = await add('risks', { title: 'Flood' });
    const flow = await add('risk-flows', { risk_id: risk, status: 'in-progress', treatment_plan: plan });
    return { risk, flow };
  };
  const planOf = async (flow: string) => (await get(`risk-flows/${flow}/workspace`)).plan;

  test('has its id, its times, and a version that goes on', async () => {
    const risk = await add('risks', { title: 'Fire' });
    await ada.send('PATCH', `/api/risks/${risk}`, { title: 'Great fire' });
    const before = await get(`risks/${risk}`);
    await remove(`risks/${risk}`);
    expect(await restore(`risks/${risk}`)).toMatchObject({ status: 200, version: 4, dropped_links: [] });
    expect(await get(`risks/${risk}`)).toEqual({ ...before, version: 4 });
  });

  test('of a risk has its notes with their times, in their order', async () => {
    const risk = await add('risks', { title: 'Storm' });
    for (const note of ['first', 'second', 'third']) await ada.send('POST', `/api/risks/${risk}/notes`, { note });
    const before = await get(`risks/${risk}/notes`);
    expect(before.total).toBe(3);
    await remove(`risks/${risk}`);
    await restore(`risks/${risk}`);
    expect(await get(`risks/${risk}/notes`)).toEqual(before);
  });

  test('of a flow comes with its plan', async () => {
    const { flow } = await riskWithFlow();
    const [before, plan] = [await get(`risk-flows/${flow}`), await planOf(flow)];
    await remove(`risk-flows/${flow}`);
    expect((await ada.send('GET', `/api/treatment-plans/${plan.id}`)).status).toBe(404);
    expect((await restore(`treatment-plans/${plan.id}`)).detail).toBe(
      'The risk flow that it belongs to was deleted. Restore that first.',
    );
    await restore(`risk-flows/${flow}`);
    expect(asItWas(await get(`risk-flows/${flow}`))).toEqual(asItWas(before));
    expect(asItWas(await get(`treatment-plans/${plan.id}`))).toEqual(asItWas(plan));
    expect(await restore(`treatment-plans/${plan.id}`)).toMatchObject({ status: 200, version: 3 });
    await ada.send('PATCH', `/api/risk-flows/${flow}`, {
      treatment_plan: { ...before.treatment_plan, description: 'Hourly' },
    });
    expect(await planOf(flow)).toMatchObject({ id: plan.id, description: 'Hourly' });
  });

  test('of a risk names no flow until that is restored, and then both are as they were', async () => {
    const { risk, flow } = await riskWithFlow();
    const [before, plan] = [await get(`risk-flows/${flow}`), await planOf(flow)];
    await remove(`risks/${risk}`);
    await restore(`risks/${risk}`);
    expect(await get(`risks/${risk}`)).toMatchObject({ flow: null });
    expect(
      (await get(`risks?organization_id=${ada.organizationId}&flow=in-progress`)).items.map(
        ({ id }: { id: string }) => id,
      ),
    ).not.toContain(risk);
    await restore(`risk-flows/${flow}`);
    expect(await get(`risks/${risk}`)).toMatchObject({ flow: { id: flow, status: 'in-progress' } });
    expect(asItWas(await get(`risk-flows/${flow}`))).toEqual(asItWas(before));
    expect(asItWas(await planOf(flow))).toEqual(asItWas(plan));
  });

  test('of a flow shows no plan that was deleted before it', async () => {
    const { flow } = await riskWithFlow();
    const plan = await planOf(flow);
    await remove(`treatment-plans/${plan.id}`);
    await remove(`risk-flows/${flow}`);
    await restore(`risk-flows/${flow}`);
    expect([(await get(`risk-flows/${flow}`)).treatment_plan, await planOf(flow)]).toEqual([null, null]);
  });

  test('of a plan alone returns to its flow if that has none, and stays beside it otherwise', async () => {
    const { flow } = await riskWithFlow();
    const [before, plan] = [await get(`risk-flows/${flow}`), await planOf(flow)];
    await remove(`treatment-plans/${plan.id}`);
    expect((await get(`risk-flows/${flow}`)).treatment_plan).toBeNull();
    expect(await restore(`treatment-plans/${plan.id}`)).toMatchObject({ status: 200, dropped_links: [] });
    expect((await get(`risk-flows/${flow}`)).treatment_plan).toEqual(before.treatment_plan);
    expect(asItWas(await planOf(flow))).toEqual(asItWas(plan));

    await remove(`treatment-plans/${plan.id}`);
    const other = await add('treatment-plans', { risk_id: plan.risk_id, risk_flow_id: flow, title: 'Other' });
    expect(await restore(`treatment-plans/${plan.id}`)).toMatchObject({
      status: 200,
      dropped_links: [{ field: 'risk_flow_id', ids: [flow] }],
    });
    expect(await planOf(flow)).toMatchObject({ id: other });
    expect(await get(`treatment-plans/${plan.id}`)).toMatchObject({
      title: 'Backups',
      risk_flow_id: null,
      created_at: plan.created_at,
    });
  });

  test('names an invited person who has joined meanwhile', async () => {
    const answer = await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email: 'guest@example.com',
      role: 'risk_manager',
    });
    const { member, invitation_url } = await json(answer);
    const risk = await add('risks', { title: 'Theft', owner_id: member.user_id, reviewer_id: ada.userId });
    const flow = await add('risk-flows', {
      risk_id: risk,
      treatment_plan: { title: 'Locks', description: '', assignedTo: member.user_id },
    });
    const plan = await planOf(flow);
    await ada.send('PATCH', `/api/treatment-plans/${plan.id}`, {
      actions: [
        { title: 'Ask', responsible: member.user_id },
        { title: 'Buy', responsible: ada.userId },
      ],
    });
    await remove(`risks/${risk}`);
    const guest = await api.stranger('guest@mail.example');
    const token = new URL(invitation_url).hash.replace('#invitation=', '');
    expect((await guest.send('POST', '/api/invitations/accept', { token })).status).toBe(200);
    await restore(`risks/${risk}`);
    expect(await get(`risks/${risk}`)).toMatchObject({ owner_id: guest.userId, reviewer_id: ada.userId });
    await restore(`risk-flows/${flow}`);
    expect((await get(`risk-flows/${flow}`)).treatment_plan).toMatchObject({ assignedTo: guest.userId });
    expect(await planOf(flow)).toMatchObject({
      assigned_to: guest.userId,
      actions: [{ responsible: guest.userId }, { responsible: ada.userId }],
    });
  });

  test('of items and tasks has its times, without links that lead nowhere', async () => {
    const { id: scenario } = await addScenario(ada);
    const { id: property } = await addProperty(ada, { linked_scenarios: [scenario] });
    const { id: asset } = await addAsset(ada, { linked_properties: [property] });
    const risk = await add('risks', { title: 'Breach', asset_id: asset });
    const task = await add('tasks', { title: 'Call', risk_id: risk });
    const paths = [`tasks/${task}`, `assets/${asset}`, `properties/${property}`, `risk-scenarios/${scenario}`];
    const before = await Promise.all(paths.map((path) => get(path)));
    for (const path of paths) await remove(path);
    for (const path of paths.toReversed()) await restore(path);
    const times = ({ id, created_at }: { id: string; created_at: string }) => ({ id, created_at });
    expect((await Promise.all(paths.map((path) => get(path)))).map(times)).toEqual(before.map(times));
    expect(await get(`tasks/${task}`)).toEqual({ ...before[0], version: 3 });
    await remove(`properties/${property}`);
    await remove(`risk-scenarios/${scenario}`);
    expect(await restore(`properties/${property}`)).toMatchObject({
      dropped_links: [{ field: 'linked_scenarios', ids: [scenario] }],
    });
    expect(await get(`properties/${property}`)).toMatchObject({ linked_scenarios: [] });
  });
});
