/** Fills an empty store with the records that are measured. */
import { newAsset } from '@parapet/contracts/rules';
import type {
  AssetDoc,
  GrcDomainDoc,
  MemberDoc,
  OrganizationDoc,
  RiskDoc,
  RiskFlowDoc,
  TaskDoc,
  TreatmentPlanDoc,
  UserDoc,
} from '../../../src/collections.ts';
import { addDefaultDomains } from '../../../src/modules/defaults/default-domains.ts';
import type { Actor, New, Store, Tx } from '../../../src/store/port.ts';
import { Random } from './random.ts';
import {
  ADMIN,
  LINKS,
  MEMBERS,
  ORGANIZATION,
  flowOf,
  hasFlow,
  memberId,
  openFlow,
  riskOf,
  taskOf,
  type Surroundings,
} from './recipe.ts';

const SEED = 20_261_121;
const ASSETS = 200;
/** Risks in one transaction. */
const BATCH = 3000;
/** Maximum number of flows to complete; at most half of the risks have one. */
const OPEN_FLOWS = 4000;
/** Maximum number of assets to each of which a few risks link; at most all risks do. */
const LINKED_ASSETS = 1000;
const ACTOR: Actor = { id: ADMIN };

export const openFlows = (risks: number) => Math.min(OPEN_FLOWS, Math.floor(risks / 2));

/**
 * Also seals everything, so that no sealing takes place while something is measured.
 * @param onProgress is called with the number of risks written so far
 */
export async function seed(store: Store, risks: number, onProgress: (written: number) => void): Promise<void> {
  const random = new Random(SEED);
  const around = await store.transaction(ORGANIZATION, ACTOR, async (tx) =>
    surroundings(tx, Math.min(LINKED_ASSETS, Math.floor(risks / LINKS))),
  );
  const batches = Array.from({ length: Math.ceil(risks / BATCH) }, (_, n) => n * BATCH);
  let toOpen = openFlows(risks);
  for (const from of batches) {
    const now = Date.now();
    await store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      for (let n = from; n < Math.min(risks, from + BATCH); n++) {
        const risk = await tx.collection<RiskDoc>('risks').insertOne(riskOf(random, n, around, now));
        if (hasFlow(n)) await addCourse(tx, random, risk, now);
        else if (toOpen > 0 && risk.status !== 'archived') {
          await addFlow(tx, openFlow(risk, now, [random.pick(around.assets)]));
          toOpen -= 1;
        }
      }
    });
    await store.audit(ORGANIZATION).seal();
    onProgress(Math.min(risks, from + BATCH));
  }
}

async function addFlow(tx: Tx, fields: New<RiskFlowDoc>): Promise<RiskFlowDoc> {
  const flow = await tx.collection<RiskFlowDoc>('risk_flows').insertOne(fields);
  await tx
    .collection<RiskDoc>('risks')
    .updateOne({ _id: flow.risk_id }, { $set: { flow: { id: flow._id, status: flow.status } } });
  return flow;
}

/** Adds a flow, its plan unless the flow is a draft, and a task. */
async function addCourse(tx: Tx, random: Random, risk: RiskDoc, now: number): Promise<void> {
  const { flow, plan } = flowOf(random, risk, now);
  const { _id: risk_flow_id } = await addFlow(tx, flow);
  if (plan !== null) await tx.collection<TreatmentPlanDoc>('treatment_plans').insertOne({ ...plan, risk_flow_id });
  await tx.collection<TaskDoc>('tasks').insertOne(taskOf(random, risk, now));
}

async function surroundings(tx: Tx, linked: number): Promise<Surroundings> {
  await tx
    .collection<OrganizationDoc>('organizations')
    .insertOne({ _id: ORGANIZATION, name: 'Bench', domain: 'bench.example' });
  const members = Array.from({ length: MEMBERS }, (_, n) => memberId(n));
  for (const user_id of members) {
    await tx.system<UserDoc>('users').put({ _id: user_id, organization: ORGANIZATION });
    await tx
      .collection<MemberDoc>('members')
      .insertOne({
        user_id,
        email: `${user_id}@bench.example`,
        name: user_id,
        role: user_id === ADMIN ? 'admin' : 'risk_manager',
        domains: [],
        assets: [],
      });
  }
  await addDefaultDomains(tx);
  const domains = (await tx.collection<GrcDomainDoc>('grc_domains').find({})).map(({ _id }) => _id);
  const assets = await insertAssets(tx, 'Server', ASSETS);
  const linkedAssets = await insertAssets(tx, 'Laptop', linked);
  return { domains, assets, linkedAssets, members };
}

async function insertAssets(tx: Tx, name: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    ids.push(
      (
        await tx
          .collection<AssetDoc>('assets')
          .insertOne(newAsset({ organization_id: ORGANIZATION, name: `${name} ${n}`, linked_properties: [] }))
      )._id,
    );
  }
  return ids;
}
