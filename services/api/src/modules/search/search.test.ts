import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GrcDomainDoc } from '../../collections.ts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { addAsset } from '../../testing/items.ts';

describe.each(stores)('search on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const found = async (who: Person, q: string) => {
    const answer = await who.send('GET', `/api/search?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    const { items }: { items: { entity: string; title: string }[] } = Object(await answer.json());
    return items.map(({ entity, title }) => `${entity}: ${title}`);
  };
  const add = async (path: string, body: object): Promise<string> => {
    const answer = await ada.send('POST', `/api/${path}`, { organization_id: ada.organizationId, ...body });
    expect(answer.status, path).toBe(201);
    return String(Object(await answer.json()).id);
  };

  test('finds all kinds by beginnings of words, titles before other texts, at most three of each', async () => {
    const risk = await add('risks', { title: 'Ransomware reaches the Wärehouse' });
    await add('risks', { title: 'Frost', description: 'The warehouse has no heating' });
    await addAsset(ada, { name: 'Warehouse system' });
    await add('tasks', { title: 'Separate the warehouse network', risk_id: risk, due_date: '2026-12-04' });
    await add('risk-flows', { risk_id: risk });
    await add('treatment-plans', { risk_id: risk, title: 'Warehouse plan' });
    await add('grc-templates', { name: 'Warehouse questions' });
    expect(await found(ada, 'ware')).toEqual([
      'risks: Ransomware reaches the Wärehouse',
      'risks: Frost',
      'assets: Warehouse system',
      'tasks: Separate the warehouse network',
      'risk_flows: Ransomware reaches the Wärehouse',
      'treatment_plans: Warehouse plan',
      'grc_templates: Warehouse questions',
    ]);
    for (let n = 0; n < 4; n++) await add('risks', { title: `Warehouse ${n}` });
    expect((await found(ada, 'ware')).filter((one) => one.startsWith('risks'))).toHaveLength(3);
    expect(await found(ada, 'system ware')).toEqual(['assets: Warehouse system']);
    expect(await found(ada, '.')).toEqual([]);
  });

  test('finds nothing that the role may not see', async () => {
    const domain = await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<GrcDomainDoc>('grc_domains')
      .insertOne({ name: 'Privacy', description: '' });
    await add('risks', { title: 'Zebra outside' });
    await add('risks', { title: 'Zebra inside', domain_id: domain._id });
    await addAsset(ada, { name: 'Zebra server' });
    await add('tasks', { title: 'Zebra call' });
    const stakeholder = await api.colleague(ada, 'zebra@example.com', 'stakeholder');
    const found_ = await found(stakeholder, 'zebra');
    expect(found_).toContain('risks: Zebra outside');
    expect(found_).not.toContain('assets: Zebra server');
    expect(found_).toContain('members: zebra@example.com');
    expect(await found(stakeholder, 'ada@example.com')).toEqual([]);
    expect(await found(stakeholder, 'ada')).toEqual(['members: ada']);
    const manager = await api.colleague(ada, 'dora@example.com', 'grc_domain_manager', [domain._id]);
    expect(await found(manager, 'zebra')).toEqual(
      expect.arrayContaining(['risks: Zebra inside', 'assets: Zebra server']),
    );
    expect(await found(manager, 'zebra')).not.toContain('risks: Zebra outside');
    const owner = await api.colleague(ada, 'olga@example.com', 'asset_owner');
    expect(await found(owner, 'zebra')).not.toContain('assets: Zebra server');
    const stranger = await api.person('stranger@elsewhere.example');
    expect(await found(stranger, 'zebra')).toEqual([]);
  });
});
