/**
 * Odd requests to every operation: none brings the service down, gets past the contract or reaches another organisation.
 *
 *   FUZZ_RUNS       requests for each operation; 300 unless told otherwise
 *   FUZZ_SEED       to send the same requests again
 *   FUZZ_OPERATION  only this one
 */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';
import { makeWorld, snapshot, type World } from '../world.ts';
import { fuzz } from './fuzz.ts';

const { FUZZ_RUNS = '300', FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_OPERATION } = process.env;
const options = { seed: Number(FUZZ_SEED), runs: Number(FUZZ_RUNS) };
const TIMEOUT = 60_000 + options.runs * 1000;

/** What reads everything comes first, while there is little; what adds to it comes last. */
function rank(id: OperationId): number {
  if (id === 'verifyAudit') return 0;
  // From then on every change is told, which takes its time.
  if (id === 'streamEvents') return 4;
  if (operations[id].method === 'GET') return 1;
  return 201 in operations[id].schema.response ? 3 : 2;
}
const all = (Object.keys(operations) as OperationId[])
  .filter((id) => FUZZ_OPERATION === undefined || id === FUZZ_OPERATION)
  .toSorted((a, b) => rank(a) - rank(b));

describe.each(stores)(`odd requests on $name (FUZZ_SEED=${FUZZ_SEED})`, (on) => {
  let api: TestApi;
  let ours: World;
  let theirs: World;
  let untouched: Awaited<ReturnType<typeof snapshot>>;

  beforeAll(async () => {
    api = await openApi(on);
    // For streams, which take a port.
    await originOf(api.app);
    ours = await makeWorld(api, 'Quartz');
    theirs = await makeWorld(api, 'Zebra');
    for (const { organizationId } of [ours, theirs]) await api.store.audit(organizationId).seal();
    untouched = await snapshot(theirs);
  });
  afterAll(() => api.close());

  test.each(all)('%s', async (id) => {
    expect((await fuzz(id, ours, theirs, options)).join('\n\n'), `FUZZ_SEED=${FUZZ_SEED}`).toBe('');
  }, TIMEOUT);

  test('after all that the service is well, and so is the other organisation', async () => {
    expect((await api.anybody.send('GET', '/api/health/ready')).status).toBe(200);
    expect((await ours.boss.send('GET', '/api/me')).status).toBe(200);
    expect(await snapshot(theirs)).toEqual(untouched);
  });

  test('and every history is whole', async () => {
    for (const { organizationId } of [ours, theirs]) {
      await api.store.audit(organizationId).seal();
      const { faults, entries } = await api.store.audit(organizationId).verify();
      expect(faults).toEqual([]);
      expect(entries).toBeGreaterThan(0);
    }
  }, TIMEOUT);
});
