import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RiskSummary } from '@parapet/contracts';
import type { Doc } from '../../store/port.ts';
import { addDomain, addFlow, addPlan, recordRisk, readFlow, readRisk } from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addAsset, addProperty, addScenario, made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('the register on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    bob = await api.person('bob@example.com');
  });
  afterAll(() => api.close());

  const titles = async (who: Person, query: object) =>
    made(
      await who.client.GET('/api/risks', {
        params: { query: { organization_id: who.organizationId, sort: 'title', ...query } },
      }),
    ).items.map(({ title }) => title);
  const summary = async (who: Person, query: object = {}): Promise<RiskSummary> =>
    made(
      await who.client.GET('/api/risks/summary', {
        params: { query: { organization_id: who.organizationId, ...query } },
      }),
    );
  const notesOf = async (who: Person, id: string, query: object = {}) =>
    made(await who.client.GET('/api/risks/{id}/notes', { params: { path: { id }, query } }));

  test('answers with any question as their key are stored, and so are custom questions', async () => {
    const template_answers = {
      's1_What happens, e.g. in a flood?_0': 'It stops',
      $where: 3,
      constructor: true,
      'a%2Eb': null,
      plain: 'x',
    };
    const custom_questions = [{ id: 'q1', text: 'Who knows?', type: 'text' as const }];
    const { id } = await recordRisk(ada, { template_answers, custom_questions });
    expect(await readRisk(ada, id)).toMatchObject({ template_answers, custom_questions });
    const change = { 'step.one_q': 'new' };
    await ada.send('PATCH', `/api/risks/${id}`, { template_answers: change, custom_questions: [] });
    const after = await readRisk(ada, id);
    expect([after.template_answers, after.custom_questions]).toEqual([change, []]);
    const query = { organization_id: ada.organizationId, id: [id], due_dates: true };
    expect(made(await ada.client.GET('/api/risks', { params: { query } })).items).toEqual([after]);
  });

  test('filters by id and domain return no risks outside a manager’s own domains', async () => {
    const boss = await api.person('boss@example.net');
    const [privacy, finance] = [await addDomain(api, boss, 'Privacy'), await addDomain(api, boss, 'Finance')];
    const manager = await api.colleague(boss, 'manager@example.net', 'grc_domain_manager', [privacy]);
    const template = await api.store
      .org(boss.organizationId, { id: 'test' })
      .collection<Doc & Record<'name' | 'description' | 'framework', string>>('grc_templates')
      .insertOne({ name: 'T', description: '', framework: '' });
    const inside = await recordRisk(boss, { title: 'Inside', domain_id: privacy, template_id: template._id });
    const outside = await recordRisk(boss, { title: 'Outside', domain_id: finance });
    await recordRisk(boss, { title: 'No domain' });
    expect(await titles(boss, { id: [inside.id, outside.id] })).toEqual(['Inside', 'Outside']);
    expect(await titles(boss, { domain_id: finance })).toEqual(['Outside']);
    expect(await titles(boss, { template_id: template._id })).toEqual(['Inside']);
    expect(await titles(manager, { id: [inside.id, outside.id] })).toEqual(['Inside']);
    expect(await titles(manager, { domain_id: finance })).toEqual([]);
    expect([
      (await summary(boss)).total,
      (await summary(manager)).total,
      (await summary(manager, { domain_id: finance })).total,
    ]).toEqual([3, 1, 0]);
  });

  test('the summary counts all matching risks, by level and by cell', async () => {
    const eve = await api.person('eve@example.org');
    // Scores 1, 3, 4, 8, 9, 15, 16, 25, and 9 once more.
    const scales = [
      [1, 1],
      [1, 3],
      [2, 2],
      [2, 4],
      [3, 3],
      [3, 5],
      [4, 4],
      [5, 5],
      [3, 3],
    ] as const;
    for (const [n, [impact_level, probability]] of scales.entries()) {
      await recordRisk(eve, {
        title: n % 2 === 0 ? `Even ${n}` : `Odd ${n}`,
        impact_level,
        probability,
        status: n < 2 ? 'closed' : 'open',
      });
    }
    const all = await summary(eve);
    expect(all).toMatchObject({ total: 9, levels: { low: 2, medium: 2, high: 3, critical: 2 } });
    expect(all.cells).toHaveLength(8);
    expect(all.cells).toContainEqual({ impact_level: 3, probability: 3, count: 2 });
    expect(await summary(eve, { q: 'even' })).toMatchObject({
      total: 5,
      levels: { low: 1, medium: 1, high: 2, critical: 1 },
    });
    expect(await summary(eve, { q: 'odd', status: ['open'] })).toEqual({
      total: 3,
      levels: { low: 0, medium: 1, high: 1, critical: 1 },
      cells: [
        { impact_level: 2, probability: 4, count: 1 },
        { impact_level: 3, probability: 5, count: 1 },
        { impact_level: 5, probability: 5, count: 1 },
      ],
    });
    expect((await titles(eve, { score_level: ['critical', 'low'] })).toSorted()).toEqual([
      'Even 0',
      'Even 6',
      'Odd 1',
      'Odd 7',
    ]);
    expect(await summary(eve, { score_level: ['high'], q: 'even' })).toMatchObject({
      total: 2,
      levels: { low: 0, medium: 0, high: 2, critical: 0 },
    });
    const many = Array.from({ length: 33 }, (_, n) => n).join('+');
    expect((await eve.send('GET', `/api/risks/summary?organization_id=${eve.organizationId}&q=${many}`)).status).toBe(
      400,
    );
    expect((await eve.send('GET', `/api/risks/summary?organization_id=${ada.organizationId}`)).status).toBe(403);
  });

  test('notes are listed newest first, with their author', async () => {
    const { id } = await recordRisk(ada);
    const cleo = await api.colleague(ada, 'cleo@example.com', 'risk_owner');
    for (const [who, note] of [
      [ada, 'First'],
      [cleo, 'Second'],
      [ada, 'Third'],
    ] as const) {
      const { data, response } = await who.client.POST('/api/risks/{id}/notes', {
        params: { path: { id } },
        body: { note, userId: who.userId },
      });
      expect([response.status, data]).toMatchObject([201, { risk_id: id, note, userId: who.userId }]);
      // Gives each note a time of its own.
      const written = Date.now();
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(written));
    }
    for (const { userId } of [cleo, bob]) {
      const refused = await ada.send('POST', `/api/risks/${id}/notes`, { note: 'Not mine', userId });
      expect([refused.status, (await problemOf(refused)).errors]).toEqual([
        400,
        [{ path: '/userId', keyword: 'rule', params: {}, message: 'must be your own user id' }],
      ]);
    }
    const all = await notesOf(ada, id);
    expect(all.items.map(({ note, userId }) => [note, userId])).toEqual([
      ['Third', ada.userId],
      ['Second', cleo.userId],
      ['First', ada.userId],
    ]);
    const page = await notesOf(ada, id, { limit: 2 });
    expect(page.total).toBe(3);
    expect((await notesOf(ada, id, { limit: 2, cursor: page.next_cursor })).items.map(({ note }) => note)).toEqual([
      'First',
    ]);
    expect((await readRisk(ada, id)).version).toBe(1);
    expect((await ada.send('POST', `/api/risks/${id}/notes`, { note: '  ' })).status).toBe(400);
    for (const method of ['GET', 'POST']) {
      expect(
        (await bob.send(method, `/api/risks/${id}/notes`, method === 'POST' ? { note: 'x' } : undefined)).status,
        method,
      ).toBe(404);
    }
  });

  test('a risk is deleted with its notes, flows, plans and tasks, and the links to it', async () => {
    const [doomed, other] = [await recordRisk(ada), await recordRisk(ada)];
    const flow = await addFlow(ada, { risk_id: doomed.id });
    await addPlan(ada, { risk_id: doomed.id, risk_flow_id: flow.id });
    await ada.send('POST', `/api/risks/${doomed.id}/notes`, { note: 'x' });
    const task = async (risk_id: string) =>
      made(await ada.client.POST('/api/tasks', { body: { organization_id: ada.organizationId, title: 'Do', risk_id } }))
        .id;
    const [gone, stays] = [await task(doomed.id), await task(other.id)];
    const [scenario, asset] = [await addScenario(ada), await addAsset(ada)];
    const property = await addProperty(ada, { linked_risks: [doomed.id, other.id] });
    const linking = await addFlow(ada, {
      risk_id: other.id,
      selected_assets: [asset.id],
      selected_scenarios: [scenario.id],
      asset_scenario_evaluations: { [`${asset.id}:${scenario.id}`]: { risk_id: doomed.id, comments: 'c' } },
    });

    expect((await ada.send('DELETE', `/api/risks/${doomed.id}`)).status).toBe(204);
    const db = api.store.org(ada.organizationId, { id: 'test' });
    for (const name of ['risk_notes', 'risk_flows', 'treatment_plans', 'tasks'])
      expect(await db.collection<Doc>(name).count({ risk_id: doomed.id }), name).toBe(0);
    expect([
      (await ada.send('GET', `/api/tasks/${gone}`)).status,
      (await ada.send('GET', `/api/tasks/${stays}`)).status,
    ]).toEqual([404, 200]);
    expect((await readFlow(ada, linking.id)).asset_scenario_evaluations).toEqual({
      [`${asset.id}:${scenario.id}`]: { risk_id: null, comments: 'c' },
    });
    expect(
      made(await ada.client.GET('/api/properties/{id}', { params: { path: { id: property.id } } })).linked_risks,
    ).toEqual([other.id]);
  });

  test('records that are added while their risk is deleted are refused, or deleted too', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await recordRisk(ada);
      const body = { organization_id: ada.organizationId, risk_id: id };
      const answers = await Promise.all([
        ada.send('POST', '/api/risk-flows', body),
        ada.send('DELETE', `/api/risks/${id}`),
        ada.send('POST', '/api/tasks', { ...body, title: 'Do' }),
        ada.send('POST', `/api/risks/${id}/notes`, { note: 'x' }),
        ada.send('POST', '/api/treatment-plans', body),
      ]);
      expect(answers.every(({ status }) => [201, 204, 400, 404].includes(status))).toBe(true);
      const db = api.store.org(ada.organizationId, { id: 'test' });
      for (const name of ['risk_notes', 'risk_flows', 'treatment_plans', 'tasks'])
        expect(await db.collection<Doc>(name).count({ risk_id: id }), name).toBe(0);
    }
  });

  test('a risk whose owner was removed can be changed, but the removed member cannot become its reviewer', async () => {
    const cleo = await api.colleague(ada, 'leaving@example.com', 'risk_owner');
    const { id } = await recordRisk(ada, { owner_id: cleo.userId });
    await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<Doc>('members')
      .deleteOne({ user_id: cleo.userId });
    expect((await ada.send('PATCH', `/api/risks/${id}`, { owner_id: cleo.userId, title: 'Same owner' })).status).toBe(
      200,
    );
    const answer = await ada.send('PATCH', `/api/risks/${id}`, { reviewer_id: cleo.userId });
    expect([answer.status, (await problemOf(answer)).errors?.[0]?.path]).toEqual([400, '/reviewer_id']);
  });
});
