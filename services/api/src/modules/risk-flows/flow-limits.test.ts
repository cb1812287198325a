import type { RiskFlowUpdate } from '@parapet/contracts';
import { newAsset, newProperty, newScenario } from '@parapet/contracts/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetDoc, PropertyDoc, RiskScenarioDoc } from '../../collections.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addFlow, readFlow } from '../../testing/flows.ts';
import { stores } from '../../store/testing.ts';

const idsOf = (noun: string, count: number) => Array.from({ length: count }, (_, index) => `${noun}-${index}`);

describe.each(stores)('limits of risk flows on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    const { organizationId: organization_id } = ada;
    const [properties, wide] = [idsOf('property', 500), idsOf('wide', 2)];
    await api.store.transaction(organization_id, { id: 'test' }, async (tx) => {
      const asset = (_id: string, linked_properties: string[]) =>
        tx
          .collection<AssetDoc>('assets')
          .insertOne({ _id, ...newAsset({ organization_id, name: _id, linked_properties }) });
      const property = (_id: string, linked_scenarios: string[]) =>
        tx
          .collection<PropertyDoc>('properties')
          .insertOne({ _id, ...newProperty({ organization_id, name: _id, type: 'Digital', linked_scenarios }) });
      const scenarios = idsOf('scenario', 600);
      for (const _id of scenarios) {
        await tx
          .collection<RiskScenarioDoc>('risk_scenarios')
          .insertOne({
            _id,
            ...newScenario({ organization_id, title: _id, description: 'x', threat_actors: [], template_id: 't' }),
          });
      }
      for (const [index, id] of properties.entries()) await property(id, scenarios.slice(index, index + 1));
      for (const [index, id] of wide.entries()) await property(id, scenarios.slice(index * 300, index * 300 + 300));
      await asset('most', properties);
      await asset('one-more', wide.slice(0, 1));
      await asset('wide', wide);
      await asset('to-nowhere', [...idsOf('deleted', 1200), 'property-0']);
    });
  });
  afterAll(() => api.close());

  const change = async (id: string, body: RiskFlowUpdate) => {
    const answer = await ada.send('PATCH', `/api/risk-flows/${id}`, body);
    return answer.status === 200 ? 200 : (await problemOf(answer)).errors;
  };
  const tooMany = (noun: string) => [
    {
      path: '/selected_assets',
      keyword: 'maxItems',
      params: { limit: 500, of: noun },
      message: `bring in more than 500 ${noun}`,
    },
  ];

  test('assets may add at most 500 properties to a flow', async () => {
    const { id } = await addFlow(ada);
    expect(await change(id, { selected_assets: ['most'] })).toBe(200);
    expect(await change(id, { selected_assets: ['most', 'one-more'] })).toEqual(tooMany('properties'));
    expect(await change(id, { selected_assets: ['one-more'] })).toBe(200);
    const { selected_properties, selected_scenarios } = await readFlow(ada, id);
    expect([selected_properties, selected_scenarios.length]).toEqual([['wide-0'], 300]);
    expect(await change(id, { selected_assets: ['one-more', 'most'] })).toEqual(tooMany('properties'));
  });

  test('assets may add at most 500 scenarios to a flow, unless the request lists the scenarios itself', async () => {
    const { id } = await addFlow(ada);
    expect(await change(id, { selected_assets: ['wide'] })).toEqual(tooMany('scenarios'));
    expect(await change(id, { selected_assets: ['wide'], selected_properties: [] })).toEqual(tooMany('scenarios'));
    expect(await change(id, { selected_assets: ['most', 'wide'] })).toEqual(tooMany('properties'));
    expect(await change(id, { selected_assets: ['wide'], selected_scenarios: ['scenario-1'] })).toBe(200);
    expect(await readFlow(ada, id)).toMatchObject({
      selected_properties: ['wide-0', 'wide-1'],
      selected_scenarios: ['scenario-1'],
    });
  });

  test('links to deleted records do not count', async () => {
    const { id } = await addFlow(ada);
    expect(await change(id, { selected_assets: ['to-nowhere'] })).toBe(200);
    expect(await readFlow(ada, id)).toMatchObject({
      selected_properties: ['property-0'],
      selected_scenarios: ['scenario-0'],
    });
  });
});
