/** Changes of flows read and lock no more than they need. */
import { newAsset, newFlow, newProperty, newRisk } from '@parapet/contracts/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc } from '../../../collections.ts';
import { collections } from '../../../store-spec.ts';
import { migrations } from '../../../migrations.ts';
import type { Tx } from '../../../store/port.ts';
import { stores, type TestStore } from '../../../store/testing.ts';
import { contentAfter } from '../flow-content.ts';
import { flowsWithout } from '../../links/open-flows.ts';

const ORGANIZATION = 'org_example.com_0123456789ab';
const organization_id = ORGANIZATION;
const TODAY = '2026-03-01';
const idsOf = (noun: string, count: number) => Array.from({ length: count }, (_, index) => `${noun}-${index}`);
const PROPERTIES = idsOf('property', 1500);
const FLOWS = 40;

/** A transaction that records what it locks, and counts the queries of each collection. */
function recorded(tx: Tx) {
  const locked = new Map<string, readonly string[]>();
  const queries = new Map<string, number>();
  const recording: Tx = {
    ...tx,
    collection: (name) => {
      queries.set(name, (queries.get(name) ?? 0) + 1);
      return tx.collection(name);
    },
    lock: (name, ids, mode) => {
      locked.set(name, ids);
      return tx.lock(name, ids, mode);
    },
  };
  return { recording, locked, queries };
}

describe.each(stores)('changes of flows on $name', (on) => {
  let opened: TestStore;
  const inTransaction = <R>(work: (tx: Tx) => Promise<R>) =>
    opened.store.transaction(ORGANIZATION, { id: 'test' }, work);
  const flowFields = (risk: RiskDoc, selected_assets: string[] = []) =>
    newFlow({ organization_id, risk_id: risk._id, selected_assets }, risk, 'ada', TODAY);
  const insertRisk = (tx: Tx) =>
    tx.collection<RiskDoc>('risks').insertOne({ ...newRisk({ organization_id, title: 'Flood' }, 'ada') });

  beforeAll(async () => {
    opened = await on.open(collections, migrations);
    await inTransaction(async (tx) => {
      for (const _id of PROPERTIES)
        await tx
          .collection<PropertyDoc>('properties')
          .insertOne({ _id, ...newProperty({ organization_id, name: _id, type: 'Digital', linked_scenarios: [] }) });
      await tx
        .collection<AssetDoc>('assets')
        .insertOne({ _id: 'wide', ...newAsset({ organization_id, name: 'wide', linked_properties: PROPERTIES }) });
      await tx
        .collection<AssetDoc>('assets')
        .insertOne({
          _id: 'narrow',
          ...newAsset({ organization_id, name: 'narrow', linked_properties: PROPERTIES.slice(0, 2) }),
        });
    });
  });
  afterAll(() => opened.close());

  test('an asset locks only the properties that it adds to the selection', () =>
    inTransaction(async (tx) => {
      const { recording, locked } = recorded(tx);
      const risk = await insertRisk(tx);
      const change = (input: Parameters<typeof contentAfter>[4]) =>
        contentAfter(
          recording,
          { role: 'admin' } as MemberDoc,
          risk,
          flowFields(risk),
          input,
          `${TODAY}T00:00:00.000Z`,
        );
      await change({ selected_assets: ['narrow'] });
      expect(locked.get('properties')).toEqual(PROPERTIES.slice(0, 2));
      await change({ selected_assets: ['wide'], selected_properties: PROPERTIES.slice(0, 1) });
      expect(locked.get('properties')).toEqual(PROPERTIES.slice(0, 1));
    }));

  test('removing a deleted asset from many flows takes only a few queries', () =>
    inTransaction(async (tx) => {
      const flows: RiskFlowDoc[] = [];
      const stored = { risk_domain_id: null, open_risk_id: null, evaluated_risks: [] };
      for (let n = 0; n < FLOWS; n += 1) {
        const fields = {
          ...flowFields(await insertRisk(tx)),
          selected_assets: ['wide', 'narrow'],
          selected_properties: PROPERTIES.slice(0, 5),
        };
        flows.push(await tx.collection<RiskFlowDoc>('risk_flows').insertOne({ ...fields, ...stored }));
      }
      const { recording, queries } = recorded(tx);
      const changes = await flowsWithout(recording, flows, {
        collection: 'assets',
        id: 'wide',
        linked_properties: PROPERTIES,
      });
      expect(changes.size).toBe(FLOWS);
      for (const change of changes.values())
        expect(change).toMatchObject({ selected_assets: ['narrow'], selected_properties: PROPERTIES.slice(0, 2) });
      expect(Object.fromEntries(queries)).toEqual({ assets: 1, properties: 1, risks: 1 });
    }));
});
