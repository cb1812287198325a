import { describe, expect, test, vi } from 'vitest';
import { allStores } from '../../store/testing.ts';
import { callsOf, sharedCalls } from './calls.ts';
import { limiter, type Calls, type Taken } from './limiter.ts';

const SPEC = { collections: {}, system: { rate_limits: {} } };
const MINUTE = 60_000;

/** A counter, and how often it was asked. */
function counter(most: number, windowMs = MINUTE): { calls: Calls; asked: () => number } {
  let [asked, taken, resetAt] = [0, 0, 0];
  const calls: Calls = async (_caller, amount): Promise<Taken> => {
    asked += 1;
    if (resetAt <= Date.now()) [taken, resetAt] = [0, Date.now() + windowMs];
    const more = Math.min(amount, most - taken);
    taken += more;
    return { taken: more, left: most - taken, resetAt };
  };
  return { calls, asked: () => asked };
}

const admitted = async (of: ReturnType<typeof limiter>, caller: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, async () => of.admit(caller)));
  return answers.filter(({ isAdmitted }) => isAdmitted).length;
};

describe('a limiter', () => {
  test('admits the allowance and no more, and says what is left', async () => {
    const { calls } = counter(3);
    const { admit } = limiter(3, calls);
    const answers = [await admit('ann'), await admit('ann'), await admit('ann'), await admit('ann')];
    expect(answers.map(({ isAdmitted, left }) => [isAdmitted, left])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ]);
    expect(answers[3]?.resetAt).toBeGreaterThan(Date.now() + 50_000);
  });

  test('takes small reserves at first and larger ones later, and stops asking once nothing is left', async () => {
    const { calls, asked } = counter(1200);
    const of = limiter(1200, calls);
    await admitted(of, 'ann', 30);
    expect(asked()).toBe(2);
    expect(await admitted(of, 'ann', 1300)).toBe(1170);
    const soFar = asked();
    expect(soFar).toBeLessThan(70);
    expect(await admitted(of, 'ann', 100)).toBe(0);
    expect(asked()).toBe(soFar);
  });

  test('starts again when the window ends', async () => {
    const { calls } = counter(5, 1000);
    const of = limiter(5, calls);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect(await admitted(of, 'ann', 8)).toBe(5);
      vi.setSystemTime(Date.now() + 999);
      expect(await admitted(of, 'ann', 1)).toBe(0);
      vi.setSystemTime(Date.now() + 1);
      expect(await admitted(of, 'ann', 8)).toBe(5);
    } finally {
      vi.useRealTimers();
    }
  });

  test('asks again when the counter could not be reached', async () => {
    const { calls } = counter(5);
    let isDown = true;
    const { admit } = limiter(5, (...asked) => (isDown ? Promise.reject(new Error('down')) : calls(...asked)));
    await expect(Promise.all([admit('ann'), admit('ann')])).rejects.toThrow('down');
    isDown = false;
    expect(await admit('ann')).toMatchObject({ isAdmitted: true, left: 4 });
  });

  test('stores the reserves of a limited number of callers', async () => {
    const counters = new Map<string, ReturnType<typeof counter>>();
    const calls: Calls = (caller, amount) => {
      const one = counters.get(caller) ?? counter(100);
      counters.set(caller, one);
      return one.calls(caller, amount);
    };
    const { admit } = limiter(100, calls, 10);
    for (let n = 0; n < 50; n += 1) await admit(`caller ${n}`);
    // The reserve of the newest is stored still, that of the oldest is not.
    for (const n of [49, 0]) {
      await admit(`caller ${n}`);
      await admit(`caller ${n}`);
    }
    expect([counters.get('caller 49')?.asked(), counters.get('caller 0')?.asked()]).toEqual([2, 3]);
  });
});

describe.each(allStores)('limiters on $name', (on) => {
  test('admit exactly the allowance of each caller', async () => {
    const opened = await on.open(SPEC);
    const [most, windowMs] = [200, MINUTE];
    // One for each of three processes on MongoDB, and for the only process of the embedded store.
    const count = opened.store.kind === 'mongodb' ? 3 : 1;
    const all = Array.from({ length: count }, () => limiter(most, callsOf(opened.store, { most, windowMs })));
    const each = await Promise.all(all.flatMap((one) => ['ann', 'bob'].map((caller) => admitted(one, caller, 250))));
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(2 * most);
    await opened.close();
  });

  test('count in the database only where there may be several processes, until the window ends', async () => {
    const opened = await on.open(SPEC);
    const [most, windowMs] = [10, 200];
    const counters = opened.store.system('rate_limits');
    await limiter(most, callsOf(opened.store, { most, windowMs })).admit('ann');
    expect(await counters.get('ann')).toEqual(
      opened.store.kind === 'mongodb' ? expect.objectContaining({ count: 1 }) : null,
    );
    await expect.poll(() => counters.get('ann')).toBeNull();
    await opened.close();
  });

  test('with different allowances never admit more than their own', async () => {
    const opened = await on.open(SPEC);
    const [small, large] = [5, 20].map((most) => limiter(most, sharedCalls(opened.store, { most, windowMs: MINUTE })));
    if (small === undefined || large === undefined) throw new Error('no limiters');
    expect(await admitted(large, 'ann', 30)).toBe(20);
    expect(await admitted(small, 'ann', 30)).toBe(0);
    await opened.close();
  });
});
