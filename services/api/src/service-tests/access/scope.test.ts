/** Roles with a scope see the same part of the organization everywhere; the rest is not even counted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AUDITED_ENTITIES,
  ROLES,
  operations,
  type AuditedEntity,
  type Dashboard,
  type OperationId,
  type RiskSummary,
  type Role,
  type WorkSummary,
} from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { sendRequest, type OperationRequest } from '../../testing/operation-request.ts';
import type { Kind } from '../world-kinds.ts';
import { createWorld, type World } from '../world.ts';
import { UNKNOWN, sourceIn } from './cases.ts';
import { isAllowed, type Resource } from './expected/permissions.ts';
import { isGuarded, mayCall, type GuardedId } from './expected/requirements.ts';
import { leaks } from './failures.ts';
import { queryFields } from './id-places.ts';
import { samples } from './samples/samples.ts';

const lists = (Object.keys(operations) as OperationId[]).filter(isGuarded).filter((id) => id.startsWith('list'));

/** How one item of a list is read. */
const READ_BY: Partial<Record<GuardedId, GuardedId>> = {
  listRisks: 'getRisk',
  listArchivedRisks: 'getRisk',
  listRiskFlows: 'getRiskFlow',
  listTreatmentPlans: 'getTreatmentPlan',
  listTasks: 'getTask',
  listGrcTemplates: 'getGrcTemplate',
  listAssets: 'getAsset',
  listAssetTemplates: 'getAssetTemplate',
  listProperties: 'getProperty',
  listPropertyTemplates: 'getPropertyTemplate',
  listRiskScenarios: 'getRiskScenario',
  listRiskScenarioTemplates: 'getRiskScenarioTemplate',
  listSharedViews: 'getSharedView',
  listWebhooks: 'getWebhook',
};
/** Lists whose items cannot be read one by one. */
const WITHOUT = [
  'listPeople',
  'listRiskNotes',
  'listRiskTables',
  'listRiskCategories',
  'listGrcDomains',
  'listAssetTemplateCategories',
  'listPropertyTemplateCategories',
  'listRiskScenarioTemplateCategories',
  'listPropertyCategories',
  'listThreatActors',
  'listAiModels',
  'listAuditEntries',
  'listMemberTokens',
];

test('every list is tested', () => {
  expect([...Object.keys(READ_BY), ...WITHOUT].toSorted()).toEqual(lists.toSorted());
});

/** Lists that can be searched; the names of people and models have no marks. */
const searched = lists.filter((id) => 'q' in queryFields(id) && !['listPeople', 'listAiModels'].includes(id));

const sum = (groups: readonly { count: number }[]) => groups.reduce((total, { count }) => total + count, 0);
/** Ids of the items. A value in use has no id, so it stands for itself. */
const idsOf = ({ items }: { items: readonly Listed[] }) => items.map((item) => ('id' in item ? item.id : item.value));

type Listed = { id: string } | { value: string };

interface Page {
  items: Listed[];
  /** Absent from the changes of an organization, which are not counted. */
  total?: number;
  next_cursor: string | null;
}

describe.each(stores)('scopes on $name', (on) => {
  let api: TestApi;
  let world: World;
  let theirs: World;

  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'Quartz');
    theirs = await createWorld(api, 'Zebra');
  });
  afterAll(() => api.close());

  async function read<T>(role: Role, id: GuardedId, request: OperationRequest): Promise<T> {
    const { status, text } = await sendRequest(api, world.person(role), id, request);
    expect(status, `${id} as ${role}`).toBe(200);
    expect(leaks(theirs, { role, text }), `${id} as ${role}`).toEqual([]);
    // The contract check has verified that the answer has this type.
    return JSON.parse(text) as T;
  }

  /** Every item of a list, page by page, without filters. @param q words to search for */
  async function all(
    role: Role,
    id: GuardedId,
    q?: string,
  ): Promise<{ items: Page['items']; totals: (number | undefined)[] }> {
    const sample = await samples[id].request(sourceIn(world, false));
    const query = Object.fromEntries(
      Object.entries(sample.query ?? {}).filter(([name]) => ['organization_id', 'entity', 'entity_id'].includes(name)),
    );
    return allPages(role, id, { ...sample, query: { ...query, ...(q !== undefined && { q }) } });
  }

  async function allPages(
    role: Role,
    id: GuardedId,
    request: OperationRequest,
  ): Promise<{ items: Page['items']; totals: (number | undefined)[] }> {
    const found: Page[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await read(role, id, {
        ...request,
        query: { ...request.query, limit: '2', ...(cursor !== null && { cursor }) },
      });
      found.push(page);
      cursor = page.next_cursor;
    } while (cursor !== null);
    return { items: found.flatMap(({ items }) => items), totals: [...new Set(found.map(({ total }) => total))] };
  }

  test.each(lists)('%s lists and counts exactly what the role may read', async (id) => {
    const everything = await all('admin', id);
    const totalsOf = (found: readonly unknown[]) => [found.length];
    expect(everything.totals).toEqual(totalsOf(everything.items));
    for (const role of ROLES.filter((one) => mayCall(id, one))) {
      const { items, totals } = await all(role, id);
      expect(totals, role).toEqual(totalsOf(items));
      expect(new Set(items.map((item) => JSON.stringify(item))).size, role).toBe(items.length);
      const one = READ_BY[id];
      if (one === undefined) continue;
      const readable: string[] = [];
      for (const item of idsOf(everything)) {
        if ((await sendRequest(api, world.person(role), one, { params: { id: item } })).status === 200)
          readable.push(item);
      }
      expect(idsOf({ items }).toSorted(), role).toEqual(readable.toSorted());
    }
  });

  test('all changes of the organization are read by admins and auditors alike, and by nobody else', async () => {
    const everything = await allPages('admin', 'listAuditEntries', {});
    expect(everything.items.length).toBeGreaterThan(100);
    expect(everything.totals).toEqual([undefined]);
    // Only admins see addresses: in what is stored of members, and as the names of people who have none.
    const withoutAddresses = ({ items, totals }: typeof everything) => ({
      items: items.map((item) => ({
        ...item,
        actor_name: null,
        ...(Reflect.get(item, 'entity') === 'members' && { title: null, before: null, after: null }),
      })),
      totals,
    });
    expect(withoutAddresses(await allPages('auditor', 'listAuditEntries', {}))).toEqual(withoutAddresses(everything));
    for (const role of ROLES.filter((one) => !['admin', 'auditor'].includes(one))) {
      expect((await sendRequest(api, world.person(role), 'listAuditEntries', {})).status, role).toBe(403);
    }
  });

  // There is a record of each kind with each of these words in its name.
  test.each(searched)('a search of %s finds and counts exactly what the role may read', async (id) => {
    const words = ['within', 'beyond'];
    const everything = await Promise.all(words.map(async (q) => idsOf(await all('admin', id, q))));
    expect(everything.map(({ length }) => length > 0)).toEqual([true, true]);
    for (const role of ROLES.filter((one) => mayCall(id, one))) {
      const readable = new Set(idsOf(await all(role, id)));
      for (const [n, q] of words.entries()) {
        const { items, totals } = await all(role, id, q);
        expect(totals, `${role} ${q}`).toEqual([items.length]);
        expect(idsOf({ items }).toSorted(), `${role} ${q}`).toEqual(
          everything[n]?.filter((item) => readable.has(item)).toSorted(),
        );
      }
    }
  });

  test.each(['within', 'beyond'])('the summary counts what the register finds with "%s"', async (q) => {
    for (const role of ROLES) {
      const { items } = await all(role, 'listRisks', q);
      const summary = await read<RiskSummary>(role, 'getRiskSummary', {
        query: { organization_id: world.organizationId, q },
      });
      expect(
        [summary.total, sum(summary.cells), sum(Object.values(summary.levels).map((count) => ({ count })))],
        role,
      ).toEqual([items.length, items.length, items.length]);
    }
    // Proves nothing unless one of the roles sees fewer.
    const counts = await Promise.all(
      (['admin', 'grc_domain_manager'] as const).map(async (role) => (await all(role, 'listRisks', q)).items.length),
    );
    expect(counts[1]).toBe(q === 'within' ? counts[0] : 0);
    expect(counts[0]).toBeGreaterThan(0);
  });

  test.each(ROLES)('the dashboard and the summary of a %s count what their lists contain', async (role) => {
    const query = { organization_id: world.organizationId };
    const dashboard = await read<Dashboard>(role, 'getDashboard', { query });
    const summary = await read<RiskSummary>(role, 'getRiskSummary', { query });
    const risks = await all(role, 'listRisks');
    expect([
      sum(dashboard.risk_status),
      summary.total,
      sum(Object.values(summary.levels).map((count) => ({ count }))),
      sum(summary.cells),
    ]).toEqual(Array.from({ length: 4 }, () => risks.items.length));
    const flows = await all(role, 'listRiskFlows');
    expect(sum(dashboard.risk_flow_status)).toBe(flows.items.length);
    expect(sum(dashboard.completed_flows_timeline)).toBe(dashboard.total_completed_flows);
    expect(sum(dashboard.task_status)).toBe(
      mayCall('listTasks', role) ? (await all(role, 'listTasks')).items.length : 0,
    );
    const work = await read<WorkSummary>(role, 'getWorkSummary', { query });
    expect([work.tasks.total, work.plans.total]).toEqual([
      sum(dashboard.task_status),
      (await all(role, 'listTreatmentPlans')).items.length,
    ]);
    expect(idsOf(flows)).toEqual(expect.arrayContaining(idsOf({ items: dashboard.completed_flows })));
    expect(idsOf(risks)).toEqual(
      expect.arrayContaining([
        ...idsOf({ items: dashboard.archived_risks }),
        ...dashboard.completed_flows.map(({ risk_id }) => risk_id),
      ]),
    );
  });

  test('a GRC domain manager and an asset owner see only a part', async () => {
    const counts = async (role: Role, id: GuardedId) => (await all(role, id)).items.length;
    for (const id of ['listRisks', 'listArchivedRisks', 'listRiskFlows', 'listTreatmentPlans', 'listTasks'] as const) {
      expect(await counts('grc_domain_manager', id), id).toBe((await counts('admin', id)) / 2);
    }
    // Of each two of the world, one is or hangs on their asset. Besides, each of its eight flows has some of its own.
    for (const id of ['listAssets', 'listProperties', 'listRiskScenarios'] as const)
      expect([await counts('asset_owner', id), await counts('admin', id)], id).toEqual([1, 10]);
  });

  test.each(['What are our top risks?', 'What is overdue?'])(
    'the assistant does not reveal other domains to a GRC domain manager: %s',
    async (content) => {
      const body = { messages: [{ role: 'user', content }] };
      const { text } = await sendRequest(api, world.person('grc_domain_manager'), 'chat', { body });
      expect(leaks(theirs, { role: 'grc_domain_manager', text })).toEqual([]);
      // An admin gets another answer, so there is something to reveal.
      const asAdmin = await sendRequest(api, world.person('admin'), 'chat', { body });
      expect(asAdmin.text).not.toBe(text);
    },
  );

  /** A record of each kind that has a history, and the resource whose permissions it follows. */
  const RECORDS: readonly [AuditedEntity, Kind, Resource][] = [
    ['risks', 'risk', 'risks'],
    ['risk_flows', 'flow', 'risks'],
    ['treatment_plans', 'plan', 'risks'],
    ['risk_tables', 'table', 'risks'],
    ['shared_views', 'sharedView', 'risks'],
    ['risk_notes', 'note', 'risks'],
    ['grc_templates', 'grcTemplate', 'risks'],
    ['grc_domains', 'domain', 'risks'],
    ['tasks', 'task', 'tasks'],
    ['members', 'member', 'organizations'],
    ['assets', 'asset', 'assets'],
    ['properties', 'property', 'assets'],
    ['risk_scenarios', 'scenario', 'assets'],
    ['asset_templates', 'assetTemplate', 'assets'],
    ['property_templates', 'propertyTemplate', 'assets'],
    ['risk_scenario_templates', 'scenarioTemplate', 'assets'],
  ];

  test.each(RECORDS)(
    'the history of %s is visible to those who may read the record',
    async (entity, kind, resource) => {
      const hides = (role: Role) =>
        (role === 'grc_domain_manager'
          ? ['risk', 'flow', 'plan', 'task', 'note']
          : role === 'asset_owner'
            ? ['asset', 'property', 'scenario']
            : []
        ).includes(kind);
      for (const role of ROLES) {
        const status = async (entity_id: string) => {
          const answer = await sendRequest(api, world.person(role), 'listAuditEntries', {
            query: { entity, entity_id, limit: '200' },
          });
          expect(leaks(theirs, { role, text: answer.text }), role).toEqual([]);
          return answer.status;
        };
        const found = await Promise.all(
          [world.id(kind), world.id(kind, 'beyond'), theirs.id(kind), UNKNOWN].map(status),
        );
        const allowed = isAllowed(role, `${resource}/read`);
        expect(found, role).toEqual(allowed ? [200, hides(role) ? 404 : 200, 404, 404] : [403, 403, 403, 403]);
      }
    },
  );

  test('every kind with a history is tested, except the organization itself and what only its admins see', () => {
    expect(AUDITED_ENTITIES.filter((entity) => !RECORDS.some(([known]) => known === entity))).toEqual([
      'organizations',
      'webhooks',
      'releases',
    ]);
  });
});
