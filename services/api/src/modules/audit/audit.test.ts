import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry, AuditSeal } from '@parapet/contracts';
import type { GrcDomainDoc, MemberDoc } from '../../collections.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('the audit trail on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let auditor: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    auditor = await api.colleague(ada, 'auditor@example.com', 'auditor');
  });
  afterAll(() => api.close());

  const history = (who: Person, entity: AuditEntry['entity'], entity_id: string, more: object = {}) =>
    who.client.GET('/api/audit', { params: { query: { entity, entity_id, ...more } } });
  async function record(who: Person, title: string, more: object = {}): Promise<string> {
    const { data } = await who.client.POST('/api/risks', {
      body: { organization_id: who.organizationId, title, ...more },
    });
    return data?.id ?? '';
  }
  const retitle = (who: Person, id: string, title: string) =>
    who.client.PATCH('/api/risks/{id}', { params: { path: { id } }, body: { title } });

  test('shows who made each change and the states before and after it, in a hash chain', async () => {
    const id = await record(ada, 'Flood');
    await retitle(ada, id, 'Flooded cellar');
    const { data } = await history(auditor, 'risks', id);
    expect(data?.total).toBe(2);
    const [second, first] = data?.items ?? [];
    expect(first).toMatchObject({
      entity: 'risks',
      entity_id: id,
      version: 1,
      action: 'create',
      actor_id: ada.userId,
      before: null,
      previous_hash: null,
    });
    expect(second).toMatchObject({
      version: 2,
      action: 'update',
      before: { title: 'Flood' },
      after: { title: 'Flooded cellar' },
      previous_hash: first?.hash,
    });
    expect(second?.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is paged, newest first', async () => {
    const id = await record(ada, 'Version 1');
    for (let n = 2; n <= 7; n++) await retitle(ada, id, `Version ${n}`);
    const seen: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { data } = await history(ada, 'risks', id, { limit: 3, ...(cursor === undefined ? {} : { cursor }) });
      expect(data?.total).toBe(7);
      seen.push(...(data?.items.map(({ version }) => version) ?? []));
      cursor = data?.next_cursor ?? null;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect((await ada.send('GET', `/api/audit?entity=risks&entity_id=${id}&cursor=nonsense`)).status).toBe(400);
  });

  test('of a deleted record is for admins and auditors only', async () => {
    const stakeholder = await api.colleague(ada, 'stakeholder@example.com', 'stakeholder');
    const id = await record(ada, 'Short-lived');
    expect((await history(stakeholder, 'risks', id)).data?.total).toBe(1);
    await ada.send('DELETE', `/api/risks/${id}`);
    for (const who of [ada, auditor])
      expect((await history(who, 'risks', id)).data?.items[0]).toMatchObject({
        action: 'delete',
        after: null,
        before: { title: 'Short-lived' },
      });
    expect((await history(stakeholder, 'risks', id)).response.status).toBe(404);
  });

  test('is readable only for people who may read the record, by role, domain and organization', async () => {
    const { _id: privacy } = await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<GrcDomainDoc>('grc_domains')
      .insertOne({ name: 'Privacy', description: '' });
    const manager = await api.colleague(ada, 'manager@example.com', 'grc_domain_manager', [privacy]);
    const [inside, outside] = [await record(ada, 'Inside', { domain_id: privacy }), await record(ada, 'Outside')];
    expect((await history(manager, 'risks', inside)).response.status).toBe(200);
    expect((await history(manager, 'risks', outside)).response.status).toBe(404);
    const owner = await api.colleague(ada, 'owner@example.com', 'risk_owner');
    expect(await problemOf(await owner.send('GET', '/api/audit?entity=assets&entity_id=x'))).toMatchObject({
      status: 403,
      code: 'role_not_allowed',
    });
    for (const entity of ['members', 'organizations'])
      expect((await auditor.send('GET', `/api/audit?entity=${entity}&entity_id=x`)).status).toBe(403);
    const bob = await api.person('bob@example.net');
    expect((await history(bob, 'risks', inside)).response.status).toBe(404);
    expect(
      (await bob.send('GET', `/api/audit?entity=risks&entity_id=${inside}&organization_id=${ada.organizationId}`))
        .status,
    ).toBe(403);
    expect((await history(ada, 'risks', 'nowhere')).response.status).toBe(404);
    for (const entity of ['_audit', 'sessions', 'users', ''])
      expect((await ada.send('GET', `/api/audit?entity=${entity}&entity_id=x`)).status).toBe(400);
  });

  test('of a member is found by the id of their account', async () => {
    const { data } = await history(ada, 'members', ada.userId);
    expect(data?.items.at(-1)).toMatchObject({
      entity: 'members',
      action: 'create',
      after: { user_id: ada.userId, role: 'admin' },
    });
  });

  test("shows members' e-mail addresses to admins, and to auditors only their own", async () => {
    const named = await api.colleague(ada, 'grace.hopper@example.com', 'stakeholder');
    const nameless = await api.colleague(ada, 'secret.person@example.com', 'stakeholder');
    await api.store
      .org(ada.organizationId, { id: ada.userId })
      .collection<MemberDoc>('members')
      .updateOne({ user_id: nameless.userId }, { $set: { name: null } });
    expect((await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${named.userId}`)).status).toBe(
      204,
    );
    /** The member entries of the whole organization, of every page. */
    const entriesFor = async (who: Person): Promise<AuditEntry[]> => {
      const entries: AuditEntry[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const query = { entity: 'members' as const, limit: 200, ...(cursor === undefined ? {} : { cursor }) };
        const { data } = await who.client.GET('/api/audit', { params: { query } });
        entries.push(...(data?.items ?? []));
        cursor = data?.next_cursor ?? null;
      }
      return entries;
    };
    const [seen, all] = [await entriesFor(auditor), await entriesFor(ada)];
    expect(seen.map(({ hash }) => hash)).toEqual(all.map(({ hash }) => hash));
    const addresses = (entries: AuditEntry[]) => new Set(JSON.stringify(entries).match(/[\w.]+@[\w.]+/g));
    expect([...addresses(seen)]).toEqual(['auditor@example.com']);
    expect([...addresses(all)]).toEqual(
      expect.arrayContaining(['ada@example.com', 'grace.hopper@example.com', 'secret.person@example.com']),
    );
    // The rest of the change stays: who it was, their role, and that there was one.
    const removal = seen.find(({ action }) => action === 'delete');
    expect(removal).toMatchObject({ before: { user_id: named.userId, role: 'stakeholder' }, after: null });
    const titles = (entries: AuditEntry[]) =>
      entries.find(({ after }) => Reflect.get(Object(after), 'user_id') === nameless.userId)?.title;
    expect([titles(seen), titles(all)]).toEqual(['secret.person', 'secret.person@example.com']);
  });

  describe('its proof', () => {
    test('is complete, and anybody can verify its newest seal', async () => {
      const cy = await api.person('cy@example.org');
      expect((await cy.send('GET', '/api/audit/seals/newest')).status).toBe(404);
      await record(cy, 'Sealed');
      await api.store.audit(cy.organizationId).seal();
      const { data: verdict } = await cy.client.GET('/api/audit/verify');
      expect(verdict).toMatchObject({ ok: true, seals: 1, faults: [], total_faults: 0 });
      expect(verdict?.entries).toBeGreaterThan(3);
      // The contract check has validated the type.
      const seal = (await (await cy.send('GET', '/api/audit/seals/newest')).json()) as AuditSeal;
      expect(seal).toMatchObject({ organization_id: cy.organizationId, number: 1, previous_hash: null });
      expect(seal.leaves.some(({ entity }) => entity === 'risks')).toBe(true);
      const signed = [
        Buffer.from(seal.hash, 'hex'),
        createPublicKey(seal.public_key),
        Buffer.from(seal.signature, 'base64'),
      ] as const;
      expect(verify(null, ...signed)).toBe(true);
      expect(seal.public_key).not.toContain('PRIVATE');
    });

    test.each(['risk_manager', 'stakeholder'] as const)('is not for a %s', async (role) => {
      const who = await api.colleague(ada, `${role}.proof@example.com`, role);
      for (const path of ['verify', 'seals/newest'])
        expect((await who.send('GET', `/api/audit/${path}`)).status, path).toBe(403);
    });

    test('is shared by concurrent requests', async () => {
      const { audit } = api.store;
      let runs = 0;
      api.store.audit = (id) => {
        const trail = audit.call(api.store, id);
        return { ...trail, verify: () => trail.verify().finally(() => (runs += 1)) };
      };
      const answers = await Promise.all(Array.from({ length: 5 }, () => auditor.client.GET('/api/audit/verify')));
      api.store.audit = audit;
      expect(answers.map(({ data }) => data?.ok)).toEqual([true, true, true, true, true]);
      expect(runs).toBeLessThan(5);
    });
  });

  test('is exported with one row for each changed field, by the filters of the list', async () => {
    const id = await record(ada, 'Drought');
    await ada.client.PATCH('/api/risks/{id}', {
      params: { path: { id } },
      body: { title: '=Drought', template_answers: { step_1_water: 'low' } },
    });
    await record(ada, 'Not in the file');
    const answer = await auditor.send('GET', `/api/audit/export?entity=risks&entity_id=${id}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = (await answer.text()).trim().split('\r\n');
    expect(head).toContain('at,actor,token,action,entity,title,field,before,after');
    expect(rows.map((row) => row.split(',').slice(1, 9))).toEqual([
      ['ada', '', 'update', 'risks', "'=Drought", 'title', 'Drought', "'=Drought"],
      ['ada', '', 'update', 'risks', "'=Drought", 'template_answers.step_1_water', '', 'low'],
      ['ada', '', 'create', 'risks', 'Drought', '', '', ''],
    ]);
  });

  test('is exported whole, beyond a page of the list', async () => {
    for (let n = 0; n < 210; n++) await record(ada, `Risk ${n}`);
    const text = await (await ada.send('GET', '/api/audit/export?action=create&entity=risks')).text();
    for (const n of [0, 105, 209]) expect(text).toContain(`,Risk ${n},`);
    expect(text.trim().split('\r\n').length).toBeGreaterThan(211);
  });
});
