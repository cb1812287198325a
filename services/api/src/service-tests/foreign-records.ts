/** A record of each kind, which scenarios try to reach from another organization. */
import type { AuditedEntity } from '@parapet/contracts';
import type { Person } from '../testing/api.ts';
import { addFlow, addPlan, recordRisk } from '../testing/flows.ts';
import { addAsset, addProperty, addScenario, made } from '../testing/items.ts';

/** @returns the ids by kind */
export async function foreignRecords(who: Person): Promise<Partial<Record<AuditedEntity, string>>> {
  const { client, organizationId: organization_id } = who;
  made(await client.POST('/api/grc-templates/initialize-defaults'));
  const query = { organization_id };
  const first = ({ items }: { items: { id: string }[] }) => items[0]?.id ?? '';
  const scenario = await addScenario(who);
  const property = await addProperty(who, { linked_scenarios: [scenario.id] });
  const asset = await addAsset(who, { linked_properties: [property.id] });
  const risk = await recordRisk(who, { title: 'Not yours', selected_assets: [asset.id] });
  const flow = await addFlow(who, { risk_id: risk.id });
  const plan = await addPlan(who, { risk_id: risk.id, risk_flow_id: flow.id });
  const task = made(
    await client.POST('/api/tasks', { body: { organization_id, title: 'Not yours', risk_id: risk.id } }),
  );
  const note = made(
    await client.POST('/api/risks/{id}/notes', { params: { path: { id: risk.id } }, body: { note: 'Not yours' } }),
  );
  const table = made(await client.POST('/api/risk-tables', { body: { organization_id, name: 'Not yours' } }));
  return {
    risks: risk.id,
    risk_notes: note.id,
    risk_flows: flow.id,
    treatment_plans: plan.id,
    tasks: task.id,
    risk_tables: table.id,
    assets: asset.id,
    properties: property.id,
    risk_scenarios: scenario.id,
    grc_domains: first(made(await client.GET('/api/grc-domains', { params: { query } }))),
    grc_templates: first(made(await client.GET('/api/grc-templates', { params: { query } }))),
    asset_templates: first(made(await client.GET('/api/asset-templates', { params: { query } }))),
    property_templates: first(made(await client.GET('/api/property-templates', { params: { query } }))),
    risk_scenario_templates: first(made(await client.GET('/api/risk-scenario-templates', { params: { query } }))),
  };
}
