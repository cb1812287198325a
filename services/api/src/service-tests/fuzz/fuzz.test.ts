/**
 * Generated requests to every operation: none makes the service fail, gets past the contract or reaches another organization.
 *
 *   FUZZ_RUNS        requests for each operation on the embedded store
 *   FUZZ_MONGO_RUNS  the same on MongoDB, with TEST_STORES=all: the conformance suite shows that it answers alike
 *   FUZZ_SEED        a number, or `random`; a fixed one by default, so that a change fails only for what it changes
 *   FUZZ_OPERATION   only this one
 */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';
import { sized } from '../../testing/flags.ts';
import { createWorld, snapshot, type World } from '../world.ts';
import { fuzz } from './fuzz.ts';

const {
  FUZZ_RUNS = '300',
  FUZZ_MONGO_RUNS = String(sized({ default: 10, full: 300 })),
  FUZZ_SEED = '20260301',
  FUZZ_OPERATION,
} = process.env;
const seed = FUZZ_SEED === 'random' ? randomInt(2 ** 31) : Number(FUZZ_SEED);
const timeoutFor = (runs: number) => 60_000 + runs * 1000;

/** Operations that read everything come first, while there is little; those that add to it come last. */
function rank(id: OperationId): number {
  if (id === 'verifyAudit') return 0;
  // While streams are open every change is sent to them, which takes time.
  if (id === 'streamEvents') return 4;
  // Deletes whatever matches a filter.
  if (id.startsWith('bulk')) return 5;
  if (operations[id].method === 'GET') return 1;
  return 201 in operations[id].schema.response ? 3 : 2;
}
const all = (Object.keys(operations) as OperationId[])
  .filter((id) => FUZZ_OPERATION === undefined || id === FUZZ_OPERATION)
  .toSorted((a, b) => rank(a) - rank(b));

describe.each(stores)(`generated requests on $name (FUZZ_SEED=${seed})`, (on) => {
  const runs = Number(on.name === 'mongodb' ? FUZZ_MONGO_RUNS : FUZZ_RUNS);
  let api: TestApi;
  let ours: World;
  let theirs: World;
  let theirRecords: Awaited<ReturnType<typeof snapshot>>;

  beforeAll(
    async () => {
      api = await openApi(on);
      // For streams, which take a port.
      await originOf(api.app);
      ours = await createWorld(api, 'Quartz');
      theirs = await createWorld(api, 'Zebra');
      for (const { organizationId } of [ours, theirs]) await api.store.audit(organizationId).seal();
      theirRecords = await snapshot(theirs);
    },
    timeoutFor(runs) + 120_000,
  );
  afterAll(() => api.close());

  test.each(all)(
    '%s',
    async (id) => {
      expect((await fuzz(id, ours, theirs, { seed, runs })).join('\n\n'), `FUZZ_SEED=${seed}`).toBe('');
    },
    timeoutFor(runs),
  );

  test('afterwards the service works and the other organization is unchanged', async () => {
    expect((await api.anybody.send('GET', '/api/health/ready')).status).toBe(200);
    expect((await ours.founder.send('GET', '/api/me')).status).toBe(200);
    expect(await snapshot(theirs)).toEqual(theirRecords);
  });

  test(
    'afterwards every audit trail is complete',
    async () => {
      for (const { organizationId } of [ours, theirs]) {
        await api.store.audit(organizationId).seal();
        const { faults, entries } = await api.store.audit(organizationId).verify();
        expect(faults).toEqual([]);
        expect(entries).toBeGreaterThan(0);
      }
    },
    timeoutFor(runs),
  );
});
