import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import { addFlow, complete, planFor, plansOfFlow, readFlow, recordRisk, statuses } from '../../testing/flows.ts';
import { roundsOn } from '../../testing/at-once.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { addAsset, addProperty, addScenario } from '../../testing/items.ts';
import { allStores } from '../../store/testing.ts';

describe.each(allStores)('risk flows and concurrent deletions, on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const db = () => api.store.org(ada.organizationId, { id: 'test' });
  const addPlanOf = (flow: { id: string; risk_id: string }) =>
    ada.send('POST', '/api/treatment-plans', {
      organization_id: ada.organizationId,
      risk_id: flow.risk_id,
      risk_flow_id: flow.id,
    });

  test('a plan that is created while its flow is deleted is refused, or deleted too', async () => {
    for (let round = 0; round < roundsOn(on.name); round++) {
      const flow = await addFlow(ada);
      const [made, deleted] = await Promise.all([addPlanOf(flow), ada.send('DELETE', `/api/risk-flows/${flow.id}`)]);
      expect([[201, 400].includes(made.status), deleted.status]).toEqual([true, 204]);
      expect(await db().collection<TreatmentPlanDoc>('treatment_plans').count({ risk_flow_id: flow.id })).toBe(0);
    }
  });

  test('a plan that is created while its flow is completed is completed too, or refused', async () => {
    for (let round = 0; round < roundsOn(on.name); round++) {
      const flow = await addFlow(ada);
      const [completed, made] = await Promise.all([
        ada.send('PATCH', `/api/risk-flows/${flow.id}/complete`, { treatment_plan: planFor(ada.userId) }),
        addPlanOf(flow),
      ]);
      expect([completed.status, [201, 409].includes(made.status)]).toEqual([200, true]);
      expect(await plansOfFlow(ada, flow.id)).toMatchObject([{ status: 'completed', assigned_to: ada.userId }]);
    }
  });

  /** An asset with a property, which links to a scenario. */
  async function chain() {
    const scenario = (await addScenario(ada)).id;
    const property = (await addProperty(ada, { linked_scenarios: [scenario] })).id;
    return { scenario, property, asset: (await addAsset(ada, { linked_properties: [property] })).id };
  }
  const GONE = [
    ['property', 'properties', 'selected_properties'],
    ['scenario', 'risk-scenarios', 'selected_scenarios'],
  ] as const;

  test.each(GONE)(
    'a %s that assets add is not selected when it is deleted at the same time',
    async (kind, path, field) => {
      for (let round = 0; round < roundsOn(on.name); round++) {
        const items = await chain();
        const { id: risk_id } = await recordRisk(ada);
        const selection = { selected_assets: [items.asset] };
        const existing = await addFlow(ada);
        const answers = await Promise.all([
          ada.send('POST', '/api/risk-flows', { organization_id: ada.organizationId, risk_id, ...selection }),
          ada.send('DELETE', `/api/${path}/${items[kind]}`),
          ada.send('PATCH', `/api/risk-flows/${existing.id}`, selection),
        ]);
        expect(statuses(answers)).toEqual([200, 201, 204]);
        expect(
          await db()
            .collection<RiskFlowDoc>('risk_flows')
            .count({ [field]: items[kind] }),
        ).toBe(0);
      }
    },
  );

  test.each([['asset', 'assets', 'selected_assets'], ...GONE] as const)(
    'a reopened flow loses the %s that is deleted at the same time',
    async (kind, path, field) => {
      for (let round = 0; round < roundsOn(on.name); round++) {
        const items = await chain();
        const flow = await addFlow(ada, { selected_assets: [items.asset] });
        await complete(ada, flow.id);
        const answers = await Promise.all([
          ada.send('PATCH', `/api/risk-flows/${flow.id}`, { status: 'in-progress' }),
          ada.send('DELETE', `/api/${path}/${items[kind]}`),
        ]);
        expect(statuses(answers)).toEqual([200, 204]);
        expect((await readFlow(ada, flow.id))[field]).toEqual([]);
      }
    },
  );

  test('a reopened flow has no link to a risk that is deleted at the same time, and the new title of its own risk', async () => {
    for (let round = 0; round < roundsOn(on.name); round++) {
      const { asset, scenario } = await chain();
      const linked = await recordRisk(ada);
      const key = `${asset}:${scenario}`;
      const flow = await addFlow(ada, {
        selected_assets: [asset],
        asset_scenario_evaluations: { [key]: { risk_id: linked.id, comments: 'c' } },
      });
      await complete(ada, flow.id);
      const answers = await Promise.all([
        ada.send('PATCH', `/api/risk-flows/${flow.id}`, { status: 'in-progress' }),
        ada.send('DELETE', `/api/risks/${linked.id}`),
        ada.send('PATCH', `/api/risks/${flow.risk_id}`, { title: 'Renamed' }),
      ]);
      expect(statuses(answers)).toEqual([200, 200, 204]);
      expect(await readFlow(ada, flow.id)).toMatchObject({
        risk_title: 'Renamed',
        asset_scenario_evaluations: { [key]: { risk_id: null, comments: 'c' } },
      });
    }
  });
});
