import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Risk } from '@parapet/contracts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import type { Doc } from '../../store/port.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('risks on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    bob = await api.person('bob@example.com');
  });
  afterAll(() => api.close());

  async function record(
    who: Person,
    title: string,
    more: Partial<
      Pick<Risk, 'severity' | 'impact_level' | 'probability' | 'description' | 'category' | 'domain_id'>
    > = {},
  ) {
    const { data, error } = await who.client.POST('/api/risks', {
      body: { organization_id: who.organizationId, title, ...more },
    });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data;
  }
  const listOf = (who: Person, query: object = {}) =>
    who.client.GET('/api/risks', { params: { query: { organization_id: who.organizationId, ...query } } });
  const titles = async (who: Person, query: object = {}) =>
    (await listOf(who, query)).data?.items.map(({ title }) => title);

  test('a risk is created with defaults, its creator and its score, and found', async () => {
    const made = await record(ada, 'Laptop theft', { impact_level: 4, probability: 5 });
    expect(made).toMatchObject({
      title: 'Laptop theft',
      status: 'identified',
      severity: 'medium',
      risk_score: 20,
      created_by: ada.userId,
      version: 1,
    });
    const { data, response } = await ada.client.GET('/api/risks/{id}', { params: { path: { id: made.id } } });
    expect(data).toEqual(made);
    expect(response.headers.get('etag')).toBe('"1"');
  });

  test('notes are listed newest first, also those of one millisecond', async () => {
    const { id } = await record(ada, 'Noted');
    const notes = Array.from({ length: 60 }, (_, n) => `note ${n}`);
    const path = { id };
    for (const note of notes)
      expect(
        (await ada.client.POST('/api/risks/{id}/notes', { params: { path }, body: { note } })).response.status,
      ).toBe(201);
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { data } = await ada.client.GET('/api/risks/{id}/notes', {
        params: { path, query: { limit: 25, ...(cursor !== undefined && { cursor }) } },
      });
      found.push(...(data?.items ?? []).map(({ note }) => note));
      cursor = data?.next_cursor ?? null;
    }
    expect(found).toEqual(notes.toReversed());
  });

  test('a change raises the version and the score follows', async () => {
    const { id } = await record(ada, 'Flood', { impact_level: 2, probability: 2 });
    const { data, response } = await ada.client.PATCH('/api/risks/{id}', {
      params: { path: { id } },
      body: { impact_level: 5, status: 'mitigating' },
    });
    expect(data).toMatchObject({ title: 'Flood', risk_score: 10, status: 'mitigating', version: 2 });
    expect(response.headers.get('etag')).toBe('"2"');
  });

  test('a change with an outdated version is refused and changes nothing', async () => {
    const { id } = await record(ada, 'Power cut');
    const change = (title: string, version: string) =>
      ada.send('PATCH', `/api/risks/${id}`, { title }, { 'if-match': version });
    expect((await change('Power failure', '"1"')).status).toBe(200);
    const late = await change('Outage', '"1"');
    expect(late.status).toBe(412);
    expect(await problemOf(late)).toMatchObject({ code: 'changed_meanwhile' });
    expect((await change('Outage', 'nonsense')).status).toBe(412);
    expect((await ada.client.GET('/api/risks/{id}', { params: { path: { id } } })).data).toMatchObject({
      title: 'Power failure',
      version: 2,
    });
    expect((await ada.send('DELETE', `/api/risks/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await change('Blackout', '*')).status).toBe(200);
  });

  test('of twenty concurrent changes of one version one succeeds', async () => {
    const { id } = await record(ada, 'Race');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        ada.send('PATCH', `/api/risks/${id}`, { title: `Race ${n}` }, { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 412),
    ]);
  });

  test('a deleted risk is gone', async () => {
    const { id } = await record(ada, 'Short-lived');
    expect((await ada.send('DELETE', `/api/risks/${id}`)).status).toBe(204);
    expect((await ada.send('GET', `/api/risks/${id}`)).status).toBe(404);
    expect((await ada.send('DELETE', `/api/risks/${id}`)).status).toBe(404);
  });

  test.each<[string, unknown, string]>([
    ['no title', {}, '/title'],
    ['a blank title', { title: '  ' }, '/title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, '/title'],
    ['a title that is not text', { title: 7 }, '/title'],
    ['an impact off the scale', { title: 'x', impact_level: 6 }, '/impact_level'],
    ['a probability that is not whole', { title: 'x', probability: 2.5 }, '/probability'],
    ['a number as text', { title: 'x', probability: '3' }, '/probability'],
    ['an unknown severity', { title: 'x', severity: 'huge' }, '/severity'],
    ['a status that archiving sets', { title: 'x', status: 'archived' }, '/status'],
    ['an unknown field', { title: 'x', color: 'red' }, '/color'],
    ['a field of the server', { title: 'x', version: 25 }, '/version'],
    ['an owner who is not there', { title: 'x', owner_id: 'nobody' }, '/owner_id'],
    ['an asset that is not there', { title: 'x', selected_assets: ['a', 'b'] }, '/selected_assets'],
    ['an operator instead of a value', { title: { $gt: '' } }, '/title'],
  ])('%s is a 400 that names the field, and nothing is stored', async (_name, fields, path) => {
    const before = (await listOf(ada)).data?.total;
    const answer = await ada.send('POST', '/api/risks', { organization_id: ada.organizationId, ...(fields as object) });
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.map((error) => error.path)).toEqual([path]);
    expect((await listOf(ada)).data?.total).toBe(before);
  });

  test('all invalid fields are named', async () => {
    const answer = await ada.send('POST', '/api/risks', {
      organization_id: ada.organizationId,
      title: '',
      severity: 'huge',
      probability: 0,
    });
    expect((await problemOf(answer)).errors?.map((error) => error.path).toSorted()).toEqual(
      expect.arrayContaining(['/probability', '/severity', '/title']),
    );
  });

  test('without an organization a request is a 400 with a message that names the missing parameter', async () => {
    const list = await ada.send('GET', '/api/risks');
    expect([list.status, (await problemOf(list)).detail]).toEqual([400, 'organizationId is required']);
    const create = await ada.send('POST', '/api/risks', { title: 'x' });
    expect([create.status, (await problemOf(create)).detail]).toEqual([400, 'organization_id is required']);
  });

  test('another organization is inaccessible, by its id and by the ids of its records', async () => {
    const theirs = await record(bob, 'Bob’s secret');
    expect((await ada.send('GET', `/api/risks?organization_id=${bob.organizationId}`)).status).toBe(403);
    expect((await ada.send('POST', '/api/risks', { organization_id: bob.organizationId, title: 'x' })).status).toBe(
      403,
    );
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(
        (await ada.send(method, `/api/risks/${theirs.id}`, method === 'PATCH' ? { title: 'mine' } : undefined)).status,
        method,
      ).toBe(404);
    }
    expect(await titles(ada)).not.toContain('Bob’s secret');
    expect((await bob.client.GET('/api/risks/{id}', { params: { path: { id: theirs.id } } })).data).toEqual(theirs);
  });

  describe('a register of 120 risks', () => {
    let eve: Person;
    beforeAll(async () => {
      eve = await api.person('eve@example.org');
      for (let n = 0; n < 120; n++) {
        await record(eve, `Risk ${String(n).padStart(3, '0')}`, {
          severity: (['low', 'medium', 'high', 'critical'] as const)[n % 4] ?? 'low',
          impact_level: (n % 5) + 1,
          probability: (Math.floor(n / 5) % 5) + 1,
          ...(n === 7 ? { title: 'Risk 007' } : {}),
          description: n === 42 ? 'Électricité coupée' : '',
        });
      }
    });

    test.each(['title', '-title', 'severity', '-risk_score', 'created_at', '-updated_at'])(
      'in pages sorted by %s, every risk appears exactly once',
      async (sort) => {
        const seen: Risk[] = [];
        let cursor: string | null | undefined;
        let pages = 0;
        do {
          const { data } = await listOf(eve, { sort, limit: 50, ...(cursor ? { cursor } : {}) });
          if (data === undefined) throw new Error('no page');
          expect(data.total).toBe(120);
          seen.push(...data.items);
          cursor = data.next_cursor;
          pages++;
        } while (cursor !== null);
        expect(pages).toBe(3);
        expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
        const key = (risk: Risk) =>
          sort.endsWith('severity')
            ? ['low', 'medium', 'high', 'critical'].indexOf(risk.severity)
            : risk[sort.replace('-', '') as 'title'];
        const keys = seen.map(key);
        const ordered = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        expect(keys).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
      },
    );

    test('filters can be combined', async () => {
      const { data } = await listOf(eve, { severity: ['high', 'critical'], status: ['open'], limit: 200 });
      expect(data?.total).toBe(60);
      expect(new Set(data?.items.map(({ severity }) => severity))).toEqual(new Set(['high', 'critical']));
      expect((await listOf(eve, { status: ['closed'] })).data?.total).toBe(0);
    });

    test('search matches the beginning of words, in any case and without accents', async () => {
      expect(await titles(eve, { q: 'electric COUP' })).toEqual(['Risk 042']);
      expect(await titles(eve, { q: 'risk 007' })).toEqual(['Risk 007']);
      expect((await listOf(eve, { q: 'electric gone' })).data?.total).toBe(0);
      expect((await listOf(eve, { q: 'risk' })).data?.total).toBe(120);
    });

    test.each(['"', '*', 'NEAR(', 'a:b', "'; --", '$where', '(', '-', '%'])('searching for %s succeeds', async (q) => {
      expect((await listOf(eve, { q })).response.status).toBe(200);
    });

    test.each([
      'nonsense',
      Buffer.from('["title",{"$gt":""},"x"]').toString('base64url'),
      Buffer.from('["title","a","x"]').toString('base64url'),
    ])('a cursor that is not one of this list is a 400: %s', async (cursor) => {
      const answer = await eve.send('GET', `/api/risks?organization_id=${eve.organizationId}&cursor=${cursor}`);
      expect(answer.status).toBe(400);
      expect((await problemOf(answer)).errors?.[0]?.path).toBe('/cursor');
    });

    test.each([
      'limit=0',
      `q=${Array.from({ length: 33 }, (_, n) => n).join('+')}`,
      'limit=201',
      'limit=x',
      'sort=owner_id',
      'severity=huge',
      'color=red',
    ])('a list with %s is a 400', async (query) => {
      expect((await eve.send('GET', `/api/risks?organization_id=${eve.organizationId}&${query}`)).status).toBe(400);
    });
  });

  test('a GRC domain manager sees only the risks in their domains', async () => {
    const boss = await api.person('boss@example.net');
    const domains = await Promise.all(
      ['Privacy', 'Finance'].map(async (name) => {
        const { organizationId: id } = boss;
        const { _id } = await api.store
          .org(id, { id: 'test' })
          .collection<Doc & { name: string }>('grc_domains')
          .insertOne({ name });
        return _id;
      }),
    );
    const [privacy = '', finance = ''] = domains;
    const manager = await api.colleague(boss, 'manager@example.net', 'grc_domain_manager', [privacy]);
    const inside = await record(boss, 'Inside', { domain_id: privacy });
    const outside = await record(boss, 'Outside', { domain_id: finance });
    await record(boss, 'No domain');

    expect(await titles(manager)).toEqual(['Inside']);
    expect((await listOf(manager)).data?.total).toBe(1);
    expect((await manager.send('GET', `/api/risks/${outside.id}`)).status).toBe(404);
    expect((await manager.send('PATCH', `/api/risks/${inside.id}`, { domain_id: finance })).status).toBe(403);
    expect(
      (await manager.send('POST', '/api/risks', { organization_id: boss.organizationId, title: 'x' })).status,
    ).toBe(403);
    expect((await record(manager, 'Mine', { domain_id: privacy })).domain_id).toBe(privacy);
    expect(await titles(boss, { sort: 'title' })).toEqual(['Inside', 'Mine', 'No domain', 'Outside']);
  });
});
