/** Reading records while the links to a deleted one are still being removed (D46). */
import type { LinkTarget } from '@parapet/contracts/links';
import { newFlow, newRisk, newTask } from '@parapet/contracts/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc, TaskDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import { migrations } from '../../migrations.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { Doc } from '../../store/port.ts';
import { allStores, type TestStore } from '../../store/testing.ts';
import { assetService } from '../assets/asset-service.ts';
import { propertyService } from '../properties/property-service.ts';
import { flowService } from '../risk-flows/flow-service.ts';
import { flowWorkspace } from '../risk-flows/reads/flow-workspace.ts';
import { riskService } from '../risks/risk-service.ts';
import { taskService } from '../tasks/task-service.ts';
import { Cascades } from './cascades.ts';

const ORGANIZATION = 'org_example.com_0123456789ab';
/** The only fields of a member that matter here. */
const member = {
  organization_id: ORGANIZATION,
  user_id: 'ada',
  role: 'admin',
  domains: [],
  assets: [],
} as unknown as MemberDoc;
/** The only fields of a caller that matter here. */
const caller = { member, actor: { id: 'ada' } } as unknown as Caller;

describe.each(allStores)('while a job removes links on $name, a record that is read', (on) => {
  let opened: TestStore;
  let cascades: Cascades;

  beforeEach(async () => {
    opened = await on.open(collections, migrations);
    cascades = new Cascades(opened.store, { first: 1, onError: (error) => expect.unreachable(String(error)) });
    // A job that is started from now on waits for another process.
    await cascades.close();
  });
  afterEach(() => opened.close());

  const of = <T extends Doc>(name: string) => opened.store.org(ORGANIZATION, { id: 'ada' }).collection<T>(name);
  const services = () => ({ store: opened.store, cascades });
  const remove = (collection: LinkTarget, id: string) =>
    cascades.delete(caller, collection, async (tx) => {
      const found = await tx.collection<Doc>(collection).findOne({ _id: id });
      if (found === null) throw new Error(`no ${collection} ${id}`);
      return found;
    });
  const item = { description: '', type: 'x', template_id: null, attributes: {} };
  const addAsset = (linked_properties: string[] = []) =>
    of<AssetDoc>('assets').insertOne({
      ...item,
      name: 'Portal',
      status: 'Active',
      risk_level: 'Low',
      linked_properties,
    });
  const addRisk = (fields: Partial<RiskDoc>) =>
    of<RiskDoc>('risks').insertOne({
      ...newRisk({ organization_id: ORGANIZATION, title: 'Flood' }, 'ada'),
      table_id: null,
      ...fields,
    });
  const addFlow = async (fields: Partial<RiskFlowDoc>) => {
    const risk = await addRisk({});
    const flow = newFlow({ organization_id: ORGANIZATION, risk_id: risk._id }, risk, 'ada', '2026-03-01');
    return of<RiskFlowDoc>('risk_flows').insertOne({
      ...flow,
      risk_domain_id: null,
      open_risk_id: risk._id,
      evaluated_risks: [],
      ...fields,
    });
  };

  test('does not show an asset that is gone', async () => {
    const [gone, other] = [await addAsset(), await addAsset()];
    const risks = [
      await addRisk({ asset_id: gone._id }),
      await addRisk({ asset_id: gone._id, selected_assets: [other._id, gone._id] }),
    ];
    const open = await addFlow({ selected_assets: [gone._id, other._id] });
    const finished = await addFlow({ status: 'completed', selected_assets: [gone._id] });
    await remove('assets', gone._id);
    const stored = await of<RiskDoc>('risks').findOne({ _id: risks[1]?._id });
    expect(stored?.selected_assets).toContain(gone._id);
    for (const { _id } of risks)
      expect(await riskService(services()).get(caller, _id)).toMatchObject({ asset_id: null });
    expect(await riskService(services()).get(caller, risks[1]?._id ?? '')).toMatchObject({
      selected_assets: [other._id],
      names: { [other._id]: 'Portal' },
      version: stored?.version,
    });
    expect((await flowService(services()).get(caller, open._id)).selected_assets).toEqual([other._id]);
    expect((await flowWorkspace(opened.store, caller, open._id)).flow.selected_assets).toEqual([other._id]);
    expect((await flowService(services()).get(caller, finished._id)).selected_assets).toEqual([gone._id]);
  });

  test('does not show a property or a risk that is gone', async () => {
    const property = (linked_risks: string[]) =>
      of<PropertyDoc>('properties').insertOne({
        ...item,
        name: 'Accounts',
        category: 'Data',
        value: '',
        linked_scenarios: [],
        linked_risks,
      });
    const risk = await addRisk({});
    const properties = [await property([risk._id]), await property([risk._id])];
    const assets = [await addAsset([properties[0]?._id ?? '']), await addAsset([properties[0]?._id ?? ''])];
    await remove('risks', risk._id);
    for (const { _id } of properties)
      expect((await propertyService(services()).get(caller, _id)).linked_risks).toEqual([]);
    await remove('properties', properties[0]?._id ?? '');
    for (const { _id } of assets)
      expect((await assetService(services()).get(caller, _id)).linked_properties).toEqual([]);
  });

  test('is not found when it is deleted with its risk', async () => {
    const risk = await addRisk({});
    const task = () =>
      of<TaskDoc>('tasks').insertOne({
        ...newTask({ organization_id: ORGANIZATION, title: 'Call', risk_id: risk._id }, 'ada'),
        risk_domain_id: null,
      });
    const tasks = [await task(), await task(), await task()];
    await remove('risks', risk._id);
    expect(await of('tasks').count()).toBeGreaterThan(0);
    for (const { _id } of tasks)
      await expect(taskService(services()).get(caller, _id)).rejects.toMatchObject({ status: 404 });
  });
});
