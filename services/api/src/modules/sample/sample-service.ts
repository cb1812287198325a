/** Adds the sample data to an organization and removes it again, through the services that people use: what is there is valid, and audited. */
import type { SampleData, SampleRemoval, SampleRemovalQuery } from '@parapet/contracts';
import { addDays } from '@parapet/contracts/rules';
import type { OrganizationDoc, TemplateDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { SharedTransaction } from '../../pipeline/idempotency/shared-transaction.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc, OrgDb, Store, Tx } from '../../store/port.ts';
import { assetService } from '../assets/asset-service.ts';
import type { Cascades } from '../links/cascades.ts';
import { propertyService } from '../properties/property-service.ts';
import { todayOf } from '../reader-day.ts';
import { findRecord } from '../records.ts';
import { flowService } from '../risk-flows/flow-service.ts';
import { flowTransitions } from '../risk-flows/flow-transitions.ts';
import { riskScenarioService } from '../risk-scenarios/risk-scenario-service.ts';
import { riskService } from '../risks/risk-service.ts';
import { taskService } from '../tasks/task-service.ts';
import { ASSETS, PLAN, PROPERTIES, RISKS, SCENARIOS, TASKS, type SampleRisk } from './sample-company.ts';

/** In the order in which they are removed: flows, plans, tasks and notes go with their risk. */
const REMOVED = ['risks', 'assets', 'properties', 'risk_scenarios'] as const;
type Removed = (typeof REMOVED)[number];
/** What belongs to a risk, and is removed with it. */
const OF_RISK = ['risk_flows', 'treatment_plans', 'tasks', 'risk_notes'] as const;

const organizations = (db: OrgDb) => db.collection<OrganizationDoc>('organizations');

const asAdded = ({ _id, version }: Doc) => `${_id} ${version}`;

export const idsOf = (records: readonly string[]): string[] => records.map((record) => record.split(' ')[0] ?? '');

/** The ids of what people have worked on: they changed it, or added something to it or changed what belongs to it. */
async function changedOf(
  db: OrgDb,
  records: readonly string[],
): Promise<{ changed: Set<string>; there: Map<string, Removed> }> {
  const changed = new Set<string>();
  const there = new Map<string, Removed>();
  const added = new Set(records);
  const ids = idsOf(records);
  for (const collection of REMOVED)
    for (const record of await db.collection<Doc>(collection).find({ _id: { $in: ids } })) {
      there.set(record._id, collection);
      if (!added.has(asAdded(record))) changed.add(record._id);
    }
  for (const collection of OF_RISK)
    for (const record of await db.collection<Doc & { risk_id: string }>(collection).find({ risk_id: { $in: ids } }))
      if (!added.has(asAdded(record))) changed.add(record.risk_id);
  return { changed, there };
}

/** What an organization holds of the sample data; null when it holds none. */
export async function sampleOf(
  db: OrgDb,
  {
    sample_added_at: added_at,
    sample_records: records = [],
  }: Pick<OrganizationDoc, 'sample_added_at' | 'sample_records'>,
): Promise<SampleData | null> {
  if (added_at === undefined) return null;
  const { changed, there } = await changedOf(db, records);
  const count = (collection: Removed) => [...there.values()].filter((one) => one === collection).length;
  const flows = await db.collection('risk_flows').count({ _id: { $in: idsOf(records) } });
  return { added_at, risks: count('risks'), assets: count('assets'), risk_flows: flows, changed: changed.size };
}

export function sampleService({ store, cascades }: { store: Store; cascades: Cascades }) {
  const shared = new SharedTransaction(store);
  const options = { store: shared.store, cascades: cascades.over(shared.store) };
  const [scenarios, properties, assets] = [
    riskScenarioService(options),
    propertyService(options),
    assetService(options),
  ];
  const [risks, flows, tasks] = [riskService(options), flowService(options), taskService(options)];
  const transitions = flowTransitions(options.store);

  async function add(tx: Tx, caller: Caller): Promise<string[]> {
    const organization_id = caller.member.organization_id;
    const templates = tx.collection<TemplateDoc>('risk_scenario_templates');
    const template_id = (await findRecord(templates, { is_default: true }, 'risk scenario template'))._id;
    const made: string[] = [];
    /** Makes one record for each key. */
    const each = async <T, K extends string>(all: Readonly<Record<K, T>>, make: (one: T) => Promise<Doc>) => {
      const ids = new Map<K, string>();
      for (const key in all) ids.set(key, (await make(all[key]))._id);
      made.push(...ids.values());
      return (keys: readonly K[]) => keys.flatMap((key) => ids.get(key) ?? []);
    };
    const scenarioIds = await each(SCENARIOS, (one) =>
      scenarios.create(caller, { ...one, organization_id, template_id }),
    );
    const propertyIds = await each(PROPERTIES, ({ scenarios: linked, ...one }) =>
      properties.create(caller, { ...one, organization_id, linked_scenarios: scenarioIds(linked) }),
    );
    const assetIds = await each(ASSETS, ({ properties: linked, ...one }) =>
      assets.create(caller, { ...one, organization_id, linked_properties: propertyIds(linked) }),
    );
    const byTitle = new Map<string, string>();
    for (const { assets: on, scenarios: by, flow, archived, ...one } of RISKS) {
      const input = { ...one, organization_id, selected_assets: assetIds(on), selected_scenarios: scenarioIds(by) };
      const id = flow === undefined ? (await risks.create(caller, input))._id : await addWithFlow(caller, input, flow);
      if (archived) await risks.archive(caller, id, undefined);
      byTitle.set(one.title, id);
    }
    const today = await todayOf(tx, caller);
    for (const { risk, inDays, ...one } of TASKS)
      await tasks.create(caller, {
        ...one,
        organization_id,
        risk_id: byTitle.get(risk) ?? null,
        assigned_to: caller.member.user_id,
        due_date: addDays(today, inDays),
      });
    return [...made, ...byTitle.values()];
  }

  async function addWithFlow(
    caller: Caller,
    input: Parameters<typeof flows.createWithRisk>[1],
    until: NonNullable<SampleRisk['flow']>,
  ): Promise<string> {
    const { risk, flow } = await flows.createWithRisk(caller, input);
    if (flow === null || until === 'draft') return risk._id;
    const treatment_plan = { ...PLAN, assignedTo: caller.member.user_id };
    await flows.update(caller, flow._id, { status: 'in-progress', current_step: 3, treatment_plan }, undefined);
    if (until === 'completed') await transitions.complete(caller, flow._id, {}, undefined);
    return risk._id;
  }

  return {
    /** @throws Problem 409 while the organization holds sample data */
    add: (caller: Caller, requestId: string): Promise<SampleData> =>
      shared.run(caller, requestId, async (tx) => {
        // Of two requests at the same time, one waits here for the other.
        await tx.lock('organizations', [tx.organizationId]);
        const before = await findRecord(organizations(tx), { _id: tx.organizationId }, 'organization');
        if (before.sample_added_at !== undefined)
          throw new Problem(409, 'already_exists', 'The organization holds sample data already.');
        const ids = await add(tx, caller);
        const made: Doc[] = [];
        for (const collection of REMOVED)
          made.push(...(await tx.collection<Doc>(collection).find({ _id: { $in: ids } })));
        for (const collection of OF_RISK)
          made.push(...(await tx.collection<Doc>(collection).find({ risk_id: { $in: ids } })));
        const sample = { sample_added_at: new Date().toISOString(), sample_records: made.map(asAdded) };
        await organizations(tx).updateOne({ _id: tx.organizationId }, { $set: sample });
        const added = await sampleOf(tx, sample);
        if (added === null) throw new Error('The sample data was added just now');
        return added;
      }),

    /**
     * @param version of the organization; undefined for any
     * @throws Problem 404 when there is none
     */
    remove: (
      caller: Caller,
      requestId: string,
      changes: SampleRemovalQuery['changed'],
      version: number | undefined,
    ): Promise<SampleRemoval> =>
      shared.run(caller, requestId, async (tx) => {
        await tx.lock('organizations', [tx.organizationId]);
        const before = await findRecord(organizations(tx), { _id: tx.organizationId }, 'organization', version);
        const { sample_records: records } = before;
        if (records === undefined) throw new Problem(404, 'record_not_found', 'The organization holds no sample data.');
        const { changed, there } = await changedOf(tx, records);
        const services = { risks, assets, properties, risk_scenarios: scenarios };
        const removed = [...there].filter(([id]) => changes === 'remove' || !changed.has(id));
        for (const [id, collection] of removed) await services[collection].remove(caller, id, undefined);
        await organizations(tx).updateOne(
          { _id: tx.organizationId },
          { $unset: { sample_added_at: '', sample_records: '' } },
        );
        return { removed: removed.length, kept: there.size - removed.length };
      }),
  };
}
