import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEmbedded } from '../embedded/engine.ts';
import type { Engine } from '../engine.ts';
import { wait } from '../../platform/timers.ts';
import { withLease } from './lease.ts';
import { plansOf } from '../plans.ts';

let folder: string;
let engine: Engine;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = await mkdtemp(join(tmpdir(), 'parapet-lease-'));
  engine = openEmbedded(folder, plansOf({ collections: {}, system: {} }));
});
afterEach(async () => {
  vi.useRealTimers();
  await engine.close();
  await rm(folder, { recursive: true });
});

test('a lease is held while the work runs, and free as soon as it is done', async () => {
  const done = await withLease(engine, 'work', 0, async () => withLease(engine, 'work', 0, async () => 'never'));
  expect(done).toEqual({ result: null });
  expect(await withLease(engine, 'work', 0, async () => 'next')).toEqual({ result: 'next' });
});

test('a renewal that runs while the lease is released does not take it again', async () => {
  const slow = Promise.withResolvers<void>();
  let isRenewal = false;
  const atomically: Engine['atomically'] = async (work) => {
    if (isRenewal) {
      isRenewal = false;
      await slow.promise;
    }
    return engine.atomically(work);
  };
  const working = withLease({ atomically }, 'work', 0, async () => {
    isRenewal = true;
    vi.advanceTimersByTime(5000);
  });
  // Time for the release, which must not come before the renewal.
  await wait(50);
  slow.resolve();
  await working;
  // Time for the renewal to end.
  await engine.atomically(async () => undefined);
  expect(await withLease(engine, 'work', 0, async () => 'next')).toEqual({ result: 'next' });
});
