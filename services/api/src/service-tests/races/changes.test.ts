/** Only one of many concurrent requests that change the same record succeeds. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@parapet/contracts';
import type { TSchema } from 'typebox';
import { allStores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { sendRequest } from '../../testing/operation-request.ts';
import { sourceIn } from '../access/cases.ts';
import { isGuarded, type GuardedId } from '../access/expected/requirements.ts';
import type { Source } from '../access/sample.ts';
import { samples } from '../access/samples/samples.ts';
import { copyOf } from '../fuzz/record-copies.ts';
import { createWorld, type World } from '../world.ts';

const AT_ONCE = 8;

/**
 * There is no copy of the organization to delete, and its sample is refused because of a wrong name. `people.test.ts` tests its race. Sample data
 * are of an organization too; its scenario removes them twice. Nor is there a copy of the one chat channel. Nobody here is an admin of the server.
 */
const WITHOUT_COPY: ReadonlySet<OperationId> = new Set<OperationId>([
  'deleteOrganization',
  'removeSampleData',
  'setChatChannel',
  'revokeReleaseToken',
]);

const guarded = (Object.keys(operations) as OperationId[]).filter(isGuarded).filter((id) => !WITHOUT_COPY.has(id));

/** Operations that take the version which the caller has read. */
const versioned = guarded.filter((id) => {
  const { headers }: { operationId: string; headers?: TSchema } = operations[id].schema;
  return headers !== undefined && 'if-match' in Object(Reflect.get(headers, 'properties'));
});

/** Operations that can be carried out once for each record: transitions, deletions, the flow of a risk and the plan of a flow. */
const once: GuardedId[] = [
  'archiveRisk',
  'unarchiveRisk',
  'completeRiskFlow',
  'archiveRiskFlow',
  'completeTreatmentPlan',
  'createRiskFlow',
  'createTreatmentPlan',
  // Deletions without an id in the URL are left out: they end whatever there is, so they can succeed more than once.
  ...guarded.filter((id) => operations[id].method === 'DELETE' && operations[id].url.includes('/:')),
];

describe.each(allStores)('changes at the same time on $name', (on) => {
  let api: TestApi;
  let world: World;

  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'Quartz');
  });
  afterAll(() => api.close());

  async function statusesOf(id: GuardedId, headers: Record<string, string>): Promise<number[]> {
    const source: Source = { ...sourceIn(world, false), take: async (kind) => (await copyOf(world, kind)).id };
    const request = { ...(await samples[id].request(source)), headers };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => sendRequest(api, world.person('admin'), id, request)),
    );
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  }

  test.each(versioned)('%s of one version succeeds only once', async (id) => {
    // A copied record has version 1.
    const [first, ...others] = await statusesOf(id, { 'if-match': '"1"' });
    expect(first).toBe(samples[id].ok);
    // The other requests may also be refused because the record was deleted or is in another state.
    expect(others.filter((status) => ![404, 409, 412].includes(status))).toEqual([]);
  });

  test.each(once)('%s without a version succeeds only once', async (id) => {
    const [first, ...others] = await statusesOf(id, {});
    expect(first).toBe(samples[id].ok);
    expect(others.filter((status) => ![404, 409].includes(status))).toEqual([]);
  });

  test('leave every audit trail complete', async () => {
    const trail = api.store.audit(world.organizationId);
    await trail.seal();
    expect(await trail.verify()).toMatchObject({ ok: true, faults: [] });
  });
});
