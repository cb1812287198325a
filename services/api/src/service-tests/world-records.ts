/** Creates a record of each kind, through the API where there is an operation for it. */
import type { GrcDomainDoc, RiskTableDoc, SharedViewDoc, WebhookDoc } from '../collections.ts';
import type { OrgDb } from '../store/port.ts';
import type { Person } from '../testing/api.ts';
import { addFlow, addPlan, complete, recordRisk } from '../testing/flows.ts';
import { addAsset, addProperty, made } from '../testing/items.ts';
import type { Kind } from './world-kinds.ts';

interface Creation {
  founder: Person;
  db: OrgDb;
  name: string;
  /** Unique. */
  email: string;
  /** A record of another kind in the same place; only of kinds that come before this one. */
  id: (kind: Kind) => string;
}

const fields = [{ id: 'note', name: 'note', label: 'Note', type: 'text' as const, required: false, order: 0 }];

const riskIn = ({ founder, name, id }: Creation) =>
  recordRisk(founder, { title: name, description: name, category: name, domain_id: id('domain') });

async function finishedRisk(creation: Creation): Promise<{ risk: string; flow: string }> {
  const { founder } = creation;
  const risk = await riskIn(creation);
  const flow = await addFlow(founder, { risk_id: risk.id });
  await complete(founder, flow.id);
  return { risk: risk.id, flow: flow.id };
}

export const creators: Readonly<Record<Kind, (creation: Creation) => Promise<string>>> = {
  domain: async ({ db, name }) =>
    (await db.collection<GrcDomainDoc>('grc_domains').insertOne({ name, description: name }))._id,
  scenarioTemplate: async ({ founder, name }) =>
    made(
      await founder.client.POST('/api/risk-scenario-templates', {
        body: { organization_id: founder.organizationId, name, category: name, fields },
      }),
    ).id,
  propertyTemplate: async ({ founder, name }) =>
    made(
      await founder.client.POST('/api/property-templates', {
        body: { organization_id: founder.organizationId, name, category: name, fields },
      }),
    ).id,
  assetTemplate: async ({ founder, name }) =>
    made(
      await founder.client.POST('/api/asset-templates', {
        body: { organization_id: founder.organizationId, name, category: 'Data', fields },
      }),
    ).id,
  scenario: async ({ founder, name, id }) => {
    const body = {
      organization_id: founder.organizationId,
      title: name,
      description: name,
      threat_actors: [name],
      template_id: id('scenarioTemplate'),
    };
    return made(await founder.client.POST('/api/risk-scenarios', { body })).id;
  },
  property: async ({ founder, name, id }) =>
    (
      await addProperty(founder, {
        name,
        category: name,
        linked_scenarios: [id('scenario')],
        template_id: id('propertyTemplate'),
      })
    ).id,
  asset: async ({ founder, name, id }) =>
    (await addAsset(founder, { name, linked_properties: [id('property')], template_id: id('assetTemplate') })).id,
  grcTemplate: async ({ founder, name, id }) =>
    made(
      await founder.client.POST('/api/grc-templates', {
        body: { organization_id: founder.organizationId, name, domain_id: id('domain') },
      }),
    ).id,
  table: async ({ founder, name, id }) =>
    made(
      await founder.client.POST('/api/risk-tables', {
        body: { organization_id: founder.organizationId, name, domain: id('domain') },
      }),
    ).id,
  tableTemplate: async ({ db, name, id }) =>
    (
      await db
        .collection<RiskTableDoc>('risk_tables')
        .insertOne({ name, description: name, domain: id('domain'), is_template: true, template_id: null })
    )._id,
  risk: async (creation) => (await riskIn(creation)).id,
  finishedRisk: async (creation) => (await finishedRisk(creation)).risk,
  archivedRisk: async (creation) => {
    const { risk } = await finishedRisk(creation);
    made(await creation.founder.client.PATCH('/api/risks/{id}/archive', { params: { path: { id: risk } } }));
    return risk;
  },
  flow: async (creation) => (await addFlow(creation.founder, { risk_id: (await riskIn(creation)).id })).id,
  completedFlow: async (creation) => (await finishedRisk(creation)).flow,
  plan: async ({ founder, name, id }) =>
    (await addPlan(founder, { title: name, description: name, assigned_to: founder.userId, risk_id: id('risk') })).id,
  task: async ({ founder, name, id }) =>
    made(
      await founder.client.POST('/api/tasks', {
        body: { organization_id: founder.organizationId, title: name, risk_id: id('risk'), due_date: '2020-01-31' },
      }),
    ).id,
  note: async ({ founder, name, id }) =>
    made(
      await founder.client.POST('/api/risks/{id}/notes', {
        params: { path: { id: id('risk') } },
        body: { note: name },
      }),
    ).id,
  member: async ({ founder, email }) => {
    const params = { path: { orgId: founder.organizationId } };
    return made(
      await founder.client.POST('/api/organizations/{orgId}/members', { params, body: { email, role: 'stakeholder' } }),
    ).member.user_id;
  },
  // Without the API, which limits their number.
  sharedView: async ({ db, name }) =>
    (
      await db
        .collection<SharedViewDoc>('shared_views')
        .insertOne({
          table: 'risks',
          name,
          filters: {},
          sort: 'title',
          columns: ['title'],
          density: 'comfortable',
          saved_by: 'somebody',
        })
    )._id,
  webhook: async ({ db, name }) =>
    (
      await db
        .collection<WebhookDoc>('webhooks')
        .insertOne({
          name,
          url: 'https://hooks.example.com/in',
          events: ['risk.created'],
          enabled: true,
          off_since: null,
          off_reason: null,
        })
    )._id,
};
