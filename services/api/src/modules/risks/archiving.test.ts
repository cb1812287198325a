import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDomain, addFlow, complete, oneOf, readRisk, recordRisk, statuses } from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('archived risks on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const archive = (id: string, headers: Record<string, string> = {}) =>
    ada.send('PATCH', `/api/risks/${id}/archive`, undefined, headers);
  const unarchive = (id: string) => ada.send('PATCH', `/api/risks/${id}/unarchive`);
  const refusal = async (answer: Response) => [answer.status, (await problemOf(answer)).detail];
  const archived = async (who: Person, query: object = {}) =>
    made(
      await who.client.GET('/api/risks/archived', {
        params: { query: { organization_id: who.organizationId, ...query } },
      }),
    );
  async function ready(who = ada, more: Parameters<typeof recordRisk>[1] = {}) {
    const flow = await addFlow(who, { risk_id: (await recordRisk(who, more)).id });
    await complete(who, flow.id);
    return flow.risk_id;
  }

  test('a risk is archived once its flow is completed, and not before', async () => {
    const { id } = await recordRisk(ada);
    expect(await refusal(await archive(id))).toEqual([
      409,
      'The risk has no risk flow. A risk can be archived once its risk flow is completed.',
    ]);
    const flow = await addFlow(ada, { risk_id: id });
    expect(await refusal(await archive(id))).toEqual([409, 'A risk can be archived once its risk flow is completed.']);
    expect(await readRisk(ada, id)).toMatchObject({ status: 'identified', version: 2 });
    await complete(ada, flow.id);
    const answer = await archive(id, { 'if-match': '"3"' });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"4"']);
    const risk = await readRisk(ada, id);
    expect(risk.status).toBe('archived');
    expect(Math.abs(Date.parse(risk.archived_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await refusal(await archive(id))).toEqual([409, 'The risk is already archived.']);
  });

  test('the status of an archived risk cannot be changed until the risk is unarchived, and is then open', async () => {
    const id = await ready();
    expect(await refusal(await unarchive(id))).toEqual([409, 'The risk is not archived.']);
    await archive(id);
    expect(await refusal(await ada.send('PATCH', `/api/risks/${id}`, { status: 'open' }))).toEqual([
      409,
      'The risk is archived. Unarchive it first.',
    ]);
    expect((await unarchive(id)).status).toBe(200);
    expect(await readRisk(ada, id)).toMatchObject({ status: 'open', archived_at: null });
  });

  test('of twenty concurrent archivings one succeeds, as with unarchiving', async () => {
    const id = await ready();
    const times = Array.from({ length: 20 });
    expect(statuses(await Promise.all(times.map(() => archive(id))))).toEqual(oneOf(200, 409, 20));
    expect(statuses(await Promise.all(times.map(() => unarchive(id))))).toEqual(oneOf(200, 409, 20));
    expect((await readRisk(ada, id)).version).toBe(5);
  });

  test('an outdated version is refused', async () => {
    const id = await ready();
    expect((await archive(id, { 'if-match': '"1"' })).status).toBe(412);
    expect((await readRisk(ada, id)).status).toBe('mitigating');
  });

  test('the list contains archived risks only, last archived first, of the organization and the caller’s domains', async () => {
    const boss = await api.person('boss@example.net');
    const privacy = await addDomain(api, boss, 'Privacy');
    const manager = await api.colleague(boss, 'manager@example.net', 'grc_domain_manager', [privacy]);
    await recordRisk(boss, { title: 'Still open' });
    for (const [title, more] of [
      ['First', { domain_id: privacy }],
      ['Second', {}],
    ] as const) {
      const id = await ready(boss, { title, ...more });
      expect((await boss.send('PATCH', `/api/risks/${id}/archive`)).status).toBe(200);
    }
    const titles = async (who: Person, query: object = {}) =>
      (await archived(who, query)).items.map(({ title }) => title);
    expect(await titles(boss)).toEqual(['Second', 'First']);
    expect(await titles(boss, { sort: 'title' })).toEqual(['First', 'Second']);
    expect(await titles(boss, { q: 'sec' })).toEqual(['Second']);
    expect([await titles(manager), (await archived(manager)).total]).toEqual([['First'], 1]);
    expect((await ada.send('GET', `/api/risks/archived?organization_id=${boss.organizationId}`)).status).toBe(403);
    expect(await refusal(await ada.send('GET', '/api/risks/archived'))).toEqual([400, 'organizationId is required']);
    const first = await archived(boss, { limit: 1 });
    expect(await titles(boss, { limit: 1, cursor: first.next_cursor })).toEqual(['First']);
  });

  test('another organization can neither archive nor unarchive', async () => {
    const eve = await api.person('eve@example.org');
    const id = await ready();
    expect((await eve.send('PATCH', `/api/risks/${id}/archive`)).status).toBe(404);
    await archive(id);
    expect((await eve.send('PATCH', `/api/risks/${id}/unarchive`)).status).toBe(404);
  });
});
