import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Doc } from '../../store/port.ts';
import { roundsOn } from '../../testing/at-once.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { addProperty, addScenario, made } from '../../testing/items.ts';
import { allStores } from '../../store/testing.ts';

describe.each(allStores)('records from a template that is deleted at the same time, on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let scenario: string;
  let property: string;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    scenario = (await addScenario(ada)).id;
    property = (await addProperty(ada, { linked_scenarios: [scenario] })).id;
  });
  afterAll(() => api.close());

  const KINDS = [
    [
      'assets',
      'asset-templates',
      { category: 'Application' },
      () => ({ name: 'web', type: 'Hardware', status: 'Active', risk_level: 'High', linked_properties: [property] }),
    ],
    [
      'properties',
      'property-templates',
      { category: 'Data' },
      () => ({ name: 'Accounts', type: 'Digital', linked_scenarios: [scenario] }),
    ],
    [
      'risk-scenarios',
      'risk-scenario-templates',
      { category: 'Loss' },
      () => ({ title: 'Loss', description: 'Of files', threat_actors: ['Criminals'] }),
    ],
    [
      'risks',
      'grc-templates',
      { description: '', framework: 'Own', domain_id: null, steps: [] },
      () => ({ title: 'Outage' }),
    ],
  ] as const;

  async function id(answer: Response): Promise<string> {
    if (answer.status !== 201) throw new Error(await answer.text());
    // The contract check has validated that the response is a record.
    return ((await answer.json()) as { id: string }).id;
  }
  const post = (path: string, fields: object) =>
    ada.send('POST', `/api/${path}`, { organization_id: ada.organizationId, ...fields });

  test.each(KINDS)('%s have no link to the deleted template', async (path, templates, template, fields) => {
    const items = api.store.org(ada.organizationId, { id: 'test' }).collection<Doc>(path.replaceAll('-', '_'));
    for (let round = 0; round < roundsOn(on.name); round++) {
      const template_id = await id(await post(templates, { name: `Round ${round}`, ...template }));
      const old = await id(
        await post(path, {
          ...fields(),
          ...(path === 'risk-scenarios' && {
            template_id: await id(await post(templates, { name: 'Other', ...template })),
          }),
        }),
      );
      const [made, deleted, changed] = await Promise.all([
        post(path, { ...fields(), template_id }),
        ada.send('DELETE', `/api/${templates}/${template_id}`),
        ada.send('PATCH', `/api/${path}/${old}`, { template_id }),
      ]);
      expect([[201, 400].includes(made.status), deleted.status, [200, 400].includes(changed.status)]).toEqual([
        true,
        204,
        true,
      ]);
      expect(await items.count({ template_id })).toBe(0);
    }
  });

  test('many concurrent requests create records from one template', async () => {
    const template_id = await id(await post('asset-templates', { name: 'Popular', category: 'Application' }));
    const fields = {
      name: 'web',
      type: 'Hardware',
      status: 'Active',
      risk_level: 'High',
      linked_properties: [property],
      template_id,
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('assets', fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const { total } = made(
      await ada.client.GET('/api/assets', { params: { query: { organization_id: ada.organizationId, template_id } } }),
    );
    expect(total).toBe(20);
  });
});
