import { ROLES } from '@parapet/contracts';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createMocks, type Mocks, type MocksOptions } from './mocks.ts';
import { ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './seed/people/organizations.ts';
import { SEEDS } from './seed/seed-documents.ts';

async function open(options: MocksOptions): Promise<Mocks> {
  const mocks = await createMocks(options);
  onTestFinished(() => mocks.close());
  return mocks;
}
const own = (path: string, query: Record<string, string> = {}) =>
  new Request(`http://localhost/api/${path}?${new URLSearchParams({ organization_id: ORGANIZATION_ID, ...query })}`);

describe('the user of the mocks', () => {
  let mocks: Mocks;
  beforeEach(async () => {
    mocks = await createMocks();
  });
  afterEach(() => mocks.close());

  const me = async () => (await mocks.fetch(new Request('http://localhost/api/me'))).json();

  test('is the admin by default, and can sign in with any role, as a newcomer or as nobody', async () => {
    expect(await me()).toMatchObject({ role: 'admin', organizationId: ORGANIZATION_ID });
    for (const role of ROLES) {
      await mocks.signInAs(role);
      expect(await me()).toMatchObject({ role, user_id: mocks.accountOf(role).id });
      expect(await mocks.member()).toMatchObject({ role });
    }
    await mocks.signInAs('newcomer');
    expect([(await me()).code, await mocks.userId(), await mocks.member()]).toEqual([
      'no_membership',
      mocks.accountOf('newcomer').id,
      null,
    ]);
    await mocks.signInAs('nobody');
    expect([(await me()).code, await mocks.userId()]).toEqual(['not_signed_in', null]);
  });

  test('can change stored records, which the API then returns', async () => {
    const risks = mocks.collection('risks');
    const [risk] = await risks.find({}, { limit: 1 });
    await risks.updateOne({ _id: risk?._id }, { $set: { title: 'Prepared' } });
    expect((await (await mocks.fetch(own('risks', { q: 'prepared' }))).json()).items).toMatchObject([
      { id: risk?._id, version: 2 },
    ]);
  });

  test('has a separate session in each browser', async () => {
    const other = mocks.openBrowser();
    expect((await other.fetch(new Request('http://localhost/api/me'))).status).toBe(401);
    await mocks.signInAs('auditor', other);
    expect((await (await other.fetch(new Request('http://localhost/api/me'))).json()).role).toBe('auditor');
    expect((await me()).role).toBe('admin');
  });
});

describe.each(SEEDS)('the seed %s', (seed) => {
  test('has a valid, sealed audit trail, with an entry for the creation of a record', async () => {
    const mocks = await open({ seed });
    for (const organization of [ORGANIZATION_ID, OTHER_ORGANIZATION_ID]) {
      expect(await mocks.store.audit(organization).verify()).toMatchObject({
        ok: true,
        faults: [],
        unsealed_since: null,
      });
    }
    const [template] = await mocks.collection('asset_templates').find({}, { limit: 1 });
    const response = await mocks.fetch(own('audit', { entity: 'asset_templates', entity_id: template?._id ?? '' }));
    expect(await response.json()).toMatchObject({
      total: 1,
      items: [{ action: 'create', version: 1, at: template?.created_at }],
    });
  });

  test('is restored with the saved changes, which contain nothing of the seed itself', async () => {
    const saved = new Map<string, Parameters<NonNullable<MocksOptions['onCommit']>>[0][number]>();
    const now = new Date('2026-05-04T09:30:00.000Z');
    const before = await open({
      seed,
      now,
      onCommit: (changes) =>
        changes.forEach((change) => saved.set(`${change.collection}/${change.organizationId}/${change.id}`, change)),
    });
    const made = await (
      await before.fetch(
        new Request('http://localhost/api/risks', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ organization_id: ORGANIZATION_ID, title: 'Flood' }),
        }),
      )
    ).json();
    const [template] = (await (await before.fetch(own('asset-templates'))).json()).items;
    const gone = await before.fetch(
      new Request(`http://localhost/api/asset-templates/${template.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Renamed' }),
      }),
    );
    expect(gone.status).toBe(200);
    const after = await open({ seed, now, changes: [...saved.values()], cookies: before.browser.jar.toJSON() });
    expect(await (await after.fetch(new Request(`http://localhost/api/risks/${made.id}`))).json()).toEqual(made);
    expect(
      await (await after.fetch(new Request(`http://localhost/api/asset-templates/${template.id}`))).json(),
    ).toMatchObject({ name: 'Renamed', version: 2 });
    expect(await after.store.audit(ORGANIZATION_ID).verify()).toMatchObject({ ok: true });
    // Neither the seed itself nor what is sealed of it.
    expect(saved.size).toBeLessThan(15);
  });
});

describe('the sample', () => {
  let mocks: Mocks;
  beforeAll(async () => {
    mocks = await createMocks();
    return () => mocks.close();
  });
  const page = async (path: string) => (await mocks.fetch(own(path, { limit: '200' }))).json();

  test.each([
    ['risks', 60],
    ['assets', 18],
    ['properties', 15],
    ['risk-scenarios', 16],
    ['asset-templates', 4],
    ['property-templates', 4],
    ['risk-scenario-templates', 4],
    ['grc-templates', 7],
    ['grc-domains', 6],
    ['risk-tables', 10],
  ])('answers %s within the contract: %i of them', async (path, total) => {
    expect(await page(path)).toMatchObject({ total, next_cursor: null });
  });

  test('has risks of many kinds', async () => {
    const { items }: { items: Record<string, unknown>[] } = await page('risks');
    for (const key of ['severity', 'status', 'category', 'owner_id'])
      expect(new Set(items.map((risk) => risk[key])).size, key).toBeGreaterThan(3);
  });

  test.each([
    ['risk-flows', 22, 4],
    ['treatment-plans', 18, 3],
    ['tasks', 16, 4],
  ])('answers %s within the contract: %i of them, of every status', async (path, total, statuses) => {
    const found: { total: number; items: { status: string }[] } = await page(path);
    expect([found.total, new Set(found.items.map(({ status }) => status)).size]).toEqual([total, statuses]);
  });

  test('has something to show on the dashboard in every range', async () => {
    const completed = async (range: string) => {
      const {
        completed_flows_timeline,
        completed_flows,
        risk_flow_status,
        task_status,
      }: { [K in string]: { count: number }[] } = await (await mocks.fetch(own('dashboard', { range }))).json();
      expect([completed_flows?.length, risk_flow_status?.length, task_status?.length]).toEqual([
        range === '1w' ? 3 : 5,
        4,
        4,
      ]);
      return completed_flows_timeline?.reduce((sum, { count }) => sum + count, 0);
    };
    expect([await completed('1w'), await completed('1m'), await completed('3m'), await completed('1y')]).toEqual([
      3, 6, 8, 13,
    ]);
  });

  test('shows a GRC domain manager the work on the risks of their domains', async () => {
    const { items: risks }: { items: { id: string; category: string }[] } = await page('risks');
    const manager = mocks.openBrowser();
    await mocks.signInAs('grc_domain_manager', manager);
    const { items }: { items: { risk_id: string }[] } = await (
      await manager.fetch(own('risk-flows', { limit: '200' }))
    ).json();
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map(({ risk_id }) => risks.find(({ id }) => id === risk_id)?.category))).toEqual(
      new Set(['Cybersecurity', 'Privacy']),
    );
  });
});
