/** What points at a record is named, and counted, as far as whoever asks may see it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFERENCED_KINDS, ROLES, type ReferencedKind, type References, type ReferringKind, type Role } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { ask } from '../../testing/ask.ts';
import { addFlow, recordRisk } from '../../testing/flows.ts';
import { addAsset, addProperty, giveAssets } from '../../testing/items.ts';
import { PLACES, type Kind } from '../world-kinds.ts';
import { makeWorld, type World } from '../world.ts';
import { mayCall } from './expected.ts';
import { leaks } from './judge.ts';
import { samples } from './samples/samples.ts';
import type { GuardedId } from './sample.ts';

/** A record of each kind that may be pointed at. */
const RECORDS: Readonly<Record<ReferencedKind, Kind>> = {
  asset: 'asset', property: 'property', 'risk-scenario': 'scenario',
  'asset-template': 'assetTemplate', 'property-template': 'propertyTemplate', 'risk-scenario-template': 'scenarioTemplate',
};
/** How what points at it is read; members are read with their organisation. */
const READ_BY: Readonly<Record<Exclude<ReferringKind, 'member'>, GuardedId>> = {
  asset: 'getAsset', property: 'getProperty', 'risk-scenario': 'getRiskScenario', risk: 'getRisk', 'risk-flow': 'getRiskFlow',
};

describe.each(stores)('what points at records on $name', (on) => {
  let api: TestApi;
  let world: World;
  let theirs: World;

  beforeAll(async () => {
    api = await openApi(on);
    world = await makeWorld(api, 'Quartz');
    theirs = await makeWorld(api, 'Zebra');
    const { boss } = world;
    const selected = { selected_assets: [world.id('asset')], selected_properties: [world.id('property')], selected_scenarios: [world.id('scenario')] };
    // From beyond every scope at what is within.
    for (const place of PLACES) {
      const risk = await recordRisk(boss, { title: `Quartz ${place === 'beyond' ? 'Beyond' : 'Within'} risk`, domain_id: world.id('domain', place), selected_assets: selected.selected_assets, selected_scenarios: selected.selected_scenarios });
      await addFlow(boss, { risk_id: risk.id, ...selected });
      await addProperty(boss, { linked_scenarios: [world.id('scenario')], template_id: world.id('propertyTemplate') });
      await addAsset(boss, { linked_properties: [world.id('property')], template_id: world.id('assetTemplate') });
    }
    await giveAssets(api, world.person('asset_owner'), [world.id('asset')]);
  });
  afterAll(() => api.close());

  async function pointing(role: Role, kind: ReferencedKind, id: string): Promise<References> {
    const { status, text } = await ask(api, world.person(role), 'getReferences', { query: { organization_id: world.organizationId, kind, id } });
    expect(status, role).toBe(200);
    expect(leaks(theirs, { role, text }), role).toEqual([]);
    // The contract check has seen that it is one.
    return JSON.parse(text) as References;
  }

  async function mayRead(role: Role, { kind, id }: References['items'][number]): Promise<boolean> {
    if (kind === 'member') return can({ role }, 'organizations', 'read').allowed;
    return (await ask(api, world.person(role), READ_BY[kind], { params: { id } })).status === 200;
  }

  test.each(REFERENCED_KINDS)('at one of the kind %s: all that the role may read, and no word of the rest', async (kind) => {
    const record = world.id(RECORDS[kind]);
    const everything = await pointing('admin', kind, record);
    expect(everything.items.length).toBeGreaterThan(0);
    for (const role of ROLES.filter((one) => mayCall('getReferences', samples.getReferences, one))) {
      const readable = await Promise.all(everything.items.map((item) => mayRead(role, item)));
      const items = everything.items.filter((_, n) => readable[n]);
      expect(await pointing(role, kind, record), role).toEqual({ items, total: items.length });
    }
  });

  test('somebody sees less than there is', async () => {
    const total = async (role: Role, kind: ReferencedKind) => (await pointing(role, kind, world.id(RECORDS[kind]))).total;
    expect([await total('admin', 'asset'), await total('grc_domain_manager', 'asset')]).toEqual([5, 2]);
    expect([await total('admin', 'property'), await total('asset_owner', 'property')]).toEqual([5, 3]);
  });
});
