/** Scenarios, properties and assets for tests; each refers to the one before. */
import type {
  Asset,
  AssetCreate,
  Property,
  PropertyCreate,
  RiskScenario,
  RiskScenarioCreate,
} from '@parapet/contracts';
import { newFlow } from '@parapet/contracts/rules';
import type { MemberDoc, RiskFlowDoc } from '../collections.ts';
import type { Person, TestApi } from './api.ts';

/** The record in an answer. @throws Error with the problem document when the request was refused */
export function made<T>({ data, error }: { data?: T | undefined; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** Id of one of the default templates of an organization. */
export async function templateId(
  who: Person,
  path: '/api/asset-templates' | '/api/property-templates' | '/api/risk-scenario-templates',
  name: string,
): Promise<string> {
  const { items } = made(await who.client.GET(path, { params: { query: { organization_id: who.organizationId } } }));
  const found = items.find((template) => template.name === name);
  if (found === undefined) throw new Error(`There is no template ${name}`);
  return found.id;
}

export async function addScenario(who: Person, more: Partial<RiskScenarioCreate> = {}): Promise<RiskScenario> {
  const template_id = await templateId(who, '/api/risk-scenario-templates', 'Cyber Attack');
  const attributes = { impact_description: 'Files are lost', likelihood: 'High' };
  const body = {
    organization_id: who.organizationId,
    title: 'Ransomware',
    description: 'Files are encrypted',
    threat_actors: ['Criminals'],
    template_id,
    attributes,
    ...more,
  };
  return made(await who.client.POST('/api/risk-scenarios', { body }));
}

/** Linked to a new scenario by default. */
export async function addProperty(who: Person, more: Partial<PropertyCreate> = {}): Promise<Property> {
  const linked_scenarios = more.linked_scenarios ?? [(await addScenario(who)).id];
  return made(
    await who.client.POST('/api/properties', {
      body: { organization_id: who.organizationId, name: 'Customer data', type: 'Digital', ...more, linked_scenarios },
    }),
  );
}

/** Linked to a new property by default. */
export async function addAsset(who: Person, more: Partial<AssetCreate> = {}): Promise<Asset> {
  const linked_properties = more.linked_properties ?? [(await addProperty(who)).id];
  const basic = { name: 'web-1', type: 'Hardware', status: 'Active', risk_level: 'High' } as const;
  return made(
    await who.client.POST('/api/assets', {
      body: { organization_id: who.organizationId, ...basic, ...more, linked_properties },
    }),
  );
}

export async function addRisk(
  who: Person,
  more: { asset_id?: string; domain_id?: string; selected_assets?: string[]; selected_scenarios?: string[] } = {},
) {
  return made(
    await who.client.POST('/api/risks', { body: { organization_id: who.organizationId, title: 'Outage', ...more } }),
  );
}

/** Stores a flow in any state. */
export async function keepFlow(
  api: TestApi,
  who: Person,
  riskId: string,
  fields: Partial<RiskFlowDoc>,
): Promise<RiskFlowDoc> {
  const flow = newFlow(
    { organization_id: who.organizationId, risk_id: riskId },
    { title: 'Outage', severity: 'high' },
    who.userId,
    '2026-03-01',
  );
  const stored = { risk_domain_id: null, open_risk_id: null, evaluated_risks: [] };
  return api.store
    .org(who.organizationId, { id: 'test' })
    .collection<RiskFlowDoc>('risk_flows')
    .insertOne({ ...flow, ...stored, ...fields });
}

/** Assigns assets to an asset owner. */
export async function giveAssets(api: TestApi, who: Person, assets: string[]): Promise<void> {
  await api.store
    .org(who.organizationId, { id: 'test' })
    .collection<MemberDoc>('members')
    .updateOne({ user_id: who.userId }, { $set: { assets } });
}
