/** Risks, flows, plans and domains for tests. */
import type {
  FlowTreatmentPlan,
  RiskCreate,
  RiskFlow,
  RiskFlowCreate,
  Risk,
  TreatmentPlan,
  TreatmentPlanCreate,
} from '@parapet/contracts';
import type { Doc } from '../store/port.ts';
import type { Person, TestApi } from './api.ts';
import { addAsset, made } from './items.ts';

/** Adds a domain to the organization. @returns its id */
export async function addDomain(api: TestApi, who: Person, name: string): Promise<string> {
  const domains = api.store
    .org(who.organizationId, { id: 'test' })
    .collection<Doc & { name: string; description: string }>('grc_domains');
  return (await domains.insertOne({ name, description: '' }))._id;
}

export async function recordRisk(who: Person, more: Partial<RiskCreate> = {}): Promise<Risk> {
  return made(
    await who.client.POST('/api/risks', { body: { organization_id: who.organizationId, title: 'Outage', ...more } }),
  );
}

export async function readRisk(who: Person, id: string): Promise<Risk> {
  return made(await who.client.GET('/api/risks/{id}', { params: { path: { id } } }));
}

/** Adds a flow: by default of a new risk and about a new asset, so that it can be completed. */
export async function addFlow(who: Person, more: Partial<RiskFlowCreate> = {}): Promise<RiskFlow> {
  const risk_id = more.risk_id ?? (await recordRisk(who)).id;
  const selected_assets = more.selected_assets ?? [(await addAsset(who)).id];
  return made(
    await who.client.POST('/api/risk-flows', {
      body: { organization_id: who.organizationId, status: 'in-progress', ...more, risk_id, selected_assets },
    }),
  );
}

export async function readFlow(who: Person, id: string): Promise<RiskFlow> {
  return made(await who.client.GET('/api/risk-flows/{id}', { params: { path: { id } } }));
}

/** A plan with everything that completing a flow requires. */
export const planFor = (assignedTo: string): FlowTreatmentPlan => ({
  title: 'Second line',
  description: 'Rent a line from another carrier',
  assignedTo,
  priority: 'high',
  estimatedCost: '4 000 €',
  timeline: 'Two months',
});

export async function complete(who: Person, flowId: string): Promise<RiskFlow> {
  return made(
    await who.client.PATCH('/api/risk-flows/{id}/complete', {
      params: { path: { id: flowId } },
      body: { treatment_plan: planFor(who.userId) },
    }),
  );
}

/** Adds a plan, by default of a new risk. */
export async function addPlan(who: Person, more: Partial<TreatmentPlanCreate> = {}): Promise<TreatmentPlan> {
  const risk_id = more.risk_id ?? (await recordRisk(who)).id;
  return made(
    await who.client.POST('/api/treatment-plans', {
      body: { organization_id: who.organizationId, title: 'Second line', ...more, risk_id },
    }),
  );
}

export async function plansOfFlow(who: Person, flowId: string): Promise<TreatmentPlan[]> {
  const query = { organization_id: who.organizationId, risk_flow_id: [flowId] };
  return made(await who.client.GET('/api/treatment-plans', { params: { query } })).items;
}

/** Colleagues who may change risks. */
export async function colleagues(api: TestApi, of: Person, count: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => api.colleague(of, `manager-${n}@example.com`, 'risk_manager')),
  );
}

/** Statuses of the answers, in ascending order. */
export const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** Statuses of `count` answers of which one differs, in ascending order. */
export const oneOf = (one: number, others: number, count: number) =>
  [one, ...Array.from({ length: count - 1 }, () => others)].toSorted((a, b) => a - b);
