/** The references to a record are listed and counted as far as the caller sees them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  REFERENCED_KINDS,
  ROLES,
  type ReferencedKind,
  type References,
  type ReferringKind,
  type Role,
} from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { sendRequest } from '../../testing/operation-request.ts';
import { addFlow, recordRisk } from '../../testing/flows.ts';
import { addAsset, addProperty, giveAssets } from '../../testing/items.ts';
import { PLACES, type Kind } from '../world-kinds.ts';
import { createWorld, type World } from '../world.ts';
import { isAllowed } from './expected/permissions.ts';
import { mayCall, type GuardedId } from './expected/requirements.ts';
import { leaks } from './failures.ts';

/** A record of each kind that can be referred to. */
const RECORDS: Readonly<Record<ReferencedKind, Kind>> = {
  asset: 'asset',
  property: 'property',
  'risk-scenario': 'scenario',
  'asset-template': 'assetTemplate',
  'property-template': 'propertyTemplate',
  'risk-scenario-template': 'scenarioTemplate',
  'grc-template': 'grcTemplate',
};
/** How the referring record is read; members are read with their organization. */
const READ_BY: Readonly<Record<Exclude<ReferringKind, 'member'>, GuardedId>> = {
  asset: 'getAsset',
  property: 'getProperty',
  'risk-scenario': 'getRiskScenario',
  risk: 'getRisk',
  'risk-flow': 'getRiskFlow',
};

describe.each(stores)('references to records on $name', (on) => {
  let api: TestApi;
  let world: World;
  let theirs: World;

  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'Quartz');
    theirs = await createWorld(api, 'Zebra');
    const { founder } = world;
    const selected = {
      selected_assets: [world.id('asset')],
      selected_properties: [world.id('property')],
      selected_scenarios: [world.id('scenario')],
    };
    // From records beyond every scope to records within.
    for (const place of PLACES) {
      const risk = await recordRisk(founder, {
        title: `Quartz ${place === 'beyond' ? 'Beyond' : 'Within'} risk`,
        domain_id: world.id('domain', place),
        template_id: world.id('grcTemplate'),
        selected_assets: selected.selected_assets,
        selected_scenarios: selected.selected_scenarios,
      });
      await addFlow(founder, { risk_id: risk.id, ...selected });
      await addProperty(founder, {
        linked_scenarios: [world.id('scenario')],
        template_id: world.id('propertyTemplate'),
      });
      await addAsset(founder, { linked_properties: [world.id('property')], template_id: world.id('assetTemplate') });
    }
    await giveAssets(api, world.person('asset_owner'), [world.id('asset')]);
  });
  afterAll(() => api.close());

  async function referencesAs(role: Role, kind: ReferencedKind, id: string): Promise<References> {
    const { status, text } = await sendRequest(api, world.person(role), 'getReferences', {
      query: { organization_id: world.organizationId, kind, id },
    });
    expect(status, role).toBe(200);
    expect(leaks(theirs, { role, text }), role).toEqual([]);
    // The contract check has verified that the answer has this type.
    return JSON.parse(text) as References;
  }

  async function mayRead(role: Role, { kind, id }: References['items'][number]): Promise<boolean> {
    if (kind === 'member') return isAllowed(role, 'organizations/read');
    return (await sendRequest(api, world.person(role), READ_BY[kind], { params: { id } })).status === 200;
  }

  test.each(REFERENCED_KINDS)(
    'to a record of kind %s are listed and counted exactly as far as the role may read them',
    async (kind) => {
      const record = world.id(RECORDS[kind]);
      const everything = await referencesAs('admin', kind, record);
      expect(everything.items.length).toBeGreaterThan(0);
      for (const role of ROLES.filter((one) => mayCall('getReferences', one))) {
        const readable = await Promise.all(everything.items.map((item) => mayRead(role, item)));
        const items = everything.items.filter((_, n) => readable[n]);
        expect(await referencesAs(role, kind, record), role).toEqual({ items, total: items.length });
      }
    },
  );

  test('some roles see fewer references than an admin', async () => {
    const total = async (role: Role, kind: ReferencedKind) =>
      (await referencesAs(role, kind, world.id(RECORDS[kind]))).total;
    expect([await total('admin', 'asset'), await total('grc_domain_manager', 'asset')]).toEqual([5, 2]);
    expect([await total('admin', 'property'), await total('asset_owner', 'property')]).toEqual([5, 3]);
  });
});
