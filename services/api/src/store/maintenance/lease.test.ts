import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '../embedded/engine.ts';
import type { Engine } from '../engine.ts';
import { withLease } from './lease.ts';
import { openMongo } from '../mongo/engine.ts';
import { OWN, plansOf } from '../plans.ts';
import { allStores } from '../testing.ts';
import type { UnitEngine } from '../collections/unit.ts';

const spec = { collections: {}, system: {} };

describe.each(allStores)('leases on $name', (on) => {
  let engine: Engine;
  let close: () => Promise<void>;
  beforeEach(async () => {
    // The date too: a renewal in the same millisecond as the lease would not change `expires_at`.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    if (on.name === 'mongodb') {
      const opened = await on.open(spec);
      engine = await openMongo(opened.options.mongodbUrl ?? '', plansOf(spec));
      close = () => opened.close();
    } else {
      const folder = await mkdtemp(join(tmpdir(), 'parapet-lease-'));
      engine = openEmbedded(folder, plansOf(spec));
      close = () => rm(folder, { recursive: true });
    }
  });
  afterEach(async () => {
    vi.useRealTimers();
    await engine.close();
    await close();
  });

  const leases = () => engine.reader.find({ collection: OWN.leases, organizationId: '', filter: {}, words: [] }, null);

  test('are held for as long as the work takes, and free at once when it is done', async () => {
    const done = await withLease(engine, 'work', 0, async () => withLease(engine, 'work', 0, async () => 'never'));
    expect(done).toEqual({ result: null });
    expect(await withLease(engine, 'work', 0, async () => 'next')).toEqual({ result: 'next' });
    expect(await leases()).toEqual([]);
  });

  test('are free when the work has failed', async () => {
    await expect(withLease(engine, 'work', 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLease(engine, 'work', 0, async () => 'next')).toEqual({ result: 'next' });
  });

  test('of one name are taken by one of twenty callers, and do not block a lease of another name', async () => {
    const goOn = Promise.withResolvers<void>();
    const results: unknown[] = [];
    const taking = Array.from({ length: 20 }, () =>
      withLease(engine, 'work', 0, () => goOn.promise).then((result) => results.push(result)),
    );
    expect(await withLease(engine, 'other work', 0, async () => 'done')).toEqual({ result: 'done' });
    await expect.poll(() => results).toEqual(Array.from({ length: 19 }, () => null));
    goOn.resolve();
    await Promise.all(taking);
    expect(results.at(-1)).toEqual({ result: undefined });
  });

  test('are renewed while the work runs, and can be taken over after they expire', async () => {
    await withLease(engine, 'work', 0, async () => {
      const [before] = await leases();
      vi.advanceTimersByTime(5000);
      await expect.poll(async () => (await leases())[0]?.['expires_at']).not.toBe(before?.['expires_at']);
      // As if no renewal had succeeded in time.
      await engine.atomically(async (session) => {
        const [lease] = await leases();
        if (lease)
          await session.replace(OWN.leases, lease, { ...lease, expires_at: new Date(Date.now() - 1).toISOString() });
      });
      expect(await withLease(engine, 'work', 0, async () => (await leases()).length)).toEqual({ result: 1 });
    });
  });

  test('are not taken again by a renewal that is still running when they are released', async () => {
    const slow = Promise.withResolvers<void>();
    let isRenewal = false;
    const slowly = async <R>(work: () => Promise<R>) => {
      if (isRenewal) {
        isRenewal = false;
        await slow.promise;
      }
      return work();
    };
    const { plans, reader, single } = engine;
    const slowEngine: UnitEngine = {
      plans,
      reader,
      atomically: (work) => slowly(() => engine.atomically(work)),
      ...(single && {
        single: {
          put: (...args) => single.put(...args),
          insert: (...args) => single.insert(...args),
          update: (...args) => slowly(() => single.update(...args)),
          remove: (...args) => single.remove(...args),
          add: (...args) => single.add(...args),
        },
      }),
    };
    const working = withLease(slowEngine, 'work', 0, async () => {
      isRenewal = true;
      vi.advanceTimersByTime(5000);
    });
    // Long enough for a release that wrongly does not wait for the renewal.
    await new Promise((done) => setTimeout(done, 50));
    slow.resolve();
    await working;
    expect(await leases()).toEqual([]);
    expect(await withLease(engine, 'work', 0, async () => 'next')).toEqual({ result: 'next' });
  });
});
