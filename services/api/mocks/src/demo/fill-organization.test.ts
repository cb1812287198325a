import type { MemberDoc, RiskDoc, RiskFlowDoc } from '@parapet/api/collections.ts';
import { collections } from '@parapet/api/store-spec.ts';
import { MemoryEngine } from '@parapet/api/store/memory/engine.ts';
import { plansOf } from '@parapet/api/store/plans.ts';
import { storeOf } from '@parapet/api/store/store-of.ts';
import { timelinePoints } from '@parapet/contracts/rules';
import { expect, test } from 'vitest';
import { DEMO_RISKS } from './demo-documents.ts';
import { DemoRefusedError, fillOrganization, organizationToFill, type DemoClock } from './fill-organization.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const ORGANIZATION = 'org_example.com_0123456789ab';

async function signedUp() {
  const clock: DemoClock = { time: null };
  const engine = new MemoryEngine(plansOf(collections));
  await engine.createIndexes();
  const store = storeOf(engine, {
    warn: (message) => expect(message).toBe(''),
    clock: () => clock.time ?? NOW.getTime(),
  });
  const db = store.org(ORGANIZATION, { id: 'ada' });
  await db
    .collection<MemberDoc>('members')
    .insertOne({ user_id: 'ada', email: 'ada@example.com', name: 'Ada', role: 'admin', domains: [], assets: [] });
  await store.system('users').put({ _id: 'ada', organization: ORGANIZATION } as { _id: string });
  return { store, db, clock };
}

test('an empty organization becomes a company that has worked for a year', async () => {
  const { store, db, clock } = await signedUp();
  const { organization_id, user_id } = await organizationToFill(store, null);
  await fillOrganization(store, clock, organization_id, user_id, NOW);
  expect(await db.collection('risks').count()).toBe(DEMO_RISKS);
  const flows = await db.collection<RiskFlowDoc>('risk_flows').find({});
  expect(new Set(flows.map(({ status }) => status))).toEqual(
    new Set(['draft', 'in-progress', 'completed', 'archived']),
  );
  for (const name of ['treatment_plans', 'tasks', 'assets', 'properties', 'risk_scenarios', 'risk_notes'])
    expect(await db.collection(name).count(), name).toBeGreaterThan(5);
  const moments = flows.flatMap(({ completed_at }) => (completed_at === null ? [] : [{ at: completed_at, count: 1 }]));
  expect(timelinePoints(moments, '1y', NOW).filter(({ count }) => count > 0).length).toBeGreaterThan(4);
  // Flows refer to existing risks, and the admin of the organization owns some of the risks.
  const risks = await db.collection<RiskDoc>('risks').find({});
  const ids = new Set(risks.map(({ _id }) => _id));
  expect(flows.every(({ risk_id }) => ids.has(risk_id))).toBe(true);
  expect(risks.some(({ owner_id }) => owner_id === 'ada')).toBe(true);
});

test('the history is as old as the records, and intact', async () => {
  const { store, db, clock } = await signedUp();
  await fillOrganization(store, clock, ORGANIZATION, 'ada', NOW);
  const risks = await db.collection<RiskDoc>('risks').find({ status: 'mitigating' });
  expect(risks.some(({ version }) => version > 1)).toBe(true);
  for (const { _id, version, created_at, updated_at } of risks) {
    const { items } = await store.audit(ORGANIZATION).history('risks', _id);
    expect(items).toHaveLength(version);
    expect([items.at(0)?.at, items.at(-1)?.at]).toEqual([updated_at, created_at]);
    expect(created_at < '2026-11-20').toBe(true);
  }
  expect((await store.audit(ORGANIZATION).verify()).ok).toBe(true);
});

test('an organization that already has risks is refused, and so is an unknown email address', async () => {
  const { store, clock } = await signedUp();
  await fillOrganization(store, clock, ORGANIZATION, 'ada', NOW);
  await expect(fillOrganization(store, clock, ORGANIZATION, 'ada', NOW)).rejects.toThrow(DemoRefusedError);
  await expect(organizationToFill(store, 'nobody@example.com')).rejects.toThrow('Nobody with the address');
});
