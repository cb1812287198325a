/** Templates of items and GRC templates, by the API. */
import type { Caller } from './people.ts';

async function organizationOf({ request }: Caller): Promise<{ organizationId: string; headers: { origin: string } }> {
  const asked = await request.get('/api/me');
  const { organizationId }: { organizationId: string } = await asked.json();
  // The service takes changes from its own pages only.
  return { organizationId, headers: { origin: new URL(asked.url()).origin } };
}

/** Creates a record as the signed-in person. @param path below `/api` @returns its id */
export async function create(caller: Caller, path: string, data: Record<string, unknown>): Promise<string> {
  const { organizationId, headers } = await organizationOf(caller);
  const answer = await caller.request.post(`/api/${path}`, {
    headers,
    data: { organization_id: organizationId, ...data },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id }: { id: string } = await answer.json();
  return id;
}

/** Changes a record by the API, without the form, as if somebody else had changed it. */
export async function changeElsewhere(caller: Caller, path: string, data: Record<string, unknown>): Promise<void> {
  const { headers } = await organizationOf(caller);
  const answer = await caller.request.patch(`/api/${path}`, { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** A template for assets with three fields. @returns its id */
export function createVesselTemplate(caller: Caller): Promise<string> {
  const field = (name: string, label: string, order: number) => ({
    id: `field_${name}`,
    name,
    label,
    type: 'text',
    required: order === 0,
    order,
  });
  return create(caller, 'asset-templates', {
    name: 'Vessel',
    category: 'Physical',
    fields: [field('name', 'Name', 0), field('depot', 'Depot', 1), field('crew', 'Crew', 2)],
  });
}

/** An asset from a template, with the scenario and the property that it needs. */
export async function createAsset(
  caller: Caller,
  templateId: string,
  attributes: Record<string, unknown>,
): Promise<string> {
  const scenario = await create(caller, 'risk-scenarios', {
    title: 'Collision',
    description: 'Two ships meet',
    template_id: await create(caller, 'risk-scenario-templates', { name: 'Plain', category: 'Ships', fields: [] }),
  });
  const property = await create(caller, 'properties', { name: 'Hull', type: 'Physical', linked_scenarios: [scenario] });
  return create(caller, 'assets', { name: 'Tug', template_id: templateId, linked_properties: [property], attributes });
}
