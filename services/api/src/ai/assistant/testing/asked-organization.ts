/** An organization that questions are asked in, with records whose numbers are known. */
import { operations, type OperationId } from '@parapet/contracts';
import type { OperationCaller } from '../../../pipeline/operation-caller.ts';
import { Problem } from '../../../pipeline/problem.ts';
import type { MemberDoc } from '../../../collections.ts';
import type { Asked } from '../../asked.ts';
import { openApi, type Person, type TestApi } from '../../../testing/api.ts';
import { stores } from '../../../store/testing.ts';
import { signedIn, join } from '../../../testing/signed-in.ts';

export interface AskedOrganization {
  api: TestApi;
  ada: Person;
  daniel: string;
  /** Ids by title or name. */
  ids: ReadonlyMap<string, string>;
}

interface NewRisk {
  title: string;
  category: string;
  severity: string;
  impact_level: number;
  probability: number;
  owner_id?: string;
  selected_assets?: string[];
  status?: string;
}

/** The body of a success. */
async function made(who: Person, path: string, body: object): Promise<{ id: string }> {
  const answer = await who.send('POST', path, { organization_id: who.organizationId, ...body });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  // The answer was checked against the contract.
  return (await answer.json()) as { id: string };
}

export async function askedOrganization(): Promise<AskedOrganization> {
  const [on] = stores;
  if (on === undefined) throw new Error('there is no store');
  const api = await openApi(on);
  const ada = await api.person('ada@example.com');
  const other = await signedIn(api.store, 'daniel@example.com');
  await join(
    api.store,
    ada.organizationId,
    { ...other, email: 'daniel@example.com', name: 'Daniel Reyes' },
    'risk_manager',
    [],
  );
  const ids = new Map<string, string>();
  const scenario = await made(ada, '/api/risk-scenarios', {
    title: 'Stolen password',
    description: 'Somebody signs in as another',
    ...(await scenarioTemplate(ada)),
  });
  const property = await made(ada, '/api/properties', {
    name: 'Card data',
    type: 'Digital',
    linked_scenarios: [scenario.id],
  });
  for (const [name, risk_level] of [
    ['Payment gateway', 'High'],
    ['Customer database', 'Critical'],
    ['File server', 'High'],
  ] as const) {
    const { id } = await made(ada, '/api/assets', {
      name,
      type: 'Software',
      risk_level,
      status: 'Active',
      linked_properties: [property.id],
    });
    ids.set(name, id);
  }
  const asset = (name: string) => [ids.get(name) ?? ''];
  const risks: NewRisk[] = [
    {
      title: 'Ransomware on the file server',
      category: 'Security',
      severity: 'critical',
      impact_level: 5,
      probability: 4,
      owner_id: other.userId,
      selected_assets: asset('File server'),
    },
    { title: 'Data leak by a supplier', category: 'Privacy', severity: 'high', impact_level: 4, probability: 4 },
    {
      title: 'Outage of the payment gateway',
      category: 'Operational',
      severity: 'high',
      impact_level: 4,
      probability: 3,
      owner_id: ada.userId,
      selected_assets: asset('Payment gateway'),
    },
    {
      title: 'Phishing of employees',
      category: 'Security',
      severity: 'medium',
      impact_level: 3,
      probability: 3,
      owner_id: other.userId,
      status: 'in-progress',
    },
    {
      title: 'Fire in the coffee kitchen',
      category: 'Operational',
      severity: 'low',
      impact_level: 1,
      probability: 2,
      status: 'accepted',
    },
  ];
  for (const risk of risks) ids.set(risk.title, (await made(ada, '/api/risks', risk)).id);
  for (const [title, status, due_date] of [
    ['Restore test', 'pending', '2020-01-01'],
    ['Sign contract', 'in-progress', '2999-01-01'],
    ['Train staff', 'completed', '2020-01-01'],
  ] as const) {
    await made(ada, '/api/tasks', { title, status, due_date, risk_id: ids.get('Ransomware on the file server') });
  }
  for (const [title, on, dueDate] of [
    ['Ask suppliers for proof', 'Data leak by a supplier', '2020-01-01'],
    ['Buy a second line', 'Outage of the payment gateway', '2999-01-01'],
  ] as const) {
    const actions = [
      { title: `${title} today`, dueDate, status: 'pending' },
      { title: `${title} long ago`, dueDate: '2020-01-01', status: 'completed' },
    ];
    await made(ada, '/api/treatment-plans', { title, status: 'in-progress', risk_id: ids.get(on), actions });
  }
  return { api, ada, daniel: other.userId, ids };
}

async function scenarioTemplate(who: Person): Promise<object> {
  const answer = await who.send('GET', `/api/risk-scenario-templates?organization_id=${who.organizationId}`);
  const { items } = (await answer.json()) as {
    items: { id: string; fields: { name: string; type: string; options?: string[] }[] }[];
  };
  const [template] = items;
  const attributes = Object.fromEntries(
    (template?.fields ?? [])
      .filter(({ name }) => name !== 'threat_actors')
      .map(({ name, type, options = [] }) => [name, type === 'select' ? (options[0] ?? '') : 'x']),
  );
  return { template_id: template?.id, threat_actors: ['Criminals'], attributes };
}

/** Calls operations over HTTP as a person. */
export function callerOver(who: Person): OperationCaller {
  const ask = async (id: OperationId, { params, query }: { params?: unknown; query?: unknown }): Promise<unknown> => {
    const path = Object.entries({ ...Object(params) }).reduce(
      (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
      operations[id].url as string,
    );
    const search = new URLSearchParams(
      Object.entries({ ...Object(query) }).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    );
    const answer = await who.send(operations[id].method, `${path}?${search.toString()}`);
    if (!answer.ok) throw new Problem(answer.status, 'invalid_request', await answer.text());
    return answer.json();
  };
  // The answers were checked against the contract.
  return ask as OperationCaller;
}

/** A question of a person, in the language of their interface. */
export function question(who: Person, asked: string, preferred: Asked['preferred'], more: Partial<Asked> = {}): Asked {
  const at = '2026-01-01T00:00:00.000Z';
  const member: MemberDoc = {
    _id: who.userId,
    version: 1,
    created_at: at,
    updated_at: at,
    user_id: who.userId,
    organization_id: who.organizationId,
    role: 'admin',
    email: who.email,
    domains: [],
    assets: [],
  };
  return {
    asked,
    preferred,
    ask: callerOver(who),
    organizationId: who.organizationId,
    member,
    today: '2026-03-02',
    timeZone: 'UTC',
    ...more,
  };
}
