import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDomain, recordRisk, statuses } from '../../testing/flows.ts';
import { roundsOn } from '../../testing/at-once.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import type { Doc } from '../../store/port.ts';
import { allStores } from '../../store/testing.ts';

describe.each(allStores)('records that are added to a risk while it changes, on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let before: string;
  let after: string;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    [before, after] = [await addDomain(api, ada, 'Before'), await addDomain(api, ada, 'After')];
  });
  afterAll(() => api.close());

  const added = (name: string, risk_id: string) =>
    api.store.org(ada.organizationId, { id: 'test' }).collection<Doc & Record<string, unknown>>(name).find({ risk_id });

  test('have the new domain, title and severity of the risk', async () => {
    const elsewhere = await recordRisk(ada, { domain_id: before });
    const add = (path: string, fields: object) =>
      ada.send('POST', `/api/${path}`, { organization_id: ada.organizationId, ...fields });
    for (let round = 0; round < roundsOn(on.name); round++) {
      const { id: risk_id } = await recordRisk(ada, { domain_id: before, title: 'Old', severity: 'high' });
      const moving = made(
        await ada.client.POST('/api/tasks', {
          body: { organization_id: ada.organizationId, title: 'Moves', risk_id: elsewhere.id },
        }),
      );
      const answers = await Promise.all([
        add('risk-flows', { risk_id }),
        add('treatment-plans', { risk_id }),
        ada.send('PATCH', `/api/risks/${risk_id}`, { domain_id: after, title: 'New', severity: 'low' }),
        add('tasks', { risk_id, title: 'Comes' }),
        ada.send('PATCH', `/api/tasks/${moving.id}`, { risk_id }),
      ]);
      expect(statuses(answers)).toEqual([200, 200, 201, 201, 201]);
      expect((await added('tasks', risk_id)).map(({ risk_domain_id }) => risk_domain_id)).toEqual([after, after]);
      expect(await added('treatment_plans', risk_id)).toMatchObject([{ risk_domain_id: after }]);
      expect(await added('risk_flows', risk_id)).toMatchObject([
        { risk_domain_id: after, risk_title: 'New', risk_severity: 'low' },
      ]);
    }
  });
});
