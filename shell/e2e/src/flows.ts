/** Risks with assets, properties and scenarios, and their flows, by the API. */
import type { Caller } from './people.ts';
import { recordRisks } from './risks.ts';

export interface AssessedThings {
  riskId: string;
  assetId: string;
  asset: string;
  other: string;
  property: string;
  scenario: string;
}

/** A flow of a risk with its treatment plan, whose actions are pending. */
export async function recordPlan(
  { request }: Caller,
  riskId: string,
  title: string,
  actions: readonly { title: string; dueDate: string }[],
  selected_assets: readonly string[] = [],
): Promise<void> {
  const asked = await request.get('/api/me');
  const { organizationId: organization_id }: { organizationId: string } = await asked.json();
  const headers = { origin: new URL(asked.url()).origin };
  const flow = await request.post('/api/risk-flows', {
    headers,
    data: { organization_id, risk_id: riskId, selected_assets },
  });
  if (!flow.ok()) throw new Error(await flow.text());
  const { id: risk_flow_id }: { id: string } = await flow.json();
  const rows = actions.map((action, index) => ({
    id: `action_${index}`,
    description: '',
    responsible: '',
    status: 'pending',
    ...action,
  }));
  const plan = await request.post('/api/treatment-plans', {
    headers,
    data: { organization_id, risk_id: riskId, risk_flow_id, title, actions: rows },
  });
  if (!plan.ok()) throw new Error(await plan.text());
}

/** Two assets that share a property with a scenario, and a risk about the first of them. @returns their names, and the ids of the risk and of its asset */
export async function recordAssessedThings(caller: Caller, title: string): Promise<AssessedThings> {
  const { request } = caller;
  const asked = await request.get('/api/me');
  const { organizationId: organization_id }: { organizationId: string } = await asked.json();
  const headers = { origin: new URL(asked.url()).origin };
  const add = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`/api/${path}`, { headers, data: { organization_id, ...data } });
    if (!answer.ok()) throw new Error(await answer.text());
    const { id }: { id: string } = await answer.json();
    return id;
  };
  const templates: { items: { id: string }[] } = await (
    await request.get(`/api/risk-scenario-templates?organization_id=${organization_id}&q=Cyber%20Attack`)
  ).json();
  const names = {
    asset: 'Warehouse system',
    other: 'File server',
    property: 'Stock records',
    scenario: 'Ransomware encrypts the data',
  };
  const scenario = await add('risk-scenarios', {
    title: names.scenario,
    description: 'Malware spreads over open shares.',
    threat_actors: ['Organized crime'],
    template_id: templates.items[0]?.id,
    attributes: { impact_description: 'Work stops', likelihood: 'High' },
  });
  const property = await add('properties', { name: names.property, type: 'Digital', linked_scenarios: [scenario] });
  const asset = await add('assets', {
    name: names.asset,
    type: 'Software',
    status: 'Active',
    risk_level: 'High',
    linked_properties: [property],
  });
  await add('assets', {
    name: names.other,
    type: 'Hardware',
    status: 'Active',
    risk_level: 'Medium',
    linked_properties: [property],
  });
  const [riskId = ''] = await recordRisks(caller, [
    { title, selected_assets: [asset], selected_scenarios: [scenario] },
  ]);
  return { riskId, assetId: asset, ...names };
}
