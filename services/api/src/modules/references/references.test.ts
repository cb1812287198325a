import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Doc } from '../../store/port.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import {
  addAsset,
  addProperty,
  addRisk,
  addScenario,
  giveAssets,
  keepFlow,
  made,
  templateId,
} from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('references on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  type Kind =
    | 'asset'
    | 'property'
    | 'risk-scenario'
    | 'asset-template'
    | 'property-template'
    | 'risk-scenario-template';
  const ask = async (who: Person, kind: Kind, id: string) =>
    made(
      await who.client.GET('/api/references', { params: { query: { organization_id: who.organizationId, kind, id } } }),
    );
  const namesOf = async (who: Person, kind: Kind, id: string) =>
    (await ask(who, kind, id)).items.map((item) => `${item.kind} ${item.name}`);

  test('every kind of record has references', async () => {
    const scenario = await addScenario(ada, { title: 'Ransomware' });
    const template_id = await templateId(ada, '/api/asset-templates', 'Server');
    const property = await addProperty(ada, { name: 'Customer data', linked_scenarios: [scenario.id] });
    const asset = await addAsset(ada, { name: 'web-1', type: 'Web', template_id, linked_properties: [property.id] });
    const owner = await api.colleague(ada, 'owner@example.com', 'asset_owner');
    await giveAssets(api, owner, [asset.id]);
    const risk = await addRisk(ada, {
      asset_id: asset.id,
      selected_assets: [asset.id],
      selected_scenarios: [scenario.id],
    });
    await addRisk(ada, { selected_assets: [asset.id] });
    await keepFlow(api, ada, risk.id, {
      risk_title: 'Outage flow',
      selected_assets: [asset.id],
      selected_properties: [property.id],
      selected_scenarios: [scenario.id],
    });

    expect(await namesOf(ada, 'asset', asset.id)).toEqual([
      'risk Outage',
      'risk Outage',
      'risk-flow Outage flow',
      'member owner@example.com',
    ]);
    expect((await ask(ada, 'asset', asset.id)).total).toBe(4);
    expect(await namesOf(ada, 'property', property.id)).toEqual(['asset web-1', 'risk-flow Outage flow']);
    expect(await namesOf(ada, 'risk-scenario', scenario.id)).toEqual([
      'property Customer data',
      'risk Outage',
      'risk-flow Outage flow',
    ]);
    expect(await namesOf(ada, 'asset-template', template_id)).toEqual(['asset web-1']);
    expect(await namesOf(ada, 'risk-scenario-template', scenario.template_id ?? '')).toEqual([
      'risk-scenario Ransomware',
    ]);
    expect(await ask(ada, 'property-template', await templateId(ada, '/api/property-templates', 'Digital'))).toEqual({
      items: [],
      total: 0,
    });
  });

  test('records that the caller may not see are neither listed nor counted', async () => {
    const boss = await api.person('boss@example.net');
    const { _id: domain_id } = await api.store
      .org(boss.organizationId, { id: 'test' })
      .collection<Doc & { name: string }>('grc_domains')
      .insertOne({ name: 'Privacy' });
    const property = await addProperty(boss);
    const mine = await addAsset(boss, { name: 'Mine', linked_properties: [property.id] });
    const other = await addAsset(boss, { name: 'Other', linked_properties: [property.id] });
    const owner = await api.colleague(boss, 'owner@example.net', 'asset_owner');
    await giveAssets(api, owner, [mine.id]);
    expect(await ask(owner, 'property', property.id)).toEqual({
      items: [{ kind: 'asset', id: mine.id, name: 'Mine' }],
      total: 1,
    });
    const query = (kind: string, id: string) =>
      `/api/references?organization_id=${boss.organizationId}&kind=${kind}&id=${id}`;
    expect((await owner.send('GET', query('asset', other.id))).status).toBe(404);

    const inside = await addRisk(boss, { domain_id, selected_assets: [mine.id] });
    const outside = await addRisk(boss, { selected_assets: [mine.id] });
    await keepFlow(api, boss, inside.id, { risk_title: 'Seen', risk_domain_id: domain_id, selected_assets: [mine.id] });
    await keepFlow(api, boss, outside.id, { risk_title: 'Unseen', selected_assets: [mine.id] });
    const manager = await api.colleague(boss, 'manager@example.net', 'grc_domain_manager', [domain_id]);
    const seen = await ask(manager, 'asset', mine.id);
    expect([seen.items.map(({ id, name }) => [id === inside.id, name]), seen.total]).toEqual([
      [
        [true, 'Outage'],
        [false, 'Seen'],
      ],
      2,
    ]);
    const riskOwner = await api.colleague(boss, 'risk-owner@example.net', 'risk_owner');
    expect((await riskOwner.send('GET', query('asset', mine.id))).status).toBe(403);
  });

  test('at most fifty are listed; all are counted', async () => {
    const scenario = await addScenario(ada);
    for (let n = 0; n < 52; n++) await addProperty(ada, { linked_scenarios: [scenario.id] });
    const found = await ask(ada, 'risk-scenario', scenario.id);
    expect([found.items.length, found.total]).toEqual([50, 52]);
  });

  test('a record that does not exist, or belongs to another organization, is a 404', async () => {
    const bob = await api.person('bob@example.com');
    const theirs = await addAsset(bob);
    const query = (organization: string, kind: string, id: string) =>
      ada.send('GET', `/api/references?organization_id=${organization}&kind=${kind}&id=${id}`);
    expect((await query(ada.organizationId, 'asset', theirs.id)).status).toBe(404);
    expect((await query(ada.organizationId, 'property', 'nowhere')).status).toBe(404);
    expect((await query(bob.organizationId, 'asset', theirs.id)).status).toBe(403);
    expect((await query(ada.organizationId, 'risk', 'x')).status).toBe(400);
  });
});
