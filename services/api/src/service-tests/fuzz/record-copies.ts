/** More records of a kind, copied from the first one: through the API each would take several requests. */
import { randomUUID } from 'node:crypto';
import type { MemberDoc, RiskDoc, RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { Doc, New, Tx } from '../../store/port.ts';
import type { Kind } from '../world-kinds.ts';
import type { World } from '../world.ts';

const COLLECTIONS: Readonly<Record<Kind, string>> = {
  domain: 'grc_domains',
  scenarioTemplate: 'risk_scenario_templates',
  propertyTemplate: 'property_templates',
  assetTemplate: 'asset_templates',
  scenario: 'risk_scenarios',
  property: 'properties',
  asset: 'assets',
  grcTemplate: 'grc_templates',
  table: 'risk_tables',
  tableTemplate: 'risk_tables',
  sharedView: 'shared_views',
  risk: 'risks',
  finishedRisk: 'risks',
  archivedRisk: 'risks',
  flow: 'risk_flows',
  completedFlow: 'risk_flows',
  plan: 'treatment_plans',
  task: 'tasks',
  note: 'risk_notes',
  member: 'members',
  webhook: 'webhooks',
};

/** Fields that only the store writes. */
const OF_STORE: ReadonlySet<string> = new Set<keyof Doc>(['organization_id', 'version', 'created_at', 'updated_at']);

async function insertLike<T extends Doc>(tx: Tx, collection: string, like: T, changes: Partial<T> = {}): Promise<T> {
  const fields = Object.fromEntries(
    Object.entries({ ...like, ...changes, _id: randomUUID() }).filter(([name]) => !OF_STORE.has(name)),
  );
  // A document without these fields is a new one.
  return tx.collection<T>(collection).insertOne(fields as New<T>);
}

async function read<T extends Doc>(tx: Tx, collection: string, id: string): Promise<T> {
  const found = await tx.collection<T>(collection).findOne({ _id: id });
  if (found === null) throw new Error(`there is no ${id} in ${collection}`);
  return found;
}

/** Copies a risk with its flow and the plan of the flow, if there are any. @returns ids of the risk and of the flow */
async function copyRisk(tx: Tx, id: string): Promise<{ risk: string; flow: string | undefined }> {
  const risk = await insertLike(tx, 'risks', await read<RiskDoc>(tx, 'risks', id));
  const [flow] = await tx.collection<RiskFlowDoc>('risk_flows').find({ risk_id: id });
  if (flow === undefined) return { risk: risk._id, flow: undefined };
  const copy = await insertLike(tx, 'risk_flows', flow, {
    risk_id: risk._id,
    ...(flow.open_risk_id !== null && { open_risk_id: risk._id }),
  });
  for (const plan of await tx.collection<TreatmentPlanDoc>('treatment_plans').find({ risk_flow_id: flow._id })) {
    await insertLike(tx, 'treatment_plans', plan, { risk_id: risk._id, risk_flow_id: copy._id });
  }
  return { risk: risk._id, flow: copy._id };
}

export interface Copy {
  id: string;
  /** The risk that it belongs to; undefined when it belongs to none. */
  risk: string | undefined;
}

async function copyIn(tx: Tx, kind: Kind, id: string): Promise<Copy> {
  const collection = COLLECTIONS[kind];
  if (collection === 'risks') return { id: (await copyRisk(tx, id)).risk, risk: undefined };
  if (collection === 'risk_flows') {
    const { flow, risk } = await copyRisk(tx, (await read<RiskFlowDoc>(tx, collection, id)).risk_id);
    if (flow === undefined) throw new Error(`there is no flow ${id}`);
    return { id: flow, risk };
  }
  if (kind === 'member') return { id: await copyMember(tx, id), risk: undefined };
  return { id: (await insertLike(tx, collection, await read(tx, collection, id)))._id, risk: undefined };
}

/** Copies a member as a pending member. @returns their user id */
async function copyMember(tx: Tx, id: string): Promise<string> {
  const [member] = await tx.collection<MemberDoc>('members').find({ user_id: id });
  if (member === undefined) throw new Error(`there is no member ${id}`);
  const user_id = `temp_${Number.parseInt(randomUUID().slice(0, 8), 16)}`;
  return (await insertLike(tx, 'members', member, { user_id, email: `${user_id}@quartz.example` })).user_id;
}

/** Copies the world's record of a kind. */
export function copyOf(world: World, kind: Kind): Promise<Copy> {
  return world.api.store.transaction(world.organizationId, { id: 'test' }, (tx) => copyIn(tx, kind, world.id(kind)));
}
