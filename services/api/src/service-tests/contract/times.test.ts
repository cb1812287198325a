/** Every query that takes times refuses those that it cannot read, by name, and answers nothing wider instead. */
import { operations, type OperationId } from '@parapet/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';

interface Parameter {
  format?: string;
  items?: Parameter;
}

/** The parameters of each query that are times, or lists of times. */
const taking = Object.entries(operations).flatMap(([id, { url, schema }]) => {
  const parameters: object = 'querystring' in schema ? schema.querystring.properties : {};
  const names = Object.entries<Parameter>({ ...parameters }).flatMap(([name, { format, items }]) =>
    (items?.format ?? format) === 'date-time' ? [name] : [],
  );
  return names.map((name) => ({
    id: id as OperationId,
    url: url.replace(/:entity/, 'risks').replaceAll(/:\w+/g, 'some-id'),
    name,
  }));
});

const UNREADABLE = [
  '2025-01-01T00:00:00+05',
  '2025-01-01T00:00:00+0500',
  '2016-12-31T23:59:60Z',
  '2017-01-01T05:29:60+05:30',
  '0000-01-01T00:00:00+05:00',
  'yesterday',
  '',
];

describe.each(stores)('times in queries on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    await ada.send('POST', '/api/risks', { organization_id: ada.organizationId, title: 'Flood' });
  });
  afterAll(() => api.close());

  const ask = (url: string, query: Record<string, string>, method = 'GET') =>
    ada.send(
      method,
      `${url}?${new URLSearchParams({ ...(!url.startsWith('/api/audit') && { organization_id: ada.organizationId }), ...query }).toString()}`,
      ...(method === 'GET' ? [] : ['title\nFlood', { 'content-type': 'text/csv' }]),
    );

  test('are in queries of the audit trail, the register and its parts, and imports', () => {
    expect(new Set(taking.map(({ id }) => id))).toEqual(
      new Set([
        'listAuditEntries',
        'exportAuditEntries',
        'listRisks',
        'getRiskSummary',
        'getRiskFacets',
        'getRiskGraph',
        'exportRisks',
        'importRisks',
        'importAssets',
        'importProperties',
        'importRiskScenarios',
      ]),
    );
  });

  test.each(taking)('$id refuses unreadable ones in $name', async ({ id, url, name }) => {
    for (const text of UNREADABLE) {
      const answer = await ask(url, { [name]: text }, operations[id].method);
      expect([text, answer.status]).toEqual([text, 400]);
      expect((await problemOf(answer)).errors?.[0]?.path.split('/')[1]).toBe(name);
    }
  });

  test.each(['from', 'to'] as const)(
    'of the audit trail and of the history of a record bound them: %s',
    async (name) => {
      const { items } = (await (await ask('/api/risks', {})).json()) as { items: { id: string }[] };
      const ofRecord: Record<string, string> = { entity: 'risks', entity_id: items[0]?.id ?? '' };
      for (const more of [{}, ofRecord]) {
        const outside = await ask('/api/audit', {
          ...more,
          [name]: name === 'from' ? '2999-01-01T00:00:00+05:30' : '1999-01-01T00:00:00+05:30',
        });
        expect(await outside.json()).toMatchObject({ items: [] });
      }
    },
  );
});
