/** How a record of each kind is made, through the API where it can be. */
import type { GrcDomainDoc, RiskTableDoc } from '../collections.ts';
import type { OrgDb } from '../store/port.ts';
import type { Person } from '../testing/api.ts';
import { addFlow, addPlan, complete, recordRisk } from '../testing/flows.ts';
import { addAsset, addProperty, made } from '../testing/items.ts';
import type { Kind } from './world-kinds.ts';

interface Making {
  boss: Person;
  db: OrgDb;
  name: string;
  /** Nobody else has it. */
  email: string;
  /** A record of another kind in the same place; only of kinds that are made before. */
  id: (kind: Kind) => string;
}

const fields = [{ id: 'note', name: 'note', label: 'Note', type: 'text' as const, required: false, order: 0 }];

const riskIn = ({ boss, name, id }: Making) => recordRisk(boss, { title: name, description: name, domain_id: id('domain') });

async function finishedRisk(making: Making): Promise<{ risk: string; flow: string }> {
  const { boss } = making;
  const risk = await riskIn(making);
  const flow = await addFlow(boss, { risk_id: risk.id });
  await complete(boss, flow.id);
  return { risk: risk.id, flow: flow.id };
}

export const makers: Readonly<Record<Kind, (making: Making) => Promise<string>>> = {
  domain: async ({ db, name }) => (await db.collection<GrcDomainDoc>('grc_domains').insertOne({ name, description: name }))._id,
  scenarioTemplate: async ({ boss, name }) =>
    made(await boss.client.POST('/api/risk-scenario-templates', { body: { organization_id: boss.organizationId, name, category: name, fields } })).id,
  propertyTemplate: async ({ boss, name }) =>
    made(await boss.client.POST('/api/property-templates', { body: { organization_id: boss.organizationId, name, category: name, fields } })).id,
  assetTemplate: async ({ boss, name }) =>
    made(await boss.client.POST('/api/asset-templates', { body: { organization_id: boss.organizationId, name, category: 'Data', fields } })).id,
  scenario: async ({ boss, name, id }) => {
    const body = { organization_id: boss.organizationId, title: name, description: name, template_id: id('scenarioTemplate') };
    return made(await boss.client.POST('/api/risk-scenarios', { body })).id;
  },
  property: async ({ boss, name, id }) => (await addProperty(boss, { name, linked_scenarios: [id('scenario')], template_id: id('propertyTemplate') })).id,
  asset: async ({ boss, name, id }) => (await addAsset(boss, { name, linked_properties: [id('property')], template_id: id('assetTemplate') })).id,
  grcTemplate: async ({ boss, name, id }) =>
    made(await boss.client.POST('/api/grc-templates', { body: { organization_id: boss.organizationId, name, domain_id: id('domain') } })).id,
  table: async ({ boss, name, id }) => made(await boss.client.POST('/api/risk-tables', { body: { organization_id: boss.organizationId, name, domain: id('domain') } })).id,
  tableTemplate: async ({ db, name, id }) =>
    (await db.collection<RiskTableDoc>('risk_tables').insertOne({ name, description: name, domain: id('domain'), is_template: true, template_id: null }))._id,
  risk: async (making) => (await riskIn(making)).id,
  finishedRisk: async (making) => (await finishedRisk(making)).risk,
  archivedRisk: async (making) => {
    const { risk } = await finishedRisk(making);
    made(await making.boss.client.PATCH('/api/risks/{id}/archive', { params: { path: { id: risk } } }));
    return risk;
  },
  flow: async (making) => (await addFlow(making.boss, { risk_id: (await riskIn(making)).id })).id,
  completedFlow: async (making) => (await finishedRisk(making)).flow,
  plan: async ({ boss, name, id }) => (await addPlan(boss, { title: name, description: name, assigned_to: boss.userId, risk_id: id('risk') })).id,
  task: async ({ boss, name, id }) => made(await boss.client.POST('/api/tasks', { body: { organization_id: boss.organizationId, title: name, risk_id: id('risk'), due_date: '2020-01-31' } })).id,
  note: async ({ boss, name, id }) => made(await boss.client.POST('/api/risks/{id}/notes', { params: { path: { id: id('risk') } }, body: { note: name } })).id,
  member: async ({ boss, email }) => {
    const params = { path: { orgId: boss.organizationId } };
    return made(await boss.client.POST('/api/organizations/{orgId}/members', { params, body: { email, role: 'stakeholder' } })).member.user_id;
  },
};
