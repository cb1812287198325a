/** An organization with something on every page, and colleagues in every role. */
import type { Role } from '@parapet/contracts';
import { request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { chatSeen } from '../common.ts';
import { recordAssessedThings, recordPlan } from '../flows.ts';
import { arrive, joinColleague, newPerson } from '../people.ts';
import { recordRisks } from '../risks.ts';

export interface FilledOrganization {
  url: string;
  admin: { request: APIRequestContext };
  organizationId: string;
  domainId: string;
  assetId: string;
  /** A risk whose flow is in progress, one whose flow is completed, one that is archived, and one without a flow. */
  risks: { begun: string; completed: string; archived: string; bare: string };
  flows: { begun: string; completed: string };
  grcTemplateId: string;
  /** Of a view of the register, shared with the organization. */
  sharedViewId: string;
}

interface Found {
  items: { id: string }[];
}

/** Signs somebody up and records an assessed risk, a completed and an archived one, with a task, all of one GRC domain. */
export async function fillOrganization(url: string): Promise<FilledOrganization> {
  const admin = { request: await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } }) };
  await arrive(admin, newPerson('Ada Lovelace'));
  const { organizationId }: { organizationId: string } = await (await admin.request.get('/api/me')).json();
  const get = async <T>(path: string): Promise<T> => {
    const answer = await admin.request.get(`/api/${path}`);
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const send = async <T>(method: 'post' | 'patch', path: string, data: object): Promise<T> => {
    const answer = await admin.request[method](`/api/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await send('post', 'grc-templates/initialize-defaults', {});
  const domains = await get<Found>('grc-domains');
  const domainId = domains.items[0]?.id ?? '';
  const { riskId: begun, assetId } = await recordAssessedThings(admin, 'Ransomware halts the warehouse');
  await recordPlan(
    admin,
    begun,
    'Restore offline',
    [{ title: 'Buy an offline copy', dueDate: '2030-01-31' }],
    [assetId],
  );
  const [completed = '', archived = '', bare = ''] = await recordRisks(admin, [
    { title: 'Flood in the data center' },
    { title: 'Fire in the data center' },
    { title: 'Towing contract lapses' },
  ]);
  for (const id of [begun, completed, archived, bare]) await send('patch', `risks/${id}`, { domain_id: domainId });
  const { user }: { user: { id: string } } = await get('auth/session');
  for (const id of [completed, archived]) {
    const flow = await send<{ id: string }>('post', 'risk-flows', {
      organization_id: organizationId,
      risk_id: id,
      selected_assets: [assetId],
    });
    await send('patch', `risk-flows/${flow.id}`, { status: 'in-progress' });
    await send('patch', `risk-flows/${flow.id}/complete`, {
      treatment_plan: { title: 'Pumps', description: 'Two pumps', assignedTo: user.id },
    });
  }
  await send('patch', `risks/${archived}/archive`, {});
  await send('post', 'tasks', { organization_id: organizationId, title: 'Check the pumps', risk_id: begun });
  const task = { organization_id: organizationId, title: 'Ask the neighbors', risk_id: begun };
  const { id: deleted } = await send<{ id: string }>('post', 'tasks', task);
  await admin.request.delete(`/api/tasks/${deleted}`);
  await send('post', 'asset-templates', {
    organization_id: organizationId,
    name: 'Vehicle',
    category: 'Physical',
    fields: [{ id: 'field_name', name: 'name', label: 'Name', type: 'text', required: true, order: 0 }],
  });
  const template = await send<{ id: string }>('post', 'grc-templates', {
    organization_id: organizationId,
    name: 'A short form',
    domain_id: domainId,
  });
  const view = await send<{ id: string }>('post', 'shared-views', {
    organization_id: organizationId,
    table: 'risks',
    name: 'Board pack',
    filters: {},
    sort: 'title',
    columns: ['title', 'severity', 'status', 'flow'],
    density: 'comfortable',
  });
  const flowOf = async (id: string) =>
    (await get<Found>(`risk-flows?organization_id=${organizationId}&risk_id=${id}`)).items[0]?.id ?? '';
  return {
    url,
    admin,
    organizationId,
    domainId,
    assetId,
    risks: { begun, completed, archived, bare },
    flows: { begun: await flowOf(begun), completed: await flowOf(completed) },
    grcTemplateId: template.id,
    sharedViewId: view.id,
  };
}

/** The page of a colleague who joins in a role; a domain manager and an asset owner are given what the records belong to. */
export async function openAs(
  browser: Browser,
  { url, admin, organizationId, domainId, assetId }: FilledOrganization,
  role: Role,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    storageState: { cookies: [], origins: [chatSeen(url)] },
  });
  const page = await context.newPage();
  await joinColleague(admin, page, newPerson(`Grace Hopper`), role);
  const { user }: { user: { id: string } } = await (await page.request.get('/api/auth/session')).json();
  const changed = await admin.request.patch(`/api/organizations/${organizationId}/members/${user.id}`, {
    data: { role, domains: [domainId], assets: [assetId] },
  });
  if (!changed.ok()) throw new Error(await changed.text());
  return page;
}
