/** Of many requests that change one record at the same time, one succeeds. */
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
const TIMEOUT = 60_000;

/** Of the organization itself there is no copy to delete, so its sample is refused for the name; `people.test.ts` has its race. */
const WITHOUT_COPY: ReadonlySet<OperationId> = new Set<OperationId>(['deleteOrganization']);

const guarded = (Object.keys(operations) as OperationId[]).filter(isGuarded).filter((id) => !WITHOUT_COPY.has(id));

/** Operations that take the version which the caller has read. */
const versioned = guarded.filter((id) => {
  const { headers }: { operationId: string; headers?: TSchema } = operations[id].schema;
  return headers !== undefined && 'if-match' in Object(Reflect.get(headers, 'properties'));
});

/** Operations that can be carried out once for each record: transitions, deletions, the flow of a risk and the plan of a flow. */
const once: GuardedId[] = [
  'archiveRisk', 'unarchiveRisk', 'completeRiskFlow', 'archiveRiskFlow', 'completeTreatmentPlan', 'createRiskFlow', 'createTreatmentPlan',
  // Without a record in its address, an operation ends whatever there is.
  ...guarded.filter((id) => operations[id].method === 'DELETE' && operations[id].url.includes('/:')),
];

describe.each(allStores)('changes at the same time on $name', (on) => {
  let api: TestApi;
  let world: World;

  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'Quartz');
  }, TIMEOUT);
  afterAll(() => api.close());

  async function statusesOf(id: GuardedId, headers: Record<string, string>): Promise<number[]> {
    const source: Source = { ...sourceIn(world, false), take: async (kind) => (await copyOf(world, kind)).id };
    const request = { ...(await samples[id].request(source)), headers };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendRequest(api, world.person('admin'), id, request)));
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  }

  test.each(versioned)('%s of one version', async (id) => {
    // A copied record has version 1.
    const [first, ...others] = await statusesOf(id, { 'if-match': '"1"' });
    expect(first).toBe(samples[id].ok);
    // A record that was deleted, or that is in another state, is refused for that.
    expect(others.filter((status) => ![404, 409, 412].includes(status))).toEqual([]);
  }, TIMEOUT);

  test.each(once)('%s without a version', async (id) => {
    const [first, ...others] = await statusesOf(id, {});
    expect(first).toBe(samples[id].ok);
    expect(others.filter((status) => ![404, 409].includes(status))).toEqual([]);
  }, TIMEOUT);

  test('leave every audit trail complete', async () => {
    const trail = api.store.audit(world.organizationId);
    await trail.seal();
    expect(await trail.verify()).toMatchObject({ ok: true, faults: [] });
  }, TIMEOUT);
});
